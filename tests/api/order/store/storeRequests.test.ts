import { describe, expect, it } from 'vitest';
import { EVERYTHING, inStock, required } from '../../../contract/support.js';
import { addCoupon } from '../../../support/woocommerce/standInCoupons.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../../bodies.js';
import { afterAnswers } from '../../call.js';
import { PASSWORD } from '../../shop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* How many requests a checkout sends to a WooCommerce that has coupons and taxes. */

const { standIn, state, shop } = await openStandInStoreShop({ COUPONS: 'on', LIMIT_COUPONS_ACCOUNT: '1000' });
const { catalogue, shipping } = shop.backend.store;
const email = 'mona@example.com';
const mona = await shop.session(
  'customer',
  addUser(state, { email, username: email, role: 'customer', password: PASSWORD }).id,
);
addCoupon(state, 'less');
await shipping.listMethods('EGC', null);
await shop.backend.store.acceptsPayment('cod', null);

/** Everything that is in stock, with one line each. */
const { items } = await catalogue.listProducts(EVERYTHING);
const goods = items.flatMap((product) => {
  const variation = product.variations.find(({ stock }) => stock === true || Number(stock) > 9);
  if (variation !== undefined) return [lineOf(product.id, 1, { variation_id: variation.id })];
  return product.variations.length === 0 && inStock(9)(product) ? [lineOf(product.id)] : [];
});

/** Requests of a checkout of this many lines. */
async function requestsOf(lines: number, { coupon }: { coupon: boolean }): Promise<string[]> {
  state.orders.clear();
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(...goods.slice(0, lines))));
  expect(cart.items).toHaveLength(lines);
  if (coupon) await mona.post('/api/wcPost/add-coupon', { order_id: cart.id, code: 'less' });
  await afterAnswers();
  const before = standIn.requests.length;
  const reply = await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  expect(reply.status === 200 ? 'ordered' : codeOf(reply)).toBe('ordered');
  const sent = standIn.requests.slice(before);
  expect(required(state.orders.get(cart.id)).status).toBe('processing');
  return sent;
}

describe('a cash checkout asks the store', () => {
  it.each([
    ['3 times', { coupon: false, taxes: null, requests: 3 }],
    ['5 times with a coupon', { coupon: true, taxes: null, requests: 5 }],
    ['5 times with taxes', { coupon: false, taxes: { included: true, percent: 14 }, requests: 5 }],
    ['6 times with both', { coupon: true, taxes: { included: true, percent: 14 }, requests: 6 }],
  ])('%s, whatever the number of lines', async (_, { coupon, taxes, requests }) => {
    state.taxes = taxes;
    expect(goods.length).toBeGreaterThan(2);
    for (const lines of [1, goods.length]) {
      const sent = await requestsOf(lines, { coupon });
      expect(sent, sent.join('\n')).toHaveLength(requests);
    }
  });
});
