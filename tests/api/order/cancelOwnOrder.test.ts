import { expect, it } from 'vitest';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { findGoods } from '../goods.js';
import type { Customer } from '../browser.js';
import { openShop } from '../shop.js';

const PIECES = 2;

const shop = await openShop();
const goods = await findGoods(shop);
const placed = async (customer: Customer) => {
  const cart = orderOf(
    await customer.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id, PIECES))),
  );
  await customer.post('/api/wcPost/checkout', checkoutBody(cart.id));
  return cart.id;
};
const cancel = (customer: Customer, id: number) =>
  customer.post('/api/wcPost/cancel_order', { order_id: id });

it('returns the stock of a cancelled order once, also if it is requested ten times at once', async () => {
  const mona = await shop.customer();
  const before = await shop.stockOf(goods.plenty.id);
  const id = await placed(mona);
  expect(await shop.stockOf(goods.plenty.id)).toBe(before - PIECES);
  const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(mona, id)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(orderOf(await mona.get(`/api/wcFetch/order/${id}`)).status).toBe('cancelled');
  expect(await shop.stockOf(goods.plenty.id)).toBe(before);
});

it('leaves the customer’s next cart when an order is cancelled', async () => {
  const mona = await shop.customer();
  const id = await placed(mona);
  const next = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id, 1))));
  await cancel(mona, id);
  expect(orderOf(await mona.get(`/api/wcFetch/order/${next.id}`)).status).toBe('pending-cart');
});

it('cancels neither a delivered order nor one by its link alone', async () => {
  const [mona, friend] = [await shop.customer(), await shop.customer()];
  const id = await placed(mona);
  const { key } = orderOf(await mona.get(`/api/wcFetch/order/${id}`));
  const byLink = await friend.post('/api/wcPost/cancel_order', { order_id: id, key });
  expect(byLink.status).toBe(400);
  expect(codeOf(await cancel(friend, id))).toBe('order_not_found');
  await shop.orders.setStatus(id, 'completed');
  expect(codeOf(await cancel(mona, id))).toBe('order_not_open');
  expect(orderOf(await mona.get(`/api/wcFetch/order/${id}`)).status).toBe('completed');
});

it('refuses to cancel an order that was sent since its page was opened, and keeps its pieces', async () => {
  const mona = await shop.customer();
  const before = await shop.stockOf(goods.plenty.id);
  const id = await placed(mona);
  await shop.orders.ship(id);
  const replies = await Promise.all([cancel(mona, id), cancel(mona, id)]);
  expect(replies.map(codeOf)).toEqual(['order_not_open', 'order_not_open']);
  expect(orderOf(await mona.get(`/api/wcFetch/order/${id}`)).status).toBe('processing');
  expect(await shop.stockOf(goods.plenty.id)).toBe(before - PIECES);
});

it.each([{}, { order_id: 'x' }, { order_id: 0 }, { order_id: 1.5 }, []])(
  'rejects cancelling with the body %j',
  async (body) => {
    const mona = await shop.customer();
    expect((await mona.post('/api/wcPost/cancel_order', body)).status).toBe(400);
  },
);
