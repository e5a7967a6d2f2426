import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGoods } from '../api/goods.js';
import { cartBody, checkoutBody, type Customer, lineOf, openShop, orderOf, SECRET } from '../api/shop.js';

const CHECKOUTS = 200;
/** The server dies once so many have been answered, with all the others still waiting. */
const ANSWERED_AT_DEATH = 23;
const DEATHS = 4;
const PREPARATION_MS = 30_000;
const MOST_MS = 60_000;
/** How often an answer is asked for again after the restart. */
const MOST_TRIES = 5;

interface Attempt {
  customer: Customer;
  orderId: number;
  quantity: number;
  key: string;
  status: number | null;
  code: string | null;
}

const shop = await openShop();
let origin: string;
const servers: ChildProcess[] = [];
let product: { id: number; stock: number };
let attempts: Attempt[];

beforeAll(async () => {
  const { plenty } = await findGoods(shop);
  product = { id: plenty.id, stock: 3 * CHECKOUTS };
  await shop.sql('UPDATE items SET stock = ? WHERE id = ?', [product.stock, product.id]);
  attempts = [];
  for (let number = 0; number < CHECKOUTS; number += 1) attempts.push(await prepare(number));
  origin = `http://127.0.0.1:${await freePort()}`;
}, PREPARATION_MS);

afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
});

/** A customer with one to three pieces in the cart. */
async function prepare(number: number): Promise<Attempt> {
  const customer = await shop.customer();
  const quantity = 1 + (number % 3);
  const cart = await customer.post('/api/wcPost/place-order', cartBody(lineOf(product.id, quantity)));
  return {
    customer,
    orderId: orderOf(cart).id,
    quantity,
    key: `attempt-${number}`,
    status: null,
    code: null,
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the shop's own server on the database and waits until it says that it is open. */
async function start(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT: new URL(origin).port, DATABASE_URL: shop.url, SESSION_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  await new Promise<void>((opened, failed) => {
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
    server.stdout.on('data', (words: Buffer) => {
      if (words.toString().includes('The shop is open')) opened();
    });
  });
  return server;
}

/** Orders what is in the cart; no answer leaves the attempt as it was. */
async function checkout(attempt: Attempt): Promise<void> {
  const { customer, orderId, key } = attempt;
  const cookie = Object.entries(customer.cookies).map(([name, value]) => `${name}=${value}`);
  const headers = {
    origin,
    cookie: cookie.join('; '),
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  try {
    const body = JSON.stringify(checkoutBody(orderId));
    const response = await fetch(`${origin}/api/wcPost/checkout`, { method: 'POST', headers, body });
    const answer = (await response.json()) as { code?: string };
    Object.assign(attempt, { status: response.status, code: answer.code ?? null });
  } catch {
    // The server died before it answered.
  }
}

/** What a dead process had begun counts as running for a while. Lets that time go by. */
async function letClaimsExpire(): Promise<void> {
  await shop.sql('UPDATE locks SET expires_at = 0');
  await shop.sql('UPDATE idempotency_keys SET expires_at = 0 WHERE status IS NULL');
}

const isUnanswered = ({ status }: Attempt) => status === null || status >= 500;

/** Sends all that is unanswered at once, and kills the server when the first of it has been answered. */
async function dieInTheMiddle(): Promise<void> {
  const server = await start();
  const died = once(server, 'exit');
  let answered = 0;
  const send = async (attempt: Attempt) => {
    await checkout(attempt);
    if (attempt.status !== null) answered += 1;
    if (answered === ANSWERED_AT_DEATH) server.kill('SIGKILL');
  };
  await Promise.all(attempts.filter(isUnanswered).map(send));
  server.kill('SIGKILL');
  await died;
}

it(
  'a server that is killed in the middle of 200 checkouts loses no order, doubles none, and stock adds up',
  async () => {
    for (let death = 0; death < DEATHS; death += 1) {
      await dieInTheMiddle();
      await letClaimsExpire();
    }
    expect(attempts.filter(isUnanswered).length, 'checkouts that were cut off').toBeGreaterThan(0);

    await start();
    for (let tries = 0; tries < MOST_TRIES && attempts.some(isUnanswered); tries += 1) {
      await Promise.all(attempts.filter(isUnanswered).map(checkout));
    }
    expect(attempts.filter(isUnanswered)).toEqual([]);

    for (const { customer, orderId, quantity, status, code } of attempts) {
      expect({ status, code }).toEqual({ status: 200, code: null });
      const orders = await shop.ordersOf(customer.id);
      expect(orders.map((order) => [order.id, order.status])).toEqual([[orderId, 'processing']]);
      expect(orders[0]?.items.map((line) => [line.productId, line.quantity])).toEqual([
        [product.id, quantity],
      ]);
    }
    const ordered = attempts.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await shop.stockOf(product.id)).toBe(product.stock - ordered);
  },
  MOST_MS,
);
