import { beforeEach, describe, expect, it } from 'vitest';
import { toDecimal } from '../../../domain/core/money.js';
import { findGoods } from '../goods.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { openShop } from '../shop.js';

const shop = await openShop({
  CASH_PIECES_MAX: '4',
  CASH_ORDERS_MAX: '2',
  LIMIT_WRITES_ACCOUNT: '20',
  LIMIT_READS_ACCOUNT: '12',
});
const goods = await findGoods(shop);
let mona: Customer;

beforeEach(async () => {
  mona = await shop.customer();
  await shop.items.setStock(50, goods.plenty.id, goods.other.id);
});

async function order(quantity: number, changes: Record<string, unknown> = {}, id = goods.plenty.id) {
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(id, quantity))));
  return mona.post('/api/wcPost/checkout', checkoutBody(cart.id, changes));
}

describe('cash on delivery', () => {
  it('limits the pieces of a product that an account may order by cash on delivery across open orders', async () => {
    expect((await order(3)).status).toBe(200);
    const refused = await order(2);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'too_many_pieces', available: 1 }),
    ]);
    expect(await shop.stockOf(goods.plenty.id)).toBe(47);
    for (const { id } of await shop.ordersOf(mona.id)) await shop.orders.setStatus(id, 'completed');
    expect((await order(1)).status).toBe(200);
  });

  it('limits the open cash orders of an account, but not card orders', async () => {
    expect((await order(1)).status).toBe(200);
    expect((await order(1, {}, goods.other.id)).status).toBe(200);
    expect(codeOf(await order(1))).toBe('too_many_orders');
    expect((await order(5, { payment_method: 'card' })).status).toBe(200);
  });
});

describe('limits per account', () => {
  it('limits an account’s writes per minute, but not its reads', async () => {
    const add = () => mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id)));
    const replies = await Promise.all(Array.from({ length: 21 }, add));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await mona.get('/api/wcFetch/customer-orders?status=pending-cart')).status).toBe(200);
    const nadia = await shop.customer();
    expect((await nadia.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id)))).status).toBe(201);
  });
});

describe('limits per account', () => {
  it.each([
    '/api/wcFetch/customer-orders',
    '/api/wcFetch/cart-shipping?governorate=EGC',
    '/api/wcFetch/customers/me',
    '/api/wcFetch/order/1',
  ])('limits an account’s reads per minute across all addresses: %s', async (path) => {
    const read = (from: string) => mona.get(path, { from });
    const replies = await Promise.all(Array.from({ length: 13 }, (_, index) => read(`198.51.100.${index}`)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
    const refused = await read('198.51.100.99');
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests']);
    expect((await (await shop.customer()).get(path)).status).not.toBe(429);
    expect((await mona.get('/api/wcFetch/categories')).status).toBe(200);
  });
});

describe('additions during a checkout', () => {
  it.each(['cod', 'card'])(
    'does not order lines that another tab adds during the checkout (%s)',
    async (payment_method) => {
      const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
      const [delivery] = await shop.backend.store.shipping.listMethods('EGC', null);
      const total = toDecimal(goods.plenty.price + (delivery?.cost ?? NaN));
      await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.other.id)));
      const changes = { payment_method, total };
      const reply = await mona.post('/api/wcPost/checkout', checkoutBody(cart.id, changes));
      expect([reply.status, codeOf(reply)]).toEqual([409, 'cart_changed']);
      const both = toDecimal(goods.plenty.price + goods.other.price + (delivery?.cost ?? NaN));
      const again = await mona.post(
        '/api/wcPost/checkout',
        checkoutBody(cart.id, { ...changes, total: both }),
      );
      expect(again.status).toBe(200);
    },
  );
});
