import { afterAll, describe, expect, it, vi } from 'vitest';
import { forgetBackend } from '../../../server/backend.js';
import { inStock, required, someProduct } from '../../contract/support.js';
import { type DatabaseCost, databaseCost } from '../../support/countedCalls.js';
import { GEIDEA_PASSWORD, GEIDEA_PUBLIC_KEY, startGeidea } from '../../support/standIns/geideaStandIn.js';
import { type HostedDatabase, startHostedDatabase } from '../../support/hostedDatabase/hostedDatabase.js';
import { startSeededHosted } from '../../support/hostedDatabase/seededHosted.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import type { Person } from '../browser.js';
import { afterAnswers, ORIGIN, type Reply } from '../call.js';
import { openShop, PASSWORD, type Shop } from '../shop.js';

/* Database statements, round trips and store calls per request. */

vi.mock('@libsql/client', async (original) => {
  const library = await original<typeof import('@libsql/client')>();
  const { counted } = await import('../../support/countedCalls.js');
  return { ...library, createClient: (config: never) => counted(library.createClient(config)) };
});

interface Cost extends DatabaseCost {
  /** Requests to the database, one after the other. */
  roundTrips: number;
  /** Requests to the external store. */
  storeCalls: number;
}

const WORKS = [
  'first line',
  'same line again',
  'other quantity',
  'removal',
  'address',
  'checkout in cash, two lines',
  'start of a card payment',
] as const;
type Work = (typeof WORKS)[number];

/** Longer than what a request does between two round trips. */
const LATENCY_MS = 30;
/** The record that products were read and had not changed, which the mirror writes while the request goes on. */
const isRecord = (sql: string) => sql.includes('INSERT INTO mirror_reads') && !sql.includes('UPDATE items');
const databases = {
  local: await startSeededHosted({ latencyMs: LATENCY_MS }),
  store: await startHostedDatabase({ isDeferred: isRecord }),
};
afterAll(() => Promise.all([databases.local.close(), databases.store.close()]));

/** Performs each step once in a shop with a warm mirror, and returns its cost. */
async function measure(
  shop: Shop,
  customer: () => Promise<Person>,
  storeCalls: () => number,
  { roundTrips }: HostedDatabase,
): Promise<Record<Work, Cost>> {
  const { catalogue, shipping } = shop.backend.store;
  const simple = await someProduct(catalogue, inStock(9));
  const model = await someProduct(catalogue, ({ variations }) =>
    variations.some(({ stock }) => Number(stock) > 1),
  );
  const variation = required(model.variations.find(({ stock }) => Number(stock) > 1));
  // These run after the response, so that they would be counted or not by chance.
  vi.spyOn(catalogue, 'refresh').mockResolvedValue();
  vi.spyOn(shop.backend, 'later').mockReturnValue();
  await catalogue.getCurrent([simple.id, model.id]);
  await shipping.listMethods('EGC', null);
  await shop.backend.store.acceptsPayment('cod', null);
  const mona = await customer();
  await afterAnswers();
  const costs: Partial<Record<Work, Cost>> = {};
  let keys = 0;

  async function costOf<T extends Pick<Reply, 'status' | 'text'>>(
    work: Work,
    ask: (headers: Record<string, string>) => Promise<T>,
  ): Promise<T> {
    const before = { ...databaseCost(), roundTrips: roundTrips(), storeCalls: storeCalls() };
    const reply = await ask({ 'idempotency-key': `cost-${(keys += 1)}` });
    const after = { ...databaseCost(), roundTrips: roundTrips(), storeCalls: storeCalls() };
    expect([work, reply.status < 300 ? 'done' : reply.text]).toEqual([work, 'done']);
    costs[work] = {
      statements: after.statements - before.statements,
      roundTrips: after.roundTrips - before.roundTrips,
      writeTransactions: after.writeTransactions - before.writeTransactions,
      storeCalls: after.storeCalls - before.storeCalls,
    };
    await afterAnswers();
    return reply;
  }

  const place =
    (...lines: Record<string, unknown>[]) =>
    (headers: Record<string, string>) =>
      mona.post('/api/wcPost/place-order', cartBody(...lines), { headers });
  const change = (id: number, line: Record<string, unknown>) => (headers: Record<string, string>) =>
    mona.put('/api/wcPost/update-order', { ...cartBody(line), order_id: id }, { headers });

  const { id } = orderOf(await costOf('first line', place(lineOf(simple.id))));
  const { items } = orderOf(await costOf('same line again', place(lineOf(simple.id))));
  const line = required(items[0]).line_item_id;
  await costOf('other quantity', change(id, { id: line, product_id: simple.id, quantity: 3 }));
  await costOf('removal', change(id, { id: line, quantity: 0 }));
  const address = { governorate: 'EGC', city: 'Nasr City', address_1: '14 El Yasmin Street' };
  await costOf('address', (headers) =>
    mona.put('/api/wcPost/update-customer', { addresses: [address] }, { headers }),
  );
  const goods = [lineOf(simple.id), lineOf(model.id, 1, { variation_id: variation.id })];
  await place(...goods)({});
  const checkout = async (changes: Record<string, unknown>) => {
    await place(...goods)({});
    const cart = required((await shop.ordersOf(mona.id)).find(({ status }) => status === 'pending-cart'));
    return (headers: Record<string, string>) =>
      mona.post('/api/wcPost/checkout', checkoutBody(cart.id, changes), { headers });
  };
  await costOf('checkout in cash, two lines', await checkout({}));
  await costOf('start of a card payment', await checkout({ payment_method: 'card' }));
  return costs as Record<Work, Cost>;
}

