import { beforeEach, expect, it } from 'vitest';
import { orderTotal } from '../../../../domain/order/order.js';
import { required } from '../../../contract/support.js';
import { addCoupon } from '../../../support/woocommerce/standInCoupons.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { cartBody, lineOf, orderOf } from '../../bodies.js';
import type { Person } from '../../browser.js';
import { PASSWORD } from '../../shop.js';
import { withCoupons } from '../../coupon/couponShop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* Prices in quantity of a shop whose products and orders are in WooCommerce. */

const { state, shop } = await openStandInStoreShop({ COUPONS: 'on', LIMIT_COUPONS_ACCOUNT: '1000' });
const entries = [...state.products.values()];
const simple = required(entries.find(({ type }) => type === 'simple'));
const variable = required(entries.find(({ type }) => type === 'variable'));
const variations = [...state.variations.values()].filter((entry) => entry['parent_id'] === variable.id);
const { add, order, stored } = withCoupons(shop, simple.id);
const FIELD = 'storefront_quantity_prices';
let people = 0;
let mona: Person;

/** The operator enters prices in quantity; null removes them. */
function write(entry: { id: number; [field: string]: unknown }, value: string | null): void {
  const others = (entry['meta_data'] as { key: string }[]).filter(({ key }) => key !== FIELD);
  entry['meta_data'] = value === null ? others : [...others, { id: 9, key: FIELD, value }];
}

function price(entry: Record<string, unknown>): void {
  Object.assign(entry, { price: '1000', regular_price: '1000', sale_price: '', on_sale: false });
  Object.assign(entry, { manage_stock: true, stock_quantity: 100, stock_status: 'instock' });
}

beforeEach(async () => {
  state.orders.clear();
  state.coupons = [];
  for (const entry of [simple, ...variations]) {
    price(entry);
    write(entry, null);
  }
  write(variable, null);
  write(simple, '2:5%, 5:900.00');
  people += 1;
  const email = `mona${people}@example.com`;
  const { id } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
  mona = await shop.session('customer', id);
});

const put = async (quantity: number, id = simple.id, variation_id: number | null = null) =>
  orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(id, quantity, { variation_id }))));
const record = (id: number) => required(state.orders.get(id));

it('writes the price in quantity as the line’s total and subtotal', async () => {
  const { id, total } = await put(1);
  expect(total).toBe('1000.00');
  expect((await put(1)).total).toBe('1900.00');
  expect(record(id).line_items).toMatchObject([{ quantity: 2, subtotal: '1900.00', total: '1900.00' }]);
  expect((await put(3)).total).toBe('4500.00');
  expect(record(id).line_items).toMatchObject([{ quantity: 5, subtotal: '4500.00', total: '4500.00' }]);
});

it('keeps the price in quantity when WooCommerce applies a coupon', async () => {
  addCoupon(state, 'tenth');
  const { id } = await put(2);
  expect((await add(mona, id, 'tenth')).body).toMatchObject({ total: '1710.00' });
  expect(await order(mona, id)).toBe('ordered');
  expect(record(id).line_items).toMatchObject([{ subtotal: '1900.00', total: '1710.00' }]);
  const placed = await stored(id);
  expect(placed).toMatchObject({
    adjustment: 0,
    items: [{ price: 95_000 }],
    coupons: [{ discount: 19_000 }],
  });
  expect(orderTotal(placed)).toBe(Number(record(id).total) * 100);
});

it('tells a price in quantity that the operator has changed before anything is ordered at it', async () => {
  const { id } = await put(2);
  write(simple, '2:4%');
  expect(await order(mona, id)).toBe('price_changed');
  expect((await stored(id)).items).toMatchObject([{ price: 96_000 }]);
  expect(await order(mona, id)).toBe('ordered');
  expect(record(id).line_items).toMatchObject([{ subtotal: '1920.00', total: '1920.00' }]);
});

it('uses the product’s field for its variations, except where one has its own', async () => {
  const [first, second] = variations;
  write(variable, '2:10%');
  write(required(second), '2:20%');
  const cart = await put(2, variable.id, required(first).id);
  expect(cart.items.map((line) => line.price)).toEqual(['900.00']);
  const both = await put(2, variable.id, required(second).id);
  expect(both.items.map((line) => line.price)).toEqual(['900.00', '800.00']);
});

it('sells at the single price what has a wrong field, and says so in the log', async () => {
  write(simple, '2:0%');
  expect((await put(5)).total).toBe('5000.00');
  const lines = shop.log.filter((line) => line.includes(FIELD));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Product ${simple.id} is sold at its single price only`);
  expect(lines[0]).toContain('a percentage must be above 0');
});
