import { afterAll, beforeEach, expect, it } from 'vitest';
import { choiceId } from '../../../../domain/catalogue/variations/choiceId.js';
import { required } from '../../../contract/support.js';
import { addCoupon } from '../../../support/woocommerce/standInCoupons.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { smallState } from '../../../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../../../support/woocommerce/standIn.js';
import { cartBody, codeOf, lineOf, orderOf } from '../../bodies.js';
import type { Person } from '../../browser.js';
import { openShop, PASSWORD } from '../../shop.js';
import { withCoupons } from '../../coupon/couponShop.js';

/* Buying an option that a variation in WooCommerce leaves open ("Any colour…"). */

const standIn = await openStandIn(smallState());
afterAll(() => standIn.close());
const { state } = standIn;
const variable = required([...state.products.values()].find(({ type }) => type === 'variable'));
const [open, ...others] = [...state.variations.values()].filter(
  (entry) => entry['parent_id'] === variable.id,
);
const variation = required(open);
for (const { id } of others) state.variations.delete(id);
const colour = { id: 9, name: 'Colour', slug: 'pa_colour', variation: true, options: ['Black', 'White'] };
variable['attributes'] = [...(variable['attributes'] as object[]), colour];
for (const name of colour.options) {
  const slug = name.toLowerCase();
  state.terms.push({ taxonomy: 'pa_colour', id: 9000, slug, name, name_ar: '', logo: '' });
}
Object.assign(variation, { price: '1000', regular_price: '1000', sale_price: '', on_sale: false });

const shop = await openShop({
  ...{ COUPONS: 'on', LIMIT_COUPONS_ACCOUNT: '1000' },
  STORE_URL: standIn.url,
  STORE_CONSUMER_KEY: KEYS.consumerKey,
  STORE_CONSUMER_SECRET: KEYS.consumerSecret,
});
const { add, order, stored } = withCoupons(shop, variable.id);
const product = required(await shop.backend.store.catalogue.getProduct(variable.id));
const [black, white] = product.variations.map(({ id }) => id);
let people = 0;
let mona: Person;

beforeEach(async () => {
  state.orders.clear();
  state.coupons = [];
  Object.assign(variation, { manage_stock: true, stock_quantity: 10, stock_status: 'instock' });
  people += 1;
  const email = `mona${people}@example.com`;
  const { id } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
  mona = await shop.session('customer', id);
});

const put = (quantity: number, variation_id: number | null | undefined) =>
  mona.post('/api/wcPost/place-order', cartBody(lineOf(variable.id, quantity, { variation_id })));
const colours = (id: number) =>
  required(state.orders.get(id)).line_items.map(({ name, quantity, meta_data }) => [
    name.split(', ').at(-1),
    quantity,
    meta_data.find(({ key }) => key === 'pa_colour')?.value,
  ]);

it('orders the chosen option, which the order’s name and field say, and buys it again from the order', async () => {
  const { id } = orderOf(await put(1, white));
  await put(1, black);
  expect(orderOf(await put(2, white)).items).toMatchObject([
    { variation_id: white, quantity: 3 },
    { variation_id: black, quantity: 1 },
  ]);
  expect(await order(mona, id)).toBe('ordered');
  expect(colours(id)).toEqual([
    ['White', 3, 'white'],
    ['Black', 1, 'black'],
  ]);
  expect(variation['stock_quantity']).toBe(6);
  const bought = await stored(id);
  const again = orderOf(await put(1, bought.items[0]?.variationId));
  expect(again.id).not.toBe(id);
  expect(colours(again.id)).toEqual([['White', 1, 'white']]);
});

it('asks for an option where none is chosen, and knows no others', async () => {
  expect(codeOf(await put(1, null))).toBe('variation_required');
  expect(codeOf(await put(1, variation.id))).toBe('product_not_found');
  expect(codeOf(await put(1, choiceId(variation.id, 7)))).toBe('product_not_found');
});

it('applies a coupon for the variation to each of its options', async () => {
  addCoupon(state, 'tenth', { product_ids: [variation.id] });
  const { id } = orderOf(await put(1, white));
  expect((await add(mona, id, 'tenth')).body).toMatchObject({ total: '900.00' });
  expect(await order(mona, id)).toBe('ordered');
  expect(required(state.orders.get(id)).line_items).toMatchObject([{ subtotal: '1000.00', total: '900.00' }]);
});
