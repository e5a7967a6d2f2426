import { beforeEach, describe, expect, it } from 'vitest';
import { orderTotal } from '../../../domain/order/order.js';
import { inStock, required, someProduct } from '../../contract/support.js';
import { Browser, type Customer } from '../browser.js';
import { afterAnswers } from '../call.js';
import { cartBody, lineOf, orderOf } from '../bodies.js';
import { openShop } from '../shop.js';
import { FEE, PRICE, withCoupons } from '../coupon/couponShop.js';

/* Prices in quantity of the embedded shop, through its routes. */

/** Seven pieces at 900 with delivery, but neither seven at the single price nor eight. */
const CASH_MAX_EGP = 6400;
const shop = await openShop({ COD_RULES: JSON.stringify({ max: CASH_MAX_EGP }) });
const { catalogue } = shop.backend.store;
const product = await someProduct(catalogue, inStock(12));
const variable = await someProduct(catalogue, ({ variations }) => variations.length > 1);
const { keep, add, order, stored } = withCoupons(shop, product.id);
const [EACH_OF_TWO, EACH_OF_FIVE] = [95_000, 90_000];
let mona: Customer;

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(1000, product.id);
  await shop.items.setPrice(product.id, PRICE);
  await shop.items.setQuantityPrices('2:5%, 5:900.00', product.id);
  mona = await shop.customer();
});

const put = (quantity: number, who: Pick<Customer, 'post'> = mona) =>
  who.post('/api/wcPost/place-order', cartBody(lineOf(product.id, quantity)));

/** The cart after its line has this quantity. */
async function set(orderId: number, quantity: number) {
  const id = (await stored(orderId)).items[0]?.id;
  return orderOf(
    await mona.put('/api/wcPost/update-order', { order_id: orderId, line_items: [{ id, quantity }] }),
  );
}

const line = ({ items }: ReturnType<typeof orderOf>) => [items[0]?.quantity, items[0]?.price];

describe('a line of the cart', () => {
  it('costs what its quantity costs, however it came to that', async () => {
    const one = orderOf(await put(1));
    expect([line(one), one.total]).toEqual([[1, '1000.00'], '1000.00']);
    const two = orderOf(await put(1));
    expect([line(two), two.total]).toEqual([[2, '950.00'], '1900.00']);
    const five = await set(one.id, 5);
    expect([line(five), five.total]).toEqual([[5, '900.00'], '4500.00']);
    expect(line(await set(one.id, 4))).toEqual([4, '950.00']);
    expect(line(await set(one.id, 1))).toEqual([1, '1000.00']);
    await set(one.id, 0);
    expect(line(orderOf(await put(999)))).toEqual([999, '900.00']);
  });

  it('costs what all pieces cost after additions at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => put(1)));
    const [cart] = await shop.ordersOf(mona.id);
    expect(cart?.items).toMatchObject([{ quantity: 5, price: EACH_OF_FIVE }]);
  });

  it('counts alone: two sizes of a model do not make two pieces', async () => {
    const [first, second] = variable.variations;
    const ids = [required(first).id, required(second).id];
    await shop.items.setStock(10, ...ids);
    await shop.items.setQuantityPrices('2:50%', ...ids);
    for (const id of ids) await shop.items.setPrice(id, PRICE);
    const lines = ids.map((variation_id) => lineOf(variable.id, 1, { variation_id }));
    const apart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(...lines)));
    expect(apart.items.map(({ price }) => price)).toEqual(['1000.00', '1000.00']);
    const together = orderOf(await mona.post('/api/wcPost/place-order', cartBody(required(lines[0]))));
    expect(together.items.map(({ price }) => price)).toEqual(['500.00', '1000.00']);
  });

  it('costs what all pieces cost after a login that brings two carts together', async () => {
    const contact = new Browser();
    await contact.post('/api/post/continue', { name: 'Salma Hassan', phone: '01120001234' });
    await put(1, contact);
    await put(1);
    await contact.post('/api/post/login', { username: mona.username, password: 'three blind mice' });
    const [cart] = await shop.ordersOf(mona.id);
    expect(cart?.items).toMatchObject([{ quantity: 2, price: EACH_OF_TWO }]);
  });

  it('has the lower of sale and quantity price; a percentage is taken off the regular one', async () => {
    await shop.items.putOnSale(product.id, { price: 93_000, formerPrice: PRICE });
    expect(line(orderOf(await put(2)))).toEqual([2, '930.00']);
    expect(line(orderOf(await put(3)))).toEqual([5, '900.00']);
  });

  it.each(['2:0%', '5:10%, 2:20%', '2:1000.01', 'two for one', '2:5%, 4:95%', ''])(
    'is sold at its single price while its prices in quantity are %j',
    async (written) => {
      await shop.items.setQuantityPrices(written, product.id);
      expect(line(orderOf(await put(5)))).toEqual([5, '1000.00']);
    },
  );
});

