import type { StorePort } from '../../ports/store.js';
import { type DatabaseOptions, openDatabase } from '../../database/connection/database.js';
import { guarded } from '../../database/connection/guarded.js';
import type { Database } from '../../database/sql/sql.js';
import { cachedSynonyms } from '../../catalogueIndex/synonyms/cachedSynonyms.js';
import { openWithReplica } from '../../catalogueIndex/replica/openWithReplica.js';
import { type OwnRecords, ownRecords } from '../../database/records/ownRecords.js';
import type { StateOptions } from '../../database/records/state.js';
import { type ClientOptions, createClient, type StoreClient } from '../wpRest/client.js';
import { storeCustomers } from './account/customers.js';
import { shopAddresses } from '../wpRest/links.js';
import { storeCatalogue } from './catalogue/remoteCatalogue.js';
import { createMirror, type Mirror } from '../../mirror/mirror.js';
import { readChoices, readShippingClasses, refuseEmbeddedShop } from '../../mirror/mirrorTables.js';
import type { CardGateways } from './order/gateways.js';
import { storeCoupons } from './coupons/coupons.js';
import { storeCarts } from './order/carts.js';
import { ordersContext } from './order/orderWrites.js';
import { storeOrders } from './order/orders.js';
import { storeReturnMarks } from './order/orderReturns.js';
import { storePayments } from './order/paymentGateways.js';
import { openFitment } from '../../fitment/fitment.js';
import { storeReviews } from './reviews/reviews.js';
import { storeShipping } from './delivery/shipping.js';
import type { CataloguePort } from '../../ports/catalogue.js';

export interface WooCommerceOptions extends ClientOptions, Pick<StateOptions, 'report'> {
  /** Database of the shop's own state and of the mirror. */
  database: DatabaseOptions;
  /** See `CardGateways`. */
  cards: CardGateways;
  /** Minimum duration of a rejected login, in ms. */
  refusalMs?: number | undefined;
  /** Path of the catalogue file that the process starts from; absent: it reads the database. */
  catalogueFile?: string | null | undefined;
  /** See `MirrorOptions.later`. */
  later?: ((work: Promise<unknown>) => void) | undefined;
  /** The operator's synonyms for searches; absent: none. */
  synonyms?: (() => Promise<string>) | undefined;
}

export interface WooCommerce extends OwnRecords {
  store: StorePort;
  /** For other requests to the same store. */
  client: StoreClient;
}

/**
 * A shop whose products, customers and orders are in WooCommerce. Its own state and a mirror of the catalogue are in
 * the database. Sends no request yet, so that the shop starts while its store is down.
 */
export async function openWooCommerce(options: WooCommerceOptions): Promise<WooCommerce> {
  const { now, later, report, catalogueFile = null } = options;
  const { database: opened, replica } = await openWithReplica({
    ...{ now, later, report, source: options.url, file: catalogueFile, url: options.database.url },
    open: () => openMirrorDatabase(options.database),
  });
  const database = guarded(opened, 'store_unavailable');
  const own = ownRecords(opened, options);
  const { state, notes, tables } = own;
  const client = createClient({ ...options, notes });
  const { url } = options;
  const { synonyms: read = () => Promise.resolve(''), onProblem } = options;
  const synonyms = cachedSynonyms({ read, now, onProblem });
  const mirror = createMirror({
    ...{ database, replica, notes, state, tables, synonyms, now, later, report },
    remote: storeCatalogue(client, url),
    addressesOf: shopAddresses({ url, tipIds: new Map() }),
  });
  const catalogue = mirroredCatalogue(mirror);
  const payments = storePayments(client, options.cards, options.now);
  const orders = ordersContext({
    ...{ client, catalogue, state },
    choices: (ids) => readChoices(database, ids),
    secret: options.consumerSecret,
    cards: { ...options.cards, storeTitle: payments.titleOf },
    onProblem: options.onProblem,
  });
  return {
    store: {
      catalogue,
      customers: storeCustomers({
        client,
        state,
        refusalMs: options.refusalMs,
        onProblem: options.onProblem,
      }),
      carts: storeCarts(orders),
      orders: storeOrders(orders),
      coupons: storeCoupons(client, options.onProblem),
      shipping: storeShipping({
        client,
        shippingClasses: (ids) => readShippingClasses(database, ids),
        now: options.now,
      }),
      fitment: openFitment(database, { report, tables }),
      reviews: storeReviews(client, options.now),
      returnMarks: storeReturnMarks(orders),
      office: null,
      acceptsPayment: payments.acceptsPayment,
      listWays: payments.listWays,
      ping: () => ping(client),
    },
    ...own,
    client,
    close() {
      replica.close();
      own.close();
    },
  };
}

async function openMirrorDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  try {
    await refuseEmbeddedShop(database, options.url);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const PING_TIMEOUT_MS = 5000;

/** The cheapest request that needs both the store's database and the keys. */
async function ping(client: StoreClient): Promise<void> {
  const query = { per_page: 1, _fields: 'id' };
  await client.request({ method: 'GET', path: 'wc/v3/products', query, timeoutMs: PING_TIMEOUT_MS });
}

/** The catalogue of the store: browsing reads the mirror, price and stock at purchase come from the store itself. */
function mirroredCatalogue(mirror: Mirror): CataloguePort {
  return {
    listProducts: async (query) => (await mirror.read()).listProducts(query),
    async getProduct(id) {
      const known = await (await mirror.read()).getProduct(id);
      if (known !== null) return known;
      await mirror.lookFor(id); // it may be new
      return (await mirror.read()).getProduct(id);
    },
    getProducts: async (ids) => (await mirror.read()).getProducts(ids),
    getViewed: (ids) => mirror.getCurrent(ids),
    getCurrent: (ids) => mirror.getCurrent(ids),
    refresh: (ids) => mirror.refresh(ids),
    findProductId: async (slug) => (await mirror.read()).findProductId(slug),
    searchProducts: async (keyword, limit) => (await mirror.read()).searchProducts(keyword, limit),
    listProductRefs: async () => (await mirror.read()).listProductRefs(),
    listCategories: async () => (await mirror.read()).listCategories(),
    listStockedSizes: async (category) => (await mirror.read()).listStockedSizes(category),
    listBrands: async () => (await mirror.read()).listBrands(),
    listAssortment: async () => (await mirror.read()).listAssortment(),
  };
}
