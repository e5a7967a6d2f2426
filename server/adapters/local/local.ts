import type { ContentPort } from '../../ports/content.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import type { StorePort } from '../../ports/store.js';
import { databaseCatalogue } from '../../catalogueIndex/catalogue.js';
import { cachedSynonyms } from '../../catalogueIndex/synonyms/cachedSynonyms.js';
import type { Synonyms } from '../../catalogueIndex/synonyms/otherNames.js';
import { EMBEDDED } from '../../catalogueIndex/replica/catalogueFile.js';
import { openWithReplica } from '../../catalogueIndex/replica/openWithReplica.js';
import type { Replica } from '../../catalogueIndex/replica/replica.js';
import { type DatabaseOptions, openDatabase } from '../../database/connection/database.js';
import type { Database, Reader } from '../../database/sql/sql.js';
import { guarded } from '../../database/connection/guarded.js';
import { type OwnRecords, type OwnRecordsOptions, ownRecords } from '../../database/records/ownRecords.js';
import { seedDatabase } from './seed/seedDatabase.js';
import { localCoupons } from './order/coupons.js';
import { localCarts } from './order/carts.js';
import { localContent } from './content.js';
import { localCustomers } from './customers.js';
import { localOffice } from './order/office.js';
import { localOrders } from './order/orders.js';
import { withPlannedSales } from './plannedSales.js';
import { localReviews } from './reviews.js';
import { localShipping } from './shipping.js';
import { openFitment } from '../../fitment/fitment.js';

interface LocalShopOptions extends DatabaseOptions, Pick<OwnRecordsOptions, 'report' | 'onProblem'> {
  /**
   * Total number of products in the demonstration shop; absent, or below the number of records: the records only; `none`: a
   * new database gets no products.
   */
  demoProducts?: number | 'none' | undefined;
  /** Receives one line about what opening did, if it did anything. */
  log?: ((line: string) => void) | undefined;
  /** Path of the catalogue file that the process starts from; absent: it reads the database. */
  catalogueFile?: string | null | undefined;
  /** See `FollowOptions.later`. */
  later?: ((work: Promise<unknown>) => void) | undefined;
  /** The operator's synonyms for searches, if the texts are elsewhere. */
  synonyms?: (() => Promise<string>) | undefined;
}

export interface LocalShop extends OwnRecords {
  store: StorePort;
  content: ContentPort;
}

/**
 * Opens the embedded shop, which needs only a database: a new file is created and seeded with the demonstration shop,
 * an existing one is kept. Throws `DatabaseFileError` for a file that is not such a database.
 */
export async function openLocalShop(options: LocalShopOptions): Promise<LocalShop> {
  const { url, report, onProblem, later, catalogueFile = null } = options;
  const { database, replica } = await openWithReplica({
    ...{ url, report, later, source: EMBEDDED, file: catalogueFile },
    open: () => openSeeded(options),
  });
  const records = ownRecords(database, { report, onProblem, later });
  const content = replica.port(
    (reader) => localContent(reader, records.tables),
    guarded(database, 'content_unavailable'),
  );
  return {
    store: localStore(guarded(database, 'store_unavailable'), {
      replica,
      report,
      later,
      tables: records.tables,
      synonyms: cachedSynonyms({ read: options.synonyms ?? (() => content.getSynonyms()), onProblem }),
    }),
    content,
    ...records,
    close() {
      replica.close();
      records.close();
    },
  };
}

async function openSeeded({ demoProducts, log, ...options }: LocalShopOptions): Promise<Database> {
  const database = await openDatabase(options);
  try {
    const added = await seedDatabase(database, demoProducts ?? 0);
    if (added > 0) log?.(`Added ${added} products of the demonstration shop to the database`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

interface MappingContext extends Pick<LocalShopOptions, 'report' | 'later'>, Pick<OwnRecords, 'tables'> {
  replica: Replica;
  synonyms: () => Promise<Synonyms>;
}

function localStore(database: Database, surroundings: MappingContext): StorePort {
  const { replica, report, tables } = surroundings;
  return {
    catalogue: localCatalogue(database, surroundings),
    customers: localCustomers(database, tables),
    ...notingStockChanges(
      { carts: localCarts(database, tables), orders: localOrders(database, tables) },
      replica,
    ),
    shipping: localShipping(database),
    coupons: localCoupons(database, tables),
    fitment: openFitment(database, { report, tables }),
    reviews: localReviews(database, tables),
    returnMarks: null,
    office: localOffice(database, tables),
    acceptsPayment: () => Promise.resolve(true),
    listWays: () => Promise.resolve(null),
    ping: async () => {
      await database.rows('SELECT 1');
    },
  };
}

/** Shown from the replica; what is bought is read from the database. */
function localCatalogue(
  database: Database,
  { replica, tables: records, later, synonyms }: MappingContext,
): CataloguePort {
  const over = (reader: Reader) => databaseCatalogue(reader, { records, synonyms });
  const current = over(database);
  const catalogue = {
    ...replica.port(over, database),
    getCurrent: (ids: readonly number[]) => current.getCurrent(ids),
  };
  return withPlannedSales(catalogue, database, { records, later });
}

/** Orders that take stock change the catalogue. */
function notingStockChanges(
  { carts, orders }: Pick<StorePort, 'carts' | 'orders'>,
  replica: Replica,
): Pick<StorePort, 'carts' | 'orders'> {
  const noting = <T>(work: Promise<T>): Promise<T> => work.finally(() => replica.expectChange());
  return {
    carts: { ...carts, placeOrder: (...args) => noting(carts.placeOrder(...args)) },
    orders: { ...orders, settlePayment: (...args) => noting(orders.settlePayment(...args)) },
  };
}
