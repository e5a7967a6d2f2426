import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers, type Reply } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop();
const { letters, messages } = shop;

const NEW_PASSWORD = 'four and twenty blackbirds';
const STRANGERS_ADDRESS = 'stranger@elsewhere.example';
const address = (address_1: string) => ({
  ...{ label: '', governorate: 'EGC', city: 'Nasr City' },
  ...{ address_1, address_2: '' },
});

let people = 0;
/** A number whose owner has never been here. */
let phone: string;
/** A stranger who has registered that number before its owner. */
let stranger: Browser;
let owner: Browser;
let id: number;

beforeEach(async () => {
  people += 1;
  phone = `0106000${String(people).padStart(4, '0')}`;
  [stranger, owner] = [new Browser(), new Browser()];
  id = await register(stranger, phone);
  letters.length = 0;
  messages.length = 0;
});

async function register(browser: Browser, username: string): Promise<number> {
  const name = { first_name: 'Mona', last_name: 'Elsayed' };
  const reply = await browser.post('/api/post/register', { ...name, username, password: PASSWORD });
  expect(reply.status).toBe(201);
  return (reply.body as { id: number }).id;
}

async function update(browser: Browser, changes: object): Promise<void> {
  expect((await browser.put('/api/wcPost/update-customer', changes)).status).toBe(200);
}

const read = async (browser: Browser) =>
  (await browser.get(`/api/wcFetch/customers/${id}`)).body as { addresses: object[]; email: string };

async function loginByCode(username = phone, browser = owner): Promise<Reply> {
  await browser.post('/api/post/send_code', { username });
  await afterAnswers();
  const code = messages.at(-1)?.code ?? /\b\d{8}\b/.exec(letters.at(-1)?.text ?? '')?.[0];
  return browser.post('/api/post/login_by_code', { username, code });
}

async function resetByCode(username = phone): Promise<Reply> {
  await owner.post('/api/post/forgot_password', { username });
  await afterAnswers();
  const code = messages.at(-1)?.code ?? /\b\d{8}\b/.exec(letters.at(-1)?.text ?? '')?.[0];
  return owner.post('/api/post/reset_password', { username, code, password: NEW_PASSWORD });
}

const enterPassword = (username: string, password: string, browser = new Browser()) =>
  browser.post('/api/post/login', { username, password });

it('exports what the customer has proven, and when', async () => {
  await loginByCode();
  const { body } = await owner.get('/api/wcFetch/account-export');
  const proven = { contact: `+2${phone}`, proven_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string };
  expect(body).toMatchObject({ proven_contacts: [proven] });
});

describe('the first code of a number that somebody else has registered', () => {
  it('voids the stranger’s password, sessions, addresses and mail address, and says so', async () => {
    await update(stranger, { addresses: [address('1 Stranger Street')] });
    await update(stranger, { email: STRANGERS_ADDRESS, password: PASSWORD });
    letters.length = 0;
    const reply = await loginByCode();
    expect(reply.body).toEqual({ id, removed: ['password', 'email', 'addresses'] });
    await update(owner, { addresses: [address('2 Home Street')] });
    expect(await read(owner)).toMatchObject({ addresses: [{ address_1: '2 Home Street' }], email: null });
    expect((await stranger.get(`/api/wcFetch/customers/${id}`)).status).toBe(404);
    expect((await enterPassword(phone, PASSWORD, stranger)).status).toBe(401);
    expect((await enterPassword(STRANGERS_ADDRESS, PASSWORD, stranger)).status).toBe(401);
    letters.length = 0;
    await stranger.post('/api/post/forgot_password', { username: STRANGERS_ADDRESS });
    await stranger.post('/api/post/send_code', { username: STRANGERS_ADDRESS });
    await afterAnswers();
    expect(letters).toEqual([]);
  });

  it('voids them when it sets a password, too', async () => {
    await update(stranger, { addresses: [address('1 Stranger Street')] });
    expect((await resetByCode()).body).toEqual({ reset: true, removed: ['addresses'] });
    expect((await enterPassword(phone, NEW_PASSWORD, owner)).status).toBe(200);
    expect(await read(owner)).toMatchObject({ addresses: [] });
    expect((await stranger.get(`/api/wcFetch/customers/${id}`)).status).toBe(404);
  });

  it('voids them for a mail address, with its number, and mails its owner', async () => {
    const username = `salma.${people}@example.com`;
    stranger = new Browser();
    id = await register(stranger, username);
    await update(stranger, { phone: '01100000001', password: PASSWORD });
    await update(stranger, { addresses: [address('1 Stranger Street')] });
    letters.length = 0;
    expect((await loginByCode(username)).body).toEqual({ id, removed: ['password', 'phone', 'addresses'] });
    await afterAnswers();
    expect(letters.at(-1)).toMatchObject({ to: username });
    expect(letters.at(-1)?.text).toContain('تم حذف العناوين المحفوظة');
    expect((await enterPassword(username, PASSWORD)).status).toBe(401);
    expect(await read(owner)).toMatchObject({ phone: null, addresses: [] });
  });

  it('makes the stranger’s browser unknown: its wrong passwords lock out nobody', async () => {
    await loginByCode();
    const device = { id, epoch: await shop.backend.state.sessionEpoch(id) };
    const request = new Request('https://shop.example', { headers: { cookie: cookiesOf(stranger) } });
    expect(await shop.backend.devices.recognise(request, device)).toBeNull();
    const own = new Request('https://shop.example', { headers: { cookie: cookiesOf(owner) } });
    expect(await shop.backend.devices.recognise(own, device)).not.toBeNull();
  });

  it.each([
    ['password', () => ({ path: 'post/change_password', body: { new_password: NEW_PASSWORD } })],
    [
      'mail address',
      () => ({ path: 'wcPost/update-customer', body: { email: `${people}${STRANGERS_ADDRESS}` } }),
    ],
  ])('voids a %s that is being changed at that moment', async (_, request) => {
    const { customers } = shop.backend.store;
    const { verifyPassword } = customers;
    const spy = vi.spyOn(customers, 'verifyPassword').mockImplementationOnce(async (...given) => {
      const right = await verifyPassword(...given);
      expect((await loginByCode()).status).toBe(200);
      return right;
    });
    const { path, body } = request();
    const method = path.startsWith('post') ? 'POST' : 'PUT';
    const reply = await stranger.call(method, `/api/${path}`, { body: { ...body, password: PASSWORD } });
    spy.mockRestore();
    expect(reply.status).toBe(401);
    expect((await enterPassword(phone, NEW_PASSWORD)).status).toBe(401);
    expect(await read(owner)).toMatchObject({ email: null });
  });

  it('is repeated as a whole if the store fails half-way', async () => {
    await update(stranger, { addresses: [address('1 Stranger Street')] });
    const { customers } = shop.backend.store;
    const spy = vi
      .spyOn(customers, 'updateCustomer')
      .mockRejectedValueOnce(new ShopError('store_unavailable'));
    expect((await loginByCode()).status).toBe(503);
    spy.mockRestore();
    const code = messages.at(-1)?.code;
    const reply = await owner.post('/api/post/login_by_code', { username: phone, code });
    expect(reply.body).toEqual({ id, removed: ['password', 'addresses'] });
    expect(await read(owner)).toMatchObject({ addresses: [] });
  });
});

