import type { ContentPort } from '../../ports/content.js';
import type { StorePort } from '../../ports/store.js';
import { databaseCatalogue } from '../../catalogueIndex/catalogue.js';
import { type DatabaseOptions, openDatabase } from '../../database/database.js';
import type { Database, Reader } from '../../database/sql.js';
import { guarded } from '../../database/guarded.js';
import { type OwnRecords, ownRecords } from '../../database/ownRecords.js';
import type { StateOptions } from '../../database/state.js';
import { seedDatabase } from './seed/seedDatabase.js';
import { localContent } from './content.js';
import { localCustomers } from './customers.js';
import { localOrders } from './orders.js';
import type { ShippingPort } from '../../ports/shipping.js';
import { integer, localized, text } from '../../database/rows.js';

export interface LocalShopOptions extends DatabaseOptions, Pick<StateOptions, 'report'> {
  /** How many products the demonstration shop shall have; absent or small, the written ones. */
  demoProducts?: number | undefined;
  /** Hears what opening did, in one line, where it did something. */
  log?: ((line: string) => void) | undefined;
}

export interface LocalShop extends OwnRecords {
  store: StorePort;
  content: ContentPort;
}

/**
 * Opens the shop that needs nothing but a database: the file is made and filled with the demonstration shop
 * where it is new, and kept as it is otherwise. Throws `DatabaseFileError` for a file of another kind.
 */
export async function openLocalShop({
  demoProducts,
  log,
  report,
  ...options
}: LocalShopOptions): Promise<LocalShop> {
  const database = await openDatabase(options);
  try {
    const added = await seedDatabase(database, demoProducts ?? 0);
    if (added > 0) log?.(`Added ${added} products of the demonstration shop to the database`);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    store: localStore(guarded(database, 'store_unavailable')),
    content: localContent(guarded(database, 'content_unavailable')),
    ...ownRecords(database, { report }),
  };
}

function localStore(database: Database): StorePort {
  return {
    catalogue: databaseCatalogue(database),
    customers: localCustomers(database),
    orders: localOrders(database),
    shipping: localShipping(database),
    acceptsPayment: () => Promise.resolve(true),
    ping: async () => {
      await database.rows('SELECT 1');
    },
  };
}

/** Ways of delivery out of the table of rates; none to a governorate that the table does not have. */
function localShipping(reader: Reader): ShippingPort {
  return {
    async listMethods(governorate) {
      const rows = await reader.rows(
        'SELECT * FROM shipping_rates WHERE governorate = ? ORDER BY cost, method',
        [governorate],
      );
      return rows.map((row) => ({
        id: text(row, 'method'),
        title: localized(row, 'title'),
        isPickup: false,
        cost: integer(row, 'cost'),
        etaDays: integer(row, 'eta_days'),
        dependsOnCart: false,
      }));
    },
  };
}
