import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findGoods } from '../goods.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import type { Reply } from '../call.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const goods = await findGoods(shop);
const [mona, nadia] = [await shop.customer(), await shop.customer()];

beforeAll(answerLate);

const TURNS = 20;

/** Yields before each store call as a remote store does; calls to a local file would never interleave. */
function answerLate(): void {
  const { orders, catalogue } = shop.backend.store;
  const [list, get, price] = [orders.listOrders, orders.getOrder, catalogue.getCurrent];
  const late =
    <In extends unknown[], Out>(read: (...input: In) => Promise<Out>) =>
    async (...input: In): Promise<Out> => {
      const answer = await read(...input);
      for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
      return answer;
    };
  vi.spyOn(orders, 'listOrders').mockImplementation(late(list));
  vi.spyOn(orders, 'getOrder').mockImplementation(late(get));
  vi.spyOn(catalogue, 'getCurrent').mockImplementation(late(price));
}

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(90, goods.plenty.id);
});

const add = (customer: Customer, quantity = 1) =>
  customer.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id, quantity)));

const checkout = (customer: Customer, orderId: number, key?: string) =>
  customer.post('/api/wcPost/checkout', checkoutBody(orderId), {
    headers: { 'idempotency-key': key },
  });

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('concurrency', () => {
  it('creates one cart with 50 pieces from 50 parallel additions', async () => {
    const replies = await times(50, () => add(mona));
    expect(tally(replies)).toEqual({ 201: 50 });
    const orders = await shop.ordersOf(mona.id);
    expect(orders.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[50]]);
    expect(new Set(replies.map((reply) => orderOf(reply).id)).size).toBe(1);
  });

  it('fills the cart up to the stock under parallel additions, and rejects the rest', async () => {
    await shop.items.setStock(7, goods.plenty.id);
    const replies = await times(12, () => add(mona));
    expect(tally(replies)).toEqual({ 201: 7, 409: 5 });
    const [cart] = await shop.ordersOf(mona.id);
    expect(cart?.items.map(({ quantity }) => quantity)).toEqual([7]);
  });

  it('creates one order and takes the stock once for 20 parallel checkouts with one key', async () => {
    const { id } = orderOf(await add(mona, 3));
    const replies = await times(20, () => checkout(mona, id, 'one-key'));
    const done = replies.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const others = replies.filter(({ status }) => status !== 200);
    expect(others.every((reply) => codeOf(reply) === 'request_in_progress')).toBe(true);
    expect((await shop.ordersOf(mona.id)).map(({ status }) => status)).toEqual(['processing']);
    expect(await shop.stockOf(goods.plenty.id)).toBe(87);
  });

  it('creates one order and takes the stock once for 20 parallel checkouts with different keys', async () => {
    const { id } = orderOf(await add(mona, 3));
    const replies = await times(20, (index) => checkout(mona, id, `key-${index}`));
    expect(tally(replies)).toEqual({ 200: 20 });
    expect(await shop.ordersOf(mona.id)).toHaveLength(1);
    expect(await shop.stockOf(goods.plenty.id)).toBe(87);
  });

  it('sells the last piece to one of two parallel checkouts, and keeps the other cart', async () => {
    await shop.items.setStock(1, goods.plenty.id);
    const carts = [orderOf(await add(mona)), orderOf(await add(nadia))];
    const replies = await Promise.all([
      checkout(mona, carts[0]?.id ?? 0),
      checkout(nadia, carts[1]?.id ?? 0),
    ]);
    expect(tally(replies)).toEqual({ 200: 1, 409: 1 });
    const late = replies[0].status === 409 ? 0 : 1;
    expect(replies[late].body).toMatchObject({ code: 'insufficient_stock', available: 0 });
    const [kept] = await shop.ordersOf([mona.id, nadia.id][late] ?? 0);
    expect(kept).toMatchObject({ status: 'pending-cart', items: [{ quantity: 1 }] });
    expect(await shop.stockOf(goods.plenty.id)).toBe(0);
  });

  it('sells five pieces to five of ten parallel customers', async () => {
    await shop.items.setStock(5, goods.plenty.id);
    const customers = await times(10, () => shop.customer());
    const carts = await Promise.all(customers.map((customer) => add(customer)));
    const replies = await Promise.all(
      customers.map((customer, index) => checkout(customer, orderOf(carts[index]!).id)),
    );
    expect(tally(replies)).toEqual({ 200: 5, 409: 5 });
    expect(await shop.stockOf(goods.plenty.id)).toBe(0);
  });

  it('puts a parallel addition into the order or into a new cart, never into both or none', async () => {
    const { id } = orderOf(await add(mona, 3));
    const [bought, added] = await Promise.all([checkout(mona, id), add(mona)]);
    expect([bought.status, added.status]).toEqual([200, 201]);
    const orders = await shop.ordersOf(mona.id);
    const pieces = orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces).toBe(4);
    const inOrder = orders.find(({ status }) => status === 'processing')?.items[0]?.quantity ?? 0;
    expect(await shop.stockOf(goods.plenty.id)).toBe(90 - inOrder);
  });

  it('lets either a checkout or the parallel removal of its cart win completely', async () => {
    const { id } = orderOf(await add(mona, 3));
    const [bought, removed] = await Promise.all([
      checkout(mona, id),
      mona.delete(`/api/wcPost/delete_order?order_id=${id}`),
    ]);
    const isBought = bought.status === 200;
    expect([isBought, removed.status === 200]).toContain(true);
    expect(isBought).toBe(removed.status !== 200);
    expect(await shop.ordersOf(mona.id)).toHaveLength(isBought ? 1 : 0);
    expect(await shop.stockOf(goods.plenty.id)).toBe(isBought ? 87 : 90);
  });

  it('registers a user name once under parallel requests', async () => {
    const form = {
      first_name: 'Aya',
      last_name: 'Ali',
      username: '01098765432',
      password: 'three blind mice',
    };
    const replies = await times(5, (index) =>
      shop.call('POST', '/api/post/register', {
        body: { ...form, first_name: `Aya${'a'.repeat(index)}` },
        from: `198.51.100.${index}`,
      }),
    );
    expect(tally(replies)).toEqual({ 201: 1, 409: 4 });
  });
});