describe('what customers have set themselves', () => {
  it('keeps the addresses of a customer who has received goods, but not what gives access', async () => {
    await update(stranger, { addresses: [address('2 Home Street')] });
    const { plenty } = await findGoods(shop);
    const order = orderOf(await stranger.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
    await stranger.post('/api/wcPost/checkout', checkoutBody(order.id));
    await shop.orders.setStatus(order.id, 'completed');
    expect((await loginByCode()).body).toEqual({ id, removed: ['password'] });
    expect(await read(owner)).toMatchObject({ addresses: [{ address_1: '2 Home Street' }] });
    expect((await enterPassword(phone, PASSWORD)).status).toBe(401);
  });

  it('stays if the first code is entered in a browser that the account knows', async () => {
    await update(stranger, { addresses: [address('2 Home Street')] });
    expect((await loginByCode(phone, stranger)).body).toEqual({ id, removed: [] });
    expect((await enterPassword(phone, PASSWORD)).status).toBe(200);
    expect((await loginByCode()).body).toEqual({ id, removed: [] });
    expect(await read(owner)).toMatchObject({ addresses: [{ address_1: '2 Home Street' }] });
  });

  it('stays once the number is proven, whatever browser enters further codes', async () => {
    await loginByCode();
    await update(owner, { addresses: [address('2 Home Street')] });
    const another = new Browser();
    expect((await loginByCode(phone, another)).body).toEqual({ id, removed: [] });
    expect(await read(another)).toMatchObject({ addresses: [{ address_1: '2 Home Street' }] });
    expect((await owner.get(`/api/wcFetch/customers/${id}`)).status).toBe(200);
  });

  it('stays when a further code sets a password', async () => {
    await loginByCode();
    await update(owner, { addresses: [address('2 Home Street')] });
    messages.length = 0;
    expect((await resetByCode()).body).toEqual({ reset: true, removed: [] });
    expect((await enterPassword(phone, NEW_PASSWORD, owner)).status).toBe(200);
    expect(await read(owner)).toMatchObject({ addresses: [{ address_1: '2 Home Street' }] });
  });

  it('is voided again by the first code of another address, which may be somebody else’s', async () => {
    expect((await loginByCode(phone, stranger)).status).toBe(200);
    const email = `hoda.${people}@example.com`;
    await update(stranger, { email, password: PASSWORD });
    messages.length = 0;
    expect((await loginByCode(email)).body).toEqual({ id, removed: ['password', 'phone'] });
    expect((await stranger.get(`/api/wcFetch/customers/${id}`)).status).toBe(404);
    messages.length = 0;
    await stranger.post('/api/post/send_code', { username: phone });
    await afterAnswers();
    expect(messages).toEqual([]);
  });

  it('is forgotten with the account', async () => {
    await loginByCode(phone, stranger);
    await stranger.post('/api/post/delete_account', { password: PASSWORD });
    expect(await shop.backend.state.isProven(id, `+2${phone}`)).toBe(false);
  });
});

function cookiesOf({ cookies }: Browser): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
