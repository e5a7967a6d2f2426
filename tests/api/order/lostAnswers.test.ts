import { afterAll, describe, expect, it } from 'vitest';
import { inStock, required, someProduct } from '../../contract/support.js';
import { startSeededHosted } from '../../support/hostedDatabase/seededHosted.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { afterAnswers, type Reply } from '../call.js';
import { openShop } from '../shop.js';

/*
 * A hosted database whose requests or answers get lost, each of a write in turn. A lost answer is found out by asking;
 * after a lost request the caller reads that the shop is not available and sends the same idempotency key again. Nothing
 * is ever done twice.
 */

const hosted = await startSeededHosted();
afterAll(() => hosted.close());
const shop = await openShop({ DATABASE_URL: hosted.url });
const product = await someProduct(shop.backend.store.catalogue, inStock(1));
await shop.items.setStock(1000, product.id);

type Send = (headers: Record<string, string>) => Promise<Reply>;

interface Work {
  name: string;
  /** What comes before it, and the request itself. */
  prepare: (mona: Customer) => Promise<Send>;
  /** What is there once it was done. */
  done: { pieces: number[]; statuses: string[]; taken: number };
}

async function fillCart(mona: Customer): Promise<number> {
  return orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, 2)))).id;
}

const WORKS: Work[] = [
  {
    name: 'the first line of a cart',
    prepare: (mona) =>
      Promise.resolve((headers) =>
        mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, 2)), { headers }),
      ),
    done: { pieces: [2], statuses: ['pending-cart'], taken: 0 },
  },
  {
    name: 'more of a line',
    prepare: async (mona) => {
      await fillCart(mona);
      return (headers) => mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, 3)), { headers });
    },
    done: { pieces: [5], statuses: ['pending-cart'], taken: 0 },
  },
  {
    name: 'an order in cash',
    prepare: async (mona) => {
      const id = await fillCart(mona);
      return (headers) => mona.post('/api/wcPost/checkout', checkoutBody(id), { headers });
    },
    done: { pieces: [2], statuses: ['processing'], taken: 2 },
  },
];

/** Asks as a browser does: once more with the same key, if the shop was not available. */
async function askUntilAnswered(send: Send, key: string): Promise<{ reply: Reply; refusals: string[] }> {
  const first = await send({ 'idempotency-key': key });
  if (first.status < 500) return { reply: first, refusals: [] };
  return { reply: await send({ 'idempotency-key': key }), refusals: [`${first.status} ${codeOf(first)}`] };
}

const FAULTS = ['lost request', 'lost answer', 'busy'] as const;
/** An order's letters are sent after its response, which takes the last of them. */
const MOST_ROUND_TRIPS = 25;

describe.each(WORKS)('$name', ({ prepare, done }) => {
  it.each(FAULTS)('is done once, whichever round trip meets a %s', async (fault) => {
    for (let trip = 0; ; trip += 1) {
      expect(trip).toBeLessThan(MOST_ROUND_TRIPS);
      const mona = await shop.customer();
      const send = await prepare(mona);
      await afterAnswers();
      const before = await shop.stockOf(product.id);
      hosted.spoilAfter(fault, trip);
      const { reply, refusals } = await askUntilAnswered(send, `key-${trip}`);
      await afterAnswers();
      const missed = hosted.forgetFaults();
      const isHealed = fault !== 'lost request';
      expect(refusals.filter((refusal) => isHealed || refusal !== '503 store_unavailable')).toEqual([]);
      expect([trip, reply.status]).toEqual([trip, reply.status < 300 ? reply.status : reply.text]);
      const orders = await shop.ordersOf(mona.id);
      expect(orders.map(({ status }) => status)).toEqual(done.statuses);
      expect(required(orders[0]).items.map(({ quantity }) => quantity)).toEqual(done.pieces);
      expect(before - (await shop.stockOf(product.id))).toBe(done.taken);
      if (missed > 0) return;
    }
  });
});
