import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findGoods } from '../api/goods.js';
import { type Customer, openShop } from '../api/shop.js';
import { addToCart, freePort, type RunningServer, startServer, type WriteReply } from './servers.js';

/* Parallel requests to two servers on one database. */

const ADDITIONS = 20;

const shop = await openShop();
let servers: RunningServer[];
let productId: number;
let customer: Customer;

beforeAll(async () => {
  productId = (await findGoods(shop)).plenty.id;
  await shop.items.setStock(ADDITIONS, productId);
  const ports = [await freePort(), await freePort()];
  servers = await Promise.all(ports.map((port) => startServer(shop.url, port)));
});
afterAll(() => Promise.all(servers.map((server) => server.kill())));
beforeEach(async () => {
  customer = await shop.customer();
});

function addAtOnce(keyOf: (index: number) => string): Promise<(WriteReply | null)[]> {
  return Promise.all(
    Array.from({ length: ADDITIONS }, (_, index) =>
      addToCart(servers[index % servers.length]?.origin ?? '', customer, productId, keyOf(index)),
    ),
  );
}

const pieces = async () =>
  (await shop.ordersOf(customer.id)).map(({ items }) => items.map(({ quantity }) => quantity));

it('puts parallel additions on two servers into one cart', async () => {
  const replies = await addAtOnce((index) => `key-${index}`);
  expect(replies.map((reply) => reply?.status)).toEqual(Array.from({ length: ADDITIONS }, () => 201));
  expect(await pieces()).toEqual([[ADDITIONS]]);
});

it('adds once for one idempotency key on two servers, and answers or reports every request as running', async () => {
  const replies = await addAtOnce(() => 'one-key');
  const done = replies.filter((reply) => reply?.status === 201);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map((reply) => JSON.stringify(reply?.body))).size).toBe(1);
  expect(done.filter((reply) => reply?.isReplayed === false)).toHaveLength(1);
  const others = replies.filter((reply) => reply?.status !== 201);
  expect(others.map((reply) => reply?.body.code)).toEqual(others.map(() => 'request_in_progress'));
  expect(await pieces()).toEqual([[1]]);
});
