import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STOCK_REQUESTS_PER_CONTACT } from '../domain/limits.js';
import { EVERYTHING } from '../../../tests/contract/support.js';
import { codeOf } from '../../../tests/api/bodies.js';
import { Browser, type Customer } from '../../../tests/api/browser.js';
import type { Reply } from '../../../tests/api/call.js';
import { findGoods, UNKNOWN_ID } from '../../../tests/api/goods.js';
import { openShop, PASSWORD } from '../../../tests/api/shop.js';

const shop = await openShop({
  LIMIT_STOCK_REQUESTS_ADDRESS: '100000',
  LIMIT_STOCK_REQUESTS_CONTACT: '1000',
  LIMIT_STOCK_REQUESTS_VISITOR: '1000',
});
const goods = await findGoods(shop);
const item = goods.soldOut.id;
let mona: Customer;

beforeEach(async () => {
  await shop.stockRequests.clear();
  mona = await shop.customer();
});

const ask = (contact: unknown, by: Browser = new Browser(), item_id: unknown = item) =>
  by.post('/api/wcPost/stock-request', { item_id, contact });
const own = async (by: Browser, body: object = { remove: [] }) =>
  (
    (await by.post('/api/wcPost/stock-requests', body)).body as {
      requests: { id: number; item_id: number }[];
    }
  ).requests;
const fieldOf = ({ body }: Reply) => (body as { fields?: Record<string, string> }).fields?.['contact'];

describe('a request to be told of goods', () => {
  it('is kept without a login, by address or number, in the form that is written to', async () => {
    for (const contact of [' Mona@Example.com ', '٠١٠١٢٣٤٥٦٧٨', '+20 (0)11 1234 5678']) {
      const reply = await ask(contact);
      expect([reply.status, reply.body]).toEqual([202, { status: 202 }]);
    }
    const kept = await shop.contentOf('stock_requests');
    for (const contact of ['mona@example.com', '+201012345678', '+201112345678']) {
      expect(kept).toContain(`"${contact}"`);
    }
  });

  it('is answered alike whether or not the contact has asked before, and kept once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask('mona@example.com')));
    const [first] = replies;
    for (const reply of replies) {
      expect([reply.status, reply.text]).toEqual([202, first?.text]);
    }
    expect(await shop.stockRequests.count()).toBe(1);
  });

  it.each([
    ['', 'required'],
    ['mona@', 'invalid_email'],
    ['mona@example.com, salma@example.com', 'invalid_email'],
    ['+44 7700 900123', 'invalid_phone'],
    ['01912345678', 'invalid_phone'],
    ['Mona', 'invalid_username'],
    ['a'.repeat(260), 'too_long'],
  ])('names what is wrong with %j', async (contact, code) => {
    const reply = await ask(contact);
    expect([reply.status, codeOf(reply), fieldOf(reply)]).toEqual([400, 'invalid_fields', code]);
    expect(await shop.stockRequests.count()).toBe(0);
  });

  it('is refused for what is in stock, unknown, or open to choose', async () => {
    expect(codeOf(await ask('mona@example.com', mona, goods.plenty.id))).toBe('in_stock');
    expect(codeOf(await ask('mona@example.com', mona, UNKNOWN_ID))).toBe('product_not_found');
    expect(codeOf(await ask('mona@example.com', mona, goods.variable.id))).toBe('variation_required');
    for (const id of [0, -1, 1.5, '7', null]) {
      expect(codeOf(await ask('mona@example.com', mona, id)), String(id)).toBe('invalid_fields');
    }
  });

  it('can be for one variation that is sold out', async () => {
    await shop.items.setStock(0, goods.variation.id);
    expect((await ask('mona@example.com', mona, goods.variation.id)).status).toBe(202);
    expect(await own(mona)).toMatchObject([{ item_id: goods.variation.id }]);
    await shop.items.setStock(9, goods.variation.id);
  });

  it('has a bound for one contact, also with many requests at the same time', async () => {
    const { items } = await shop.backend.store.catalogue.listProducts({ ...EVERYTHING, perPage: 100 });
    const ids = items.filter(({ type }) => type === 'simple').map(({ id }) => id);
    const some = ids.slice(0, STOCK_REQUESTS_PER_CONTACT + 5);
    expect(some).toHaveLength(STOCK_REQUESTS_PER_CONTACT + 5);
    const stocks = new Map(items.map(({ id, stock }) => [id, Number(stock)]));
    await shop.items.setStock(0, ...some);
    const replies = await Promise.all(some.map((id) => ask('mona@example.com', new Browser(), id)));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(STOCK_REQUESTS_PER_CONTACT);
    const [refused] = replies.filter(({ status }) => status !== 202);
    expect(refused && codeOf(refused)).toBe('too_many_stock_requests');
    expect(await shop.stockRequests.count()).toBe(STOCK_REQUESTS_PER_CONTACT);
    for (const id of some) await shop.items.setStock(stocks.get(id) ?? 0, id);
  });
});

