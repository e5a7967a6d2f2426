import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BILLING, cartBody, lineOf, orderOf } from '../api/bodies.js';
import type { Customer } from '../api/browser.js';
import { findGoods } from '../api/goods.js';
import { openShop } from '../api/shop.js';
import { required } from '../contract/support.js';
import { freePort } from '../support/freePort.js';
import { orderCart, post, type RunningServer, startServer } from './servers.js';

/* Customers who order at the same moment, from two servers on one database. */

const CUSTOMERS = 6;
const START_TIMEOUT_MS = 30_000;
/** Branch of the demonstration with two places an hour. */
const BRANCH = 'nasr-city';
const PLACES = 2;

const shop = await openShop();
const { plenty } = await findGoods(shop);
let servers: RunningServer[];
let customers: Customer[];
let carts: number[];

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const originOf = (index: number) => required(servers[index % servers.length]).origin;

beforeAll(async () => {
  const ports = [await freePort(), await freePort()];
  servers = await Promise.all(ports.map((port) => startServer(shop.url, port)));
}, START_TIMEOUT_MS);
afterAll(() => Promise.all(servers.map((server) => server.kill())));

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(100, plenty.id);
  customers = await times(CUSTOMERS, () => shop.customer());
  carts = await times(
    CUSTOMERS,
    async (index) =>
      orderOf(await required(customers[index]).post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))))
        .id,
  );
});

/** Everybody orders at once; the codes of those who did not get an order. */
async function refusalsOf(changes: (index: number) => Record<string, unknown> = () => ({})) {
  const replies = await times(CUSTOMERS, (index) =>
    orderCart(originOf(index), required(customers[index]), carts[index] ?? 0, 'order', changes(index)),
  );
  return replies.filter((reply) => reply?.status !== 200).map((reply) => reply?.body.code);
}

const refused = (count: number, code: string) => Array.from({ length: count }, () => code);

it('sells the last two pieces twice, and keeps the other carts', async () => {
  await shop.items.setStock(2, plenty.id);
  expect(await refusalsOf()).toEqual(refused(CUSTOMERS - 2, 'insufficient_stock'));
  expect(await shop.stockOf(plenty.id)).toBe(0);
  const orders = (await times(CUSTOMERS, (index) => shop.ordersOf(required(customers[index]).id))).flat();
  expect(orders.map(({ status }) => status).sort()).toEqual([
    ...refused(CUSTOMERS - 2, 'pending-cart'),
    ...refused(2, 'processing'),
  ]);
});

it('accepts the last use of a coupon once', async () => {
  await shop.saveCoupon('last', { kind: 'percent', amount: 1000, usageLimit: 1 });
  const added = await times(CUSTOMERS, (index) =>
    post(`${originOf(index)}/api/wcPost/add-coupon`, required(customers[index]), 'coupon', {
      ...{ order_id: carts[index], code: 'last' },
    }),
  );
  expect(added.map((reply) => reply?.status)).toEqual(added.map(() => 200));
  const phones = (index: number) => ({ billing: { ...BILLING, phone: `0101000000${index}` } });
  expect(await refusalsOf(phones)).toEqual(refused(CUSTOMERS - 1, 'coupon_changed'));
});

it('gives the places of an hour to as many customers as there are', async () => {
  const slots = await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`);
  const slot = required((slots.body as { date: string; from: string }[])[0]);
  const visit = { shipping_method: `pickup:${BRANCH}`, slot: `${slot.date}T${slot.from}` };
  expect(await refusalsOf(() => visit)).toEqual(refused(CUSTOMERS - PLACES, 'slot_taken'));
  const taken = await shop.backend.bookings.listTaken(BRANCH, slot.date);
  expect(taken.find(({ date, from }) => date === slot.date && from === slot.from)?.taken).toBe(PLACES);
});
