import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findGoods } from '../api/goods.js';
import { cartBody, lineOf } from '../api/bodies.js';
import type { Customer } from '../api/browser.js';
import { openShop } from '../api/shop.js';
import { freePort } from '../support/freePort.js';
import { addToCart, post, type RunningServer, startServer, type WriteReply } from './servers.js';

/* Parallel requests to two servers on one database. */

const ADDITIONS = 20;
const START_TIMEOUT_MS = 30_000;
/** The limit `wrong-logins-source`. */
const WRONG_PASSWORDS = 10;

const shop = await openShop();
let servers: RunningServer[];
let productId: number;
let customer: Customer;

beforeAll(async () => {
  productId = (await findGoods(shop)).plenty.id;
  await shop.items.setStock(5 * ADDITIONS, productId);
  const ports = [await freePort(), await freePort()];
  servers = await Promise.all(ports.map((port) => startServer(shop.url, port)));
}, START_TIMEOUT_MS);
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

const cart = () => cartBody(lineOf(productId));

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

it('rejects a session on one server as soon as it has ended on the other', async () => {
  const [first = '', second = ''] = servers.map(({ origin }) => origin);
  const copied = { cookies: { ...customer.cookies } };
  expect((await post(`${second}/api/wcPost/place-order`, copied, 'before', cart()))?.status).toBe(201);
  expect((await post(`${first}/api/post/logout`, customer, 'logout', {}))?.status).toBe(200);
  for (const time of ['first', 'second']) {
    expect((await post(`${second}/api/wcPost/place-order`, copied, time, cart()))?.status).toBe(401);
  }
  expect(await pieces()).toEqual([[1]]);
});

it('counts wrong passwords over both servers', async () => {
  const nobody = { cookies: {} };
  const body = { username: customer.username, password: 'wrong wrong' };
  const statuses: (number | undefined)[] = [];
  for (let time = 0; time <= WRONG_PASSWORDS; time += 1) {
    const origin = servers[time % servers.length]?.origin ?? '';
    statuses.push((await post(`${origin}/api/post/login`, nobody, `try-${time}`, body))?.status);
  }
  expect(statuses).toEqual([...Array<number>(WRONG_PASSWORDS).fill(401), 429]);
});