describe('the requests of somebody', () => {
  it('are shown to the browser that made them, and to nobody else', async () => {
    const guest = await shop.guest();
    await ask('nadia@example.com', guest);
    expect(await own(guest)).toMatchObject([{ item_id: item }]);
    expect(await own(await shop.guest())).toEqual([]);
    expect(await own(new Browser())).toEqual([]);
    expect(await own(mona)).toEqual([]);
  });

  it('are removed by their owner only', async () => {
    await ask('mona@example.com', mona);
    const [request] = await own(mona);
    const remove = [request?.id];
    expect(await own(await shop.customer(), { remove })).toEqual([]);
    expect(await own(mona)).toHaveLength(1);
    expect(await own(mona, { remove })).toEqual([]);
  });

  it('are opened and removed with the token of a letter, but not by guessing', async () => {
    await ask('mona@example.com', mona);
    const [{ token }] = JSON.parse(await shop.contentOf('stock_requests')) as [{ token: string }];
    const requests = await own(new Browser(), { token, remove: [] });
    expect(requests).toMatchObject([{ item_id: item }]);
    expect(Object.keys(requests[0] ?? {}), 'no address').toEqual(['id', 'item_id', 'asked_at']);
    expect(await own(new Browser(), { token: 'A'.repeat(32), remove: [requests[0]?.id] })).toEqual([]);
    expect(await own(new Browser(), { token, remove: [requests[0]?.id] })).toEqual([]);
    expect(await own(mona)).toEqual([]);
    for (const body of [{ token: "' OR 1=1", remove: [] }, { token: 7, remove: [] }, { remove: ['x'] }, {}]) {
      expect(codeOf(await mona.post('/api/wcPost/stock-requests', body))).toBe('invalid_fields');
    }
  });

  it('are not taken over by whoever asks for the same address later', async () => {
    await ask('mona@example.com', mona);
    const mallory = await shop.customer();
    await ask('mona@example.com', mallory);
    expect(await own(mallory)).toEqual([]);
    expect(await own(mona)).toHaveLength(1);
  });

  it('follow a guest into a shopper without a password, and from there into an account', async () => {
    const guest = await shop.guest();
    await ask('nadia@example.com', guest);
    await guest.post('/api/post/continue', { name: 'Nadia Adel', phone: '01055512388' });
    expect(await own(guest)).toHaveLength(1);
    await guest.post('/api/post/login', { username: mona.username, password: PASSWORD });
    expect(await own(guest)).toHaveLength(1);
    expect(await own(mona)).toHaveLength(1);
  });

  it('follow a guest into the account that they open', async () => {
    const guest = await shop.guest();
    await ask('nadia@example.com', guest);
    const name = { first_name: 'Nadia', last_name: 'Adel' };
    const account = { ...name, username: 'nadia.waits@example.com', password: PASSWORD };
    expect((await guest.post('/api/post/register', account)).status).toBe(201);
    expect(await own(guest)).toHaveLength(1);
  });

  it('stay with an account whose browser logs in to another one', async () => {
    await ask('mona@example.com', mona);
    const other = await shop.customer();
    const browser = await shop.session('customer', mona.id);
    await browser.post('/api/post/login', { username: other.username, password: PASSWORD });
    expect(await own(other)).toEqual([]);
    expect(await own(mona)).toHaveLength(1);
  });

  it('are exported with the account, and gone when it is deleted', async () => {
    await ask('other@example.com', mona);
    expect((await mona.get('/api/wcFetch/account-export')).body).toMatchObject({
      stock_requests: [{ item_id: item, contact: 'other@example.com' }],
    });
    await mona.post('/api/post/delete_account', { password: PASSWORD });
    expect(await shop.stockRequests.count()).toBe(0);
  });
});

describe('limits', () => {
  const { maxOf } = shop.backend.settings;
  const restrict = (limit: string) =>
    vi.spyOn(shop.backend.settings, 'maxOf').mockImplementation((name) => (name === limit ? 2 : maxOf(name)));
  afterEach(() => {
    shop.backend.settings.maxOf = maxOf;
  });

  it('count the requests for one contact from everywhere, whether or not it has asked before', async () => {
    restrict('stock-requests-contact');
    for (const status of [202, 202, 429]) expect((await ask('victim@example.com')).status).toBe(status);
    expect((await ask('somebody.else@example.com')).status).toBe(202);
  });

  it('count the requests of one browser for any contacts', async () => {
    restrict('stock-requests-visitor');
    const guest = await shop.guest();
    const ways = [
      ['a@example.com', 202],
      ['b@example.com', 202],
      ['c@example.com', 429],
    ] as const;
    for (const [contact, status] of ways) expect((await ask(contact, guest)).status).toBe(status);
    expect((await ask('d@example.com', await shop.guest())).status).toBe(202);
  });
});