const geidea = await startGeidea();
afterAll(() => geidea.close());
const CARDS = { GEIDEA_URL: geidea.url, GEIDEA_PUBLIC_KEY, GEIDEA_API_PASSWORD: GEIDEA_PASSWORD };
const SETTINGS = { ...CARDS, PUBLIC_URL: ORIGIN };

const localShop = await openShop({ ...SETTINGS, DATABASE_URL: databases.local.url });
const local = await measure(localShop, localShop.customer, () => 0, databases.local);

const standIn = await openStandIn(smallState());
afterAll(() => standIn.close());
forgetBackend();
const storeShop = await openShop({
  ...SETTINGS,
  DATABASE_URL: databases.store.url,
  STORE_URL: standIn.url,
  STORE_CONSUMER_KEY: KEYS.consumerKey,
  STORE_CONSUMER_SECRET: KEYS.consumerSecret,
});
const email = 'mona@example.com';
const user = addUser(standIn.state, { email, username: email, role: 'customer', password: PASSWORD });
databases.store.setLatency(LATENCY_MS);
const store = await measure(
  storeShop,
  () => storeShop.session('customer', user.id),
  () => standIn.requests.length,
  databases.store,
);

type Budget = [statements: number, roundTrips: number, writeTransactions: number, storeCalls: number];

/* Every write includes the statement of the session check, which runs during its first round trip. */
const BUDGETS: Record<'local' | 'store', Record<Work, Budget>> = {
  local: {
    'first line': [14, 4, 2, 0],
    'same line again': [14, 4, 2, 0],
    'other quantity': [13, 4, 2, 0],
    removal: [10, 3, 2, 0],
    address: [9, 3, 2, 0],
    'checkout in cash, two lines': [19, 6, 3, 0],
    'start of a card payment': [18, 8, 5, 0],
  },
  store: {
    'first line': [19, 3, 3, 3],
    'same line again': [19, 3, 3, 3],
    'other quantity': [19, 3, 3, 3],
    removal: [7, 2, 2, 2],
    address: [5, 2, 2, 2],
    'checkout in cash, two lines': [25, 6, 6, 4],
    'start of a card payment': [24, 6, 6, 3],
  },
};

describe.each([
  ['local', local],
  ['store', store],
] as const)('a request to the %s shop asks no more often than it may', (name, costs) => {
  it.each(WORKS)('stays within the query budget: %s', (work) => {
    const { statements, roundTrips, writeTransactions, storeCalls } = costs[work];
    const spent = [statements, roundTrips, writeTransactions, storeCalls];
    const over = spent.filter((count, index) => count > (BUDGETS[name][work][index] ?? 0));
    expect(statements, 'nothing was counted').toBeGreaterThan(0);
    expect({ spent, over }).toEqual({ spent, over: [] });
  });
});
