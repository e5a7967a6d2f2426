import { expect, it } from 'vitest';
import { required } from '../../../contract/support.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../../bodies.js';
import { PASSWORD } from '../../shop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* Goods of a WooCommerce that disappear while they are in a cart. */

const { state, shop } = await openStandInStoreShop();

it('names the line of a deleted variation, which the store answers as none, and orders without it', async () => {
  const simple = required([...state.products.values()].find(({ type }) => type === 'simple'));
  const variation = required([...state.variations.values()][0]);
  for (const entry of [simple, variation]) {
    Object.assign(entry, { manage_stock: true, stock_quantity: 50, stock_status: 'instock' });
  }
  const email = 'mona@example.com';
  const { id } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
  const mona = await shop.session('customer', id);
  const model = variation['parent_id'] as number;
  const cart = orderOf(
    await mona.post(
      '/api/wcPost/place-order',
      cartBody(lineOf(simple.id, 1), lineOf(model, 1, { variation_id: variation.id })),
    ),
  );
  state.variations.delete(variation.id);
  const line = required(
    required(state.orders.get(cart.id)).line_items.find(({ product_id }) => product_id === model),
  );
  line.variation_id = 0;

  const refused = await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  expect(refused).toMatchObject({
    status: 404,
    body: { code: 'product_not_found', fields: { [`line_items.${line.id}`]: 'product_not_found' } },
  });

  const lines = [{ id: line.id, quantity: 0 }];
  const without = await mona.put('/api/wcPost/update-order', {
    order_id: cart.id,
    status: 'pending-cart',
    line_items: lines,
  });
  expect(without.status).toBe(200);
  const placed = await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  expect(placed.status).toBe(200);
});
