import { beforeAll, expect, it } from 'vitest';
import { findGoods } from '../api/goods.js';
import { cartBody, lineOf, orderOf } from '../api/bodies.js';
import type { Customer } from '../api/browser.js';
import { openShop } from '../api/shop.js';
import { freePort } from '../support/freePort.js';
import { orderCart, startServer } from './servers.js';

const CHECKOUTS = 120;
/** Kill the server after this many responses, with all other requests still pending. */
const ANSWERED_AT_DEATH = 23;
const DEATHS = 4;
const PREPARATION_MS = 30_000;
const MOST_MS = 60_000;
/** Maximum number of retries after the restart. */
const MOST_TRIES = 5;
const LEASE_S = 10;

interface Attempt {
  customer: Customer;
  orderId: number;
  quantity: number;
  key: string;
  status: number | null;
}

const shop = await openShop();
let port: number;
let product: { id: number; stock: number };

beforeAll(async () => {
  const { plenty } = await findGoods(shop);
  product = { id: plenty.id, stock: 3 * CHECKOUTS };
  await shop.items.setStock(product.stock, product.id);
  port = await freePort();
});

/** A customer with one to three pieces in the cart. */
async function prepare(number: number): Promise<Attempt> {
  const customer = await shop.customer();
  const quantity = 1 + (number % 3);
  const cart = await customer.post('/api/wcPost/place-order', cartBody(lineOf(product.id, quantity)));
  return { customer, orderId: orderOf(cart).id, quantity, key: `attempt-${number}`, status: null };
}

async function order(origin: string, attempt: Attempt): Promise<void> {
  const reply = await orderCart(origin, attempt.customer, attempt.orderId, attempt.key);
  if (reply !== null) attempt.status = reply.status;
}

const isUnanswered = ({ status }: Attempt) => status === null || status >= 500;

/** Sends all unanswered requests at once, and kills the server at the first response. */
async function dieInTheMiddle(attempts: readonly Attempt[], death: number): Promise<void> {
  const server = await startServer(shop.url, port, { leasesLater: death });
  let answered = 0;
  let killing: Promise<void> | undefined;
  const send = async (attempt: Attempt) => {
    await order(server.origin, attempt);
    if (attempt.status !== null) answered += 1;
    if (answered === ANSWERED_AT_DEATH) killing ??= server.kill();
  };
  await Promise.all(attempts.filter(isUnanswered).map(send));
  await (killing ?? server.kill());
}

it(
  'loses and duplicates no order when a server is killed during 120 checkouts, with correct stock',
  async () => {
    const attempts: Attempt[] = [];
    for (let number = 0; number < CHECKOUTS; number += 1) attempts.push(await prepare(number));
    for (let death = 0; death < DEATHS; death += 1) await dieInTheMiddle(attempts, death);
    expect(attempts.filter(isUnanswered).length, 'checkouts that were cut off').toBeGreaterThan(0);

    const server = await startServer(shop.url, port, { leasesLater: DEATHS });
    for (let tries = 0; tries < MOST_TRIES && attempts.some(isUnanswered); tries += 1) {
      await Promise.all(attempts.filter(isUnanswered).map((attempt) => order(server.origin, attempt)));
    }
    await server.kill();

    for (const { customer, orderId, quantity, status } of attempts) {
      expect(status).toBe(200);
      const orders = await shop.ordersOf(customer.id);
      expect(orders.map(({ id, status: state }) => [id, state])).toEqual([[orderId, 'processing']]);
      expect(orders[0]?.items.map((line) => [line.productId, line.quantity])).toEqual([
        [product.id, quantity],
      ]);
    }
    const ordered = attempts.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await shop.stockOf(product.id)).toBe(product.stock - ordered);
  },
  PREPARATION_MS + MOST_MS,
);

it(
  'answers a retry with Retry-After, and places the order once, after a crash before placing it',
  async () => {
    const { customer, orderId, quantity } = await prepare(1);
    const stock = await shop.stockOf(product.id);
    const dying = await startServer(shop.url, port, { stopAt: 'order not yet placed' });
    const neighbour = await startServer(shop.url, await freePort());
    const lost = orderCart(dying.origin, customer, orderId, 'one-key');
    await dying.stopped;
    await dying.kill();
    expect(await lost).toBeNull();
    const early = await orderCart(neighbour.origin, customer, orderId, 'one-key');
    await neighbour.kill();
    expect(early).toMatchObject({ status: 409, body: { code: 'request_in_progress' } });
    expect(early?.retryAfterSeconds).toBeGreaterThan(0);
    expect(early?.retryAfterSeconds).toBeLessThanOrEqual(LEASE_S);
    expect((await shop.ordersOf(customer.id)).map(({ status }) => status)).toEqual(['pending-cart']);

    const later = await startServer(shop.url, port, { leasesLater: 1 });
    const reply = await orderCart(later.origin, customer, orderId, 'one-key');
    await later.kill();
    const [placed, ...others] = await shop.ordersOf(customer.id);
    expect(others).toEqual([]);
    expect(reply).toMatchObject({
      status: 200,
      body: { order_id: orderId, redirect: `/thanks-cod/${orderId}?key=${placed?.key}` },
    });
    expect(placed).toMatchObject({ id: orderId, status: 'processing' });
    expect(await shop.stockOf(product.id)).toBe(stock - quantity);
  },
  MOST_MS,
);

it(
  'answers a retry at once after a crash that followed the placing of the order',
  async () => {
    const { customer, orderId, quantity } = await prepare(1);
    const stock = await shop.stockOf(product.id);
    const dying = await startServer(shop.url, port, { stopAt: 'nothing answered yet' });
    const neighbour = await startServer(shop.url, await freePort());
    const lost = orderCart(dying.origin, customer, orderId, 'one-key');
    await dying.stopped;
    await dying.kill();
    expect(await lost).toBeNull();
    const reply = await orderCart(neighbour.origin, customer, orderId, 'one-key');
    await neighbour.kill();
    const [placed, ...others] = await shop.ordersOf(customer.id);
    expect([placed?.status, others]).toEqual(['processing', []]);
    expect(reply).toMatchObject({
      status: 200,
      isReplayed: true,
      body: { order_id: orderId, redirect: `/thanks-cod/${orderId}?key=${placed?.key}` },
    });
    expect(await shop.stockOf(product.id)).toBe(stock - quantity);
  },
  MOST_MS,
);
