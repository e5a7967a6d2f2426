import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { inStock, someProduct } from '../../contract/support.js';
import { startSeededHosted } from '../../support/hostedDatabase/seededHosted.js';
import { cartBody, codeOf, lineOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import type { Reply } from '../call.js';
import { openShop } from '../shop.js';

/* A hosted database at its limit. */

const CUSTOMERS = 20;
/** An attempt at the number that all have read, and a second one if its own reservation met one of those. */
const INSERTS_EACH = 3;
const LONGER_THAN_TIMEOUT_MS = 10_000;
const WRITE = /^\s*(?:INSERT|UPDATE|DELETE)/im;

let inserts = 0;
const hosted = await startSeededHosted({
  latencyMs: 5,
  onExchange: ({ sql }) => {
    if (sql.includes('INSERT INTO orders')) inserts += 1;
  },
});
afterAll(() => hosted.close());
const shop = await openShop({ DATABASE_URL: hosted.url });
const product = await someProduct(shop.backend.store.catalogue, inStock(1));
await shop.items.setStock(1000, product.id);

beforeEach(() => {
  hosted.forgetFaults();
});

const add = (customer: Customer): Promise<Reply> =>
  customer.post('/api/wcPost/place-order', cartBody(lineOf(product.id)), {
    headers: { 'idempotency-key': 'one' },
  });

it('creates the carts of many customers at once with a bounded number of attempts each', async () => {
  const customers: Customer[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) customers.push(await shop.customer());
  inserts = 0;
  const replies = await Promise.all(customers.map(add));
  expect(replies.map(({ status }) => status)).toEqual(customers.map(() => 201));
  const numbers = await Promise.all(
    customers.map(async ({ id }) => (await shop.ordersOf(id)).map((order) => order.id)),
  );
  expect(new Set(numbers.flat()).size).toBe(CUSTOMERS);
  expect(inserts).toBeLessThanOrEqual(CUSTOMERS * INSERTS_EACH);
});

it('waits until an overloaded database takes requests again', async () => {
  const customer = await shop.customer();
  hosted.spoil('overloaded', () => true);
  hosted.spoil('overloaded', (sql) => WRITE.test(sql));
  expect((await add(customer)).status).toBe(201);
  expect(hosted.forgetFaults()).toBe(0);
});

it('answers 503 with Retry-After while the database stays overloaded, and adds once afterwards', async () => {
  const customer = await shop.customer();
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    hosted.spoil('overloaded', () => {
      vi.advanceTimersByTime(LONGER_THAN_TIMEOUT_MS);
      return true;
    });
    const refused = await add(customer);
    expect([refused.status, codeOf(refused)]).toEqual([503, 'store_unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
  }
  expect((await add(customer)).status).toBe(201);
  const [order] = await shop.ordersOf(customer.id);
  expect(order?.items.map(({ quantity }) => quantity)).toEqual([1]);
});
