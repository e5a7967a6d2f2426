import { createClient } from '@libsql/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser, type Customer } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop();
const goods = await findGoods(shop);
const DELETE = '/api/post/delete_account';
let mona: Customer;

beforeEach(async () => {
  mona = await shop.customer();
  shop.letters.length = 0;
  await shop.items.setStock(50, goods.plenty.id);
});

const addToCart = async () =>
  orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id)))).id;

async function delivered() {
  const id = await addToCart();
  await mona.post('/api/wcPost/checkout', checkoutBody(id));
  await shop.orders.setStatus(id, 'completed');
  return orderOf(await mona.get(`/api/wcFetch/order/${id}`));
}

it('deletes an account with its cart, and keeps its orders without the person', async () => {
  const order = await delivered();
  const cartId = await addToCart();
  const elsewhere = await shop.session('customer', mona.id);
  expect((await mona.post(DELETE, { password: PASSWORD })).status).toBe(200);
  expect((await elsewhere.get(`/api/wcFetch/customers/${mona.id}`)).status).not.toBe(200);
  const { orders, customers } = shop.backend.store;
  expect(await customers.getCustomer(mona.id)).toBeNull();
  expect(await orders.getOrder(cartId)).toBeNull();
  const kept = await new Browser().get(`/api/wcFetch/order/${order.id}?key=${order.key}`);
  expect(orderOf(kept)).toMatchObject({ id: order.id, total: order.total, items: order.items });
  expect(JSON.stringify(await orders.getOrder(order.id))).not.toMatch(/Mona|Hassan|1012345678|Yasmin/);
});

/** Each with its line in `deleteAccount`, `exportAccount` and `joinContact`, as far as it holds more than numbers. */
const TABLES_OF_CUSTOMERS = ['orders', 'proven_contacts', 'session_epochs', 'stock_requests', 'wishes'];

it('knows every table that names a customer', async () => {
  const client = createClient({ url: shop.url });
  const { rows } = await client.execute(
    `SELECT DISTINCT m.name AS name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
     WHERE m.type = 'table' AND c.name IN ('customer_id', 'owner_id') ORDER BY 1`,
  );
  client.close();
  expect(rows.map(({ name }) => name)).toEqual(TABLES_OF_CUSTOMERS);
});

it('tells the deleted address', async () => {
  await mona.put('/api/wcPost/update-customer', { email: 'gone@example.com', password: PASSWORD });
  await afterAnswers();
  shop.letters.length = 0;
  await mona.post(DELETE, { password: PASSWORD });
  await afterAnswers();
  expect(shop.letters).toMatchObject([{ to: 'gone@example.com' }]);
});

it.each(['processing', 'on-hold', 'pending'] as const)(
  'keeps the account while an order is %s',
  async (status) => {
    const { id } = await delivered();
    await shop.orders.setStatus(id, status);
    expect(codeOf(await mona.post(DELETE, { password: PASSWORD }))).toBe('orders_under_way');
    expect((await mona.get(`/api/wcFetch/customers/${mona.id}`)).status).toBe(200);
    expect((await shop.backend.store.orders.getOrder(id))?.billing?.firstName).toBe('Mona');
  },
);

it('requires the password of an account that has one', async () => {
  expect((await mona.post(DELETE, {})).body).toMatchObject({ fields: { password: 'required' } });
  expect(codeOf(await mona.post(DELETE, { password: 'not it at all' }))).toBe('wrong_credentials');
  expect(await shop.backend.store.customers.getCustomer(mona.id)).not.toBeNull();
});

it('deletes an account by mobile number alone without a password', async () => {
  const stranger = new Browser();
  await stranger.post('/api/post/continue', { name: 'Nadia Adel', phone: '01055512345' });
  const id = Number(stranger.cookies['user_id']);
  expect((await stranger.post(DELETE, { password: PASSWORD })).status).toBe(400);
  expect((await stranger.post(DELETE, {})).status).toBe(200);
  expect(await shop.backend.store.customers.getCustomer(id)).toBeNull();
});

it('continues a deletion that failed halfway', async () => {
  const first = await delivered();
  const { customers } = shop.backend.store;
  vi.spyOn(customers, 'deleteCustomer').mockRejectedValueOnce(new Error('down'));
  expect((await mona.post(DELETE, { password: PASSWORD })).status).toBe(500);
  expect((await mona.post(DELETE, { password: PASSWORD })).status).toBe(200);
  expect(await customers.getCustomer(mona.id)).toBeNull();
  expect((await shop.backend.store.orders.getOrder(first.id))?.billing?.firstName).toBe('');
});

it('exports account, orders and cart as a file, for its owner only', async () => {
  const order = await delivered();
  const cartId = await addToCart();
  const reply = await mona.get('/api/wcFetch/account-export');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
  expect(reply.headers.get('cache-control')).toContain('no-store');
  const { account, orders } = reply.body as { account: { id: number }; orders: { id: number }[] };
  expect(account.id).toBe(mona.id);
  expect(orders.map(({ id }) => id).sort()).toEqual([order.id, cartId].sort());
});
