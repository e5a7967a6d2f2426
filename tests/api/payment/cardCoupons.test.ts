import { expect, it } from 'vitest';
import { itemsTotal, orderTotal } from '../../../domain/order/order.js';
import { orderOf } from '../bodies.js';
import { openCardShop, PIECES, press, redirectOf, STOCK } from './card.js';

const card = await openCardShop();
const { shop, checkout, order, stock } = card;
const addCoupon = (code: string) => card.mona.post('/api/wcPost/add-coupon', { order_id: card.cartId, code });

it('pays by card what a coupon leaves of the total', async () => {
  await shop.saveCoupon('tenth', { kind: 'percent', amount: 1000 });
  const { total: before } = orderOf(await card.addToCart(1));
  const { total: after } = orderOf(await addCoupon('tenth'));
  expect(Number(after)).toBeCloseTo(0.9 * Number(before), 1);
  const page = redirectOf(await checkout());
  const due = orderTotal(await order());
  expect(due - (await order()).shippingTotal).toBe(Math.round(100 * Number(after)));
  await press(shop, page, 'approve');
  expect(await order()).toMatchObject({ status: 'processing', coupons: [{ code: 'tenth' }] });
  expect(orderTotal(await order())).toBe(due);
});

it('places an order that coupons make free without a payment', async () => {
  await shop.saveCoupon('gift', { kind: 'percent', amount: 10_000, freeShipping: true });
  await addCoupon('gift');
  const reply = await checkout({ total: '0.00' });
  expect(reply.status).toBe(200);
  expect(redirectOf(reply)).toMatch(/^\/thanks-cod\//);
  const placed = await order();
  expect(placed).toMatchObject({ status: 'processing', paymentMethod: 'cod', paymentReference: null });
  expect(orderTotal(placed)).toBe(0);
  expect(await stock()).toBe(STOCK - PIECES);
});

it('gives the coupon of a newer cart for the lines of a declined payment too', async () => {
  await shop.saveCoupon('tenth', { kind: 'percent', amount: 1000 });
  const page = redirectOf(await checkout());
  const newer = orderOf(await card.addToCart(1, card.goods.other.id));
  await card.mona.post('/api/wcPost/add-coupon', { order_id: newer.id, code: 'tenth' });
  await press(shop, page, 'decline');
  const { items, coupons } = await order(newer.id);
  expect(items).toHaveLength(2);
  expect(coupons.map(({ code, discount }) => [code, discount])).toEqual([
    ['tenth', Math.round(itemsTotal(items) / 10)],
  ]);
});