describe('an order', () => {
  it('is placed, told and shown at the price in quantity', async () => {
    const cart = orderOf(await put(5));
    expect(await order(mona, cart.id, { total: '4560.00' })).toBe('ordered');
    await afterAnswers();
    const placed = await stored(cart.id);
    expect(placed).toMatchObject({ status: 'processing', items: [{ quantity: 5, price: EACH_OF_FIVE }] });
    expect(orderTotal(placed)).toBe(5 * EACH_OF_FIVE + FEE);
    expect(shop.orderLetters.at(-1)?.text).toContain('4,560');
    const read = orderOf(await mona.get(`/api/wcFetch/order/${cart.id}?key=${placed.key}`));
    expect([line(read), read.total]).toEqual([[5, '900.00'], '4560.00']);
  });

  it.each([
    ['2:4%', '960.00'],
    ['2:6%', '940.00'],
    ['3:5%', '1000.00'],
    [null, '1000.00'],
  ])('is not placed if the price in quantity changed to %j: the cart says %s first', async (now, each) => {
    const cart = orderOf(await put(2));
    await shop.items.setQuantityPrices(now, product.id);
    expect(await order(mona, cart.id)).toBe('price_changed');
    const read = await mona.get('/api/wcFetch/customer-orders?status=pending-cart');
    expect(read.body).toMatchObject({ single: [{ items: [{ quantity: 2, price: each }] }] });
    expect(await order(mona, cart.id)).toBe('ordered');
    expect((await stored(cart.id)).items).toMatchObject([{ price: Number(each) * 100 }]);
  });

  it('is judged by the rules for cash at its price in quantity', async () => {
    const cart = orderOf(await put(8));
    expect(await order(mona, cart.id)).toBe('cash_not_possible');
    await set(cart.id, 7);
    expect(await order(mona, cart.id, { total: '6360.00' })).toBe('ordered');
  });

  it('is one of two at the same time, at the price that its lines had', async () => {
    const cart = orderOf(await put(5));
    await Promise.all([order(mona, cart.id), order(mona, cart.id), put(1)]);
    const placed = (await shop.ordersOf(mona.id)).filter(({ status }) => status === 'processing');
    expect(placed).toHaveLength(1);
    for (const { quantity, price } of required(placed[0]).items) {
      expect(price).toBe(EACH_OF_FIVE);
      expect([5, 6]).toContain(quantity);
    }
  });

  it('has coupons of the price in quantity, which follow the quantity', async () => {
    await keep('tenth');
    const cart = orderOf(await put(2));
    expect((await add(mona, cart.id, 'tenth')).body).toMatchObject({
      total: '1710.00',
      coupons: [{ discount: '190.00' }],
    });
    const five = await set(cart.id, 5);
    expect(five).toMatchObject({ total: '4050.00', coupons: [{ discount: '450.00' }] });
    expect(await order(mona, cart.id, { total: '4110.00' })).toBe('ordered');
  });
});

it('tells the single price and those in quantity to pages, cards and lists', async () => {
  const expected = {
    price: '1000.00',
    quantity_prices: [
      { from: 2, price: '950.00' },
      { from: 5, price: '900.00' },
    ],
  };
  expect((await shop.call('GET', `/api/wcFetch/product/${product.id}`)).body).toMatchObject(expected);
  expect((await shop.call('GET', `/api/wcFetch/cards?ids=${product.id}`)).body).toMatchObject([expected]);
});
