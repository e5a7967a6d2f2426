import { expect, it } from 'vitest';
import { inStock, required, someProduct } from '../../../contract/support.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../../bodies.js';
import { PASSWORD } from '../../shop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* Orders in a WooCommerce that computes taxes, through the shop's routes. */

const { state, shop } = await openStandInStoreShop();
const product = await someProduct(shop.backend.store.catalogue, inStock(9));
const email = 'mona@example.com';
const mona = await shop.session(
  'customer',
  addUser(state, { email, username: email, role: 'customer', password: PASSWORD }).id,
);

const addToCart = async () =>
  orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, 2))));
const checkout = (id: number, total: string) =>
  mona.post('/api/wcPost/checkout', checkoutBody(id, { total }));

it('orders at prices with tax what the cart has shown, and states the tax on the order', async () => {
  state.taxes = { included: true, percent: 14 };
  const cart = await addToCart();
  expect(Number(cart.total)).toBe((2 * product.price) / 100);
  expect(cart).not.toHaveProperty('tax');
  const shipping = (await mona.get('/api/wcFetch/cart-shipping?governorate=EGC')).body as { cost: string }[];
  const total = (Number(cart.total) + Number(required(shipping[0]).cost)).toFixed(2);
  expect((await checkout(cart.id, total)).status).toBe(200);
  const record = required(state.orders.get(cart.id));
  expect(record.total).toBe(total);
  const { body } = await mona.get(`/api/wcFetch/order/${cart.id}`);
  expect(body).toMatchObject({ total, tax: record['total_tax'], adjustment: '0.00' });
  expect(Number(record['total_tax'])).toBeCloseTo((Number(total) / 1.14) * 0.14, 1);
});

it('orders nothing where the store adds the tax to what was shown, and keeps the cart', async () => {
  state.taxes = { included: false, percent: 14 };
  shop.log.length = 0;
  const cart = await addToCart();
  const refused = await checkout(cart.id, cart.total);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  const reply = await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  expect([reply.status, codeOf(reply)]).toEqual([503, 'store_unavailable']);
  expect(shop.log.join('\n')).toContain('enter prices with tax');
  const after = await mona.get(`/api/wcFetch/order/${cart.id}`);
  expect(after.body).toMatchObject({ status: 'pending-cart', total: cart.total });
});
