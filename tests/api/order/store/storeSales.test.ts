import { beforeEach, describe, expect, it } from 'vitest';
import { orderTotal } from '../../../../domain/order/order.js';
import { required } from '../../../contract/support.js';
import { followClock, runSaleJob, scheduleSale } from '../../../support/woocommerce/standInSales.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { cartBody, lineOf, orderOf } from '../../bodies.js';
import type { Person } from '../../browser.js';
import { PASSWORD } from '../../shop.js';
import { withCoupons } from '../../coupon/couponShop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* Sales of a WooCommerce that start or end while something is in the cart. */

const { state, shop } = await openStandInStoreShop();
const product = required([...state.products.values()].find(({ type }) => type === 'simple'));
const model = required([...state.products.values()].find(({ type }) => type === 'variable'));
const variation = required([...state.variations.values()].find((entry) => entry['parent_id'] === model.id));
const { order, stored } = withCoupons(shop, product.id);
const [BEFORE, START, DURING, END, AFTER] = [10, 12, 14, 16, 18].map(
  (hour) => new Date(`2026-11-24T${hour}:00:00Z`),
) as [Date, Date, Date, Date, Date];
let people = 0;
let mona: Person;

beforeEach(async () => {
  state.orders.clear();
  for (const entry of [product, variation]) {
    Object.assign(entry, { manage_stock: true, stock_quantity: 50, stock_status: 'instock' });
  }
  people += 1;
  const email = `mona${people}@example.com`;
  const { id } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
  mona = await shop.session('customer', id);
});

const put = async (id = product.id, variation_id: number | null = null) =>
  orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(id, 2, { variation_id }))));
/** The clock of the store, and its daily job unless that is still to come. */
function at(time: Date, job: 'done' | 'to come' = 'done', entry = product): void {
  state.now = () => time;
  (job === 'done' ? runSaleJob : followClock)(state, entry);
}
function sale(from: Date | null, to: Date | null, entry = product): void {
  scheduleSale(state, entry, { regular: '1000', sale: '900', from, to });
}
async function page(): Promise<unknown> {
  await shop.backend.store.catalogue.refresh([product.id]);
  const { body } = await shop.call('GET', `/api/wcFetch/product/${product.id}`);
  const { price, sale } = body as { price: string; sale: { line_through: string } | null };
  return [price, sale?.line_through ?? null];
}

it('shows a sale from its start to its end', async () => {
  at(BEFORE);
  sale(START, END);
  expect(await page()).toEqual(['1000.00', null]);
  at(DURING);
  expect(await page()).toEqual(['900.00', '1,000']);
  at(AFTER);
  expect(await page()).toEqual(['1000.00', null]);
});

describe('between cart and order', () => {
  it('a sale that has ended is told, and nothing is ordered at a price that nobody has seen', async () => {
    at(DURING);
    sale(null, END);
    const { id, total } = await put();
    expect(total).toBe('1800.00');
    at(AFTER);
    expect(await order(mona, id)).toBe('price_changed');
    expect(required(state.orders.get(id))).toMatchObject({ status: 'pending-cart', total: '2000.00' });
    expect(await order(mona, id)).toBe('ordered');
    expect(required(state.orders.get(id)).line_items).toMatchObject([
      { subtotal: '2000.00', total: '2000.00' },
    ]);
  });

  it('a sale that has started is told, and its price is what is paid', async () => {
    at(BEFORE);
    sale(START, END);
    const { id, total } = await put();
    expect(total).toBe('2000.00');
    at(DURING);
    expect(await order(mona, id)).toBe('price_changed');
    expect(await order(mona, id)).toBe('ordered');
    expect((await stored(id)).items).toMatchObject([{ price: 90_000, quantity: 2 }]);
  });

  it('a sale of a variation changes that variation alone', async () => {
    at(DURING, 'done', variation);
    sale(null, END, variation);
    const { id } = await put(model.id, variation.id);
    at(AFTER, 'done', variation);
    expect(await order(mona, id)).toBe('price_changed');
    expect((await stored(id)).items).toMatchObject([{ price: 100_000 }]);
  });
});

describe('until WooCommerce’s job has run', () => {
  it('a sale that should be over is charged as WooCommerce charges it, and not called a sale', async () => {
    at(DURING);
    sale(null, END);
    const { id } = await put();
    at(AFTER, 'to come');
    expect(await page()).toEqual(['900.00', null]);
    expect(await order(mona, id)).toBe('ordered');
  });

  it('a sale that should have begun is not, because WooCommerce still asks the regular price', async () => {
    at(BEFORE);
    sale(START, END);
    at(DURING, 'to come');
    expect(product['on_sale']).toBe(true);
    expect(await page()).toEqual(['1000.00', null]);
  });
});

it('keeps the price of an order when the sale ends after it', async () => {
  at(DURING);
  sale(null, END);
  const { id } = await put();
  expect(await order(mona, id)).toBe('ordered');
  const paid = orderTotal(await stored(id));
  at(AFTER);
  await page();
  const kept = await stored(id);
  expect(kept.items).toMatchObject([{ price: 90_000 }]);
  expect(orderTotal(kept)).toBe(paid);
});
