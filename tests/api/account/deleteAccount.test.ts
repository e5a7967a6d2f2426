import { createClient } from '@libsql/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
const TABLES_OF_CUSTOMERS = [
  // Until it is sent: it tells the customer of the deletion.
  'account_letters',
  'orders',
  'proven_contacts',
  'session_epochs',
  'stock_requests',
  'wishes',
];

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
  const wrong = await stranger.post(DELETE, { password: PASSWORD });
  expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { password: 'unknown' } }]);
  expect((await stranger.post(DELETE, {})).status).toBe(200);
  expect(await shop.backend.store.customers.getCustomer(id)).toBeNull();
});

it('continues a deletion that failed halfway', async () => {
  const first = await delivered();
  const { customers } = shop.backend.store;
  vi.spyOn(customers, 'deleteCustomer').mockRejectedValueOnce(new Error('down'));
  expect((await mona.post(DELETE, { password: PASSWORD })).status).toBe(500);
  expect((await mona.post(DELETE, { password: PASSWORD })).status).toBe(401);
  await mona.post('/api/post/login', { username: mona.username, password: PASSWORD });
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

describe('the newsletter of an account', () => {
  const subscribe = (email: string) => new Browser().post('/api/post/add_to_sendgrid', { email });
  const find = (email: string) => shop.backend.subscribers.find([email]);

  it('is exported with the words that were agreed to, for the own and proven addresses only', async () => {
    await mona.put('/api/wcPost/update-customer', { email: 'own@example.com', password: PASSWORD });
    await shop.backend.state.saveProof(mona.id, 'proven@example.com');
    for (const email of ['own@example.com', 'proven@example.com', 'other@example.com'])
      await subscribe(email);
    await shop.backend.subscribers.stop((await find('proven@example.com'))[0]?.token ?? '');
    const { newsletter } = (await mona.get('/api/wcFetch/account-export')).body as { newsletter: unknown };
    const consent = { page: null, locale: 'en', words: expect.stringContaining('[') as string };
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(newsletter).toEqual([
      { email: 'own@example.com', subscribed_at: time, stopped_at: null, consent },
      { email: 'proven@example.com', subscribed_at: time, stopped_at: time, consent },
    ]);
  });

  it('stops with the account, and not while an order keeps the account', async () => {
    await mona.put('/api/wcPost/update-customer', { email: 'leaves@example.com', password: PASSWORD });
    await subscribe('leaves@example.com');
    await subscribe('stays@example.com');
    const { id } = await delivered();
    await shop.orders.setStatus(id, 'processing');
    await mona.post(DELETE, { password: PASSWORD });
    expect(await find('leaves@example.com')).toMatchObject([{ stoppedAt: null }]);
    await shop.orders.setStatus(id, 'completed');
    expect((await mona.post(DELETE, { password: PASSWORD })).status).toBe(200);
    expect(await find('leaves@example.com')).toMatchObject([
      { stoppedAt: expect.any(Date) as Date, consent: null },
    ]);
    expect(await find('stays@example.com')).toMatchObject([{ stoppedAt: null }]);
  });
});
