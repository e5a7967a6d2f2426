import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { findGoods } from '../goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop();
const { plenty, other } = await findGoods(shop);
await shop.items.setStock(1000, plenty.id, other.id);
const { carts, orders, customers } = shop.backend.store;

let numbers = 0;
let phone: string;
/** A stranger's browser. */
let browser: Browser;

beforeEach(async () => {
  phone = `0112000${String((numbers += 1)).padStart(4, '0')}`;
  browser = new Browser();
  await browser.post('/api/post/continue', { name: 'Salma Hassan', phone });
});

const add = (id: number, quantity: number, on = browser) =>
  on.post('/api/wcPost/place-order', cartBody(lineOf(id, quantity)));

async function order(quantity: number): Promise<number> {
  const { id } = orderOf(await add(plenty.id, quantity));
  const billing = { ...BILLING, phone };
  expect((await browser.post('/api/wcPost/checkout', checkoutBody(id, { billing }))).status).toBe(200);
  return id;
}

const form = (username: string) => ({
  first_name: 'Salma',
  last_name: 'Hassan',
  username,
  password: PASSWORD,
});
const register = (username: string, on = browser) => on.post('/api/post/register', form(username));
const login = (username: string, on = browser) =>
  on.post('/api/post/login', { username, password: PASSWORD });

/** Pieces by product in the cart, and the ids of the placed orders. */
async function held(on: Browser) {
  const all = await shop.ordersOf(Number(on.cookies['user_id']));
  const carts = all.filter(({ status }) => status === 'pending-cart');
  return {
    carts: carts.map(({ items }) => Object.fromEntries(items.map((line) => [line.productId, line.quantity]))),
    orders: all.filter(({ status }) => status !== 'pending-cart').map(({ id }) => id),
  };
}

describe('an account with the same number', () => {
  it('gets orders, cart and addresses of this browser when it is registered', async () => {
    const id = await order(1);
    await browser.put('/api/wcPost/update-customer', {
      addresses: [{ governorate: 'EGC', city: 'Nasr City', address_1: '14 El Yasmin Street' }],
    });
    await add(other.id, 2);
    expect((await register(phone)).status).toBe(201);
    expect(await held(browser)).toEqual({ carts: [{ [other.id]: 2 }], orders: [id] });
    const { body } = await browser.get(`/api/wcFetch/customers/${browser.cookies['user_id']}`);
    expect(body).toMatchObject({ is_contact: false, addresses: [{ city: 'Nasr City' }] });
  });

  it('merges the cart into its own when it logs in, and adds no line twice', async () => {
    const elsewhere = new Browser();
    await register(phone, elsewhere);
    await add(plenty.id, 1, elsewhere);
    const id = await order(1);
    await add(plenty.id, 2);
    await add(other.id, 3);
    expect((await login(phone)).status).toBe(200);
    expect(await held(browser)).toEqual({ carts: [{ [plenty.id]: 3, [other.id]: 3 }], orders: [id] });
    await login(phone);
    expect(await held(browser)).toEqual({ carts: [{ [plenty.id]: 3, [other.id]: 3 }], orders: [id] });
  });

  it('gets them with a new password too', async () => {
    const elsewhere = new Browser();
    await elsewhere.post('/api/post/register', { ...form(phone), email: `salma.${phone}@example.com` });
    const id = await order(1);
    shop.letters.length = 0;
    await browser.post('/api/post/forgot_password', { username: phone });
    await afterAnswers();
    const code = /\b\d{8}\b/.exec(shop.letters[0]?.text ?? '')?.[0] ?? '';
    const password = 'four and twenty blackbirds';
    expect((await browser.post('/api/post/reset_password', { username: phone, code, password })).status).toBe(
      200,
    );
    await browser.post('/api/post/login', { username: phone, password });
    expect((await held(browser)).orders).toEqual([id]);
  });

  it('leaves orders to their contact session if the login fails', async () => {
    const id = await order(1);
    const before = { ...browser.cookies };
    expect((await login(phone)).status).toBe(401);
    expect(browser.cookies).toEqual(before);
    expect((await held(browser)).orders).toEqual([id]);
  });
});

describe('an account with another number', () => {
  it('gets the cart, but neither orders nor addresses', async () => {
    const mona = await shop.customer();
    const contact = new Browser();
    Object.assign(contact.cookies, browser.cookies);
    const id = await order(1);
    await browser.put('/api/wcPost/update-customer', {
      addresses: [{ governorate: 'EGC', city: 'Nasr City', address_1: '14 El Yasmin Street' }],
    });
    await add(other.id, 2);
    await login(mona.username);
    expect(await held(browser)).toEqual({ carts: [{ [other.id]: 2 }], orders: [] });
    expect((await browser.get(`/api/wcFetch/order/${id}`)).status).toBe(404);
    const { body } = await browser.get(`/api/wcFetch/customers/${mona.id}`);
    expect(body).toMatchObject({ addresses: [] });
    expect((await contact.get(`/api/wcFetch/order/${id}`)).status).toBe(404);
  });

  it('leaves nothing of an account to the next one', async () => {
    const [mona, nadia] = [await shop.customer(), await shop.customer()];
    const shared = new Browser();
    await login(mona.username, shared);
    await add(plenty.id, 1, shared);
    await login(nadia.username, shared);
    expect(await held(shared)).toEqual({ carts: [], orders: [] });
    expect((await shop.ordersOf(mona.id)).length).toBe(1);
  });
});

describe('a join that fails half-way', () => {
  it.each([
    ['before anything is moved', () => vi.spyOn(orders, 'listOrders')],
    ['while orders are moved', () => vi.spyOn(orders, 'changeOwner')],
    ['before the carts are merged', () => vi.spyOn(carts, 'changeLines')],
    ['after the carts were merged', () => vi.spyOn(orders, 'deleteOrders')],
    ['when addresses are copied', () => vi.spyOn(customers, 'updateCustomer')],
    ['before the contact’s session ends', () => vi.spyOn(shop.backend.state, 'revokeSession')],
  ])('loses and doubles nothing when it is repeated: %s', async (_, spy) => {
    const elsewhere = new Browser();
    await register(phone, elsewhere);
    await add(plenty.id, 1, elsewhere);
    await browser.put('/api/wcPost/update-customer', {
      addresses: [{ governorate: 'EGC', city: 'Nasr City', address_1: '14 El Yasmin Street' }],
    });
    const id = await order(1);
    await add(plenty.id, 2);
    const failing = spy().mockRejectedValueOnce(new ShopError('store_unavailable'));
    const refused = await login(phone);
    expect([refused.status, codeOf(refused), refused.setCookies]).toEqual([503, 'store_unavailable', []]);
    expect((await login(phone)).status).toBe(200);
    failing.mockRestore();
    expect(await held(browser)).toEqual({ carts: [{ [plenty.id]: 3 }], orders: [id] });
  });
});
