import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers, call, type CallOptions } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop();
const { plenty } = await findGoods(shop);
const { messages } = shop;
const NEW_PASSWORD = 'four and twenty blackbirds';

let numbers = 0;
/** User name of an account without a mail address. */
let phone: string;

beforeEach(async () => {
  await shop.limits.clear();
  phone = `0102500${String((numbers += 1)).padStart(4, '0')}`;
  await new Browser().post('/api/post/register', {
    ...{ first_name: 'Mona', last_name: 'Elsayed' },
    ...{ username: phone, password: PASSWORD },
  });
});

async function askFor(path: 'send_code' | 'forgot_password', browser: Browser): Promise<string> {
  await browser.post(`/api/post/${path}`, { username: phone });
  await afterAnswers();
  return messages.at(-1)?.code ?? '';
}

/** Sends a form whose first answer never arrives, so that the browser sends it again as it was. */
async function sendTwice(browser: Browser, path: string, body: unknown) {
  const headers = { 'idempotency-key': randomUUID() };
  const lost = await call('POST', path, { body, headers, cookies: browser.cookies });
  return { lost, again: await browser.post(path, body, { headers }) };
}

const isIn = async (browser: Browser) =>
  (await browser.get(`/api/wcFetch/customers/${browser.cookies['user_id']}`)).status === 200;

it('logs in by a right code whose first answer was lost, once more only with the same key', async () => {
  const browser = new Browser();
  const body = { username: phone, code: await askFor('send_code', browser) };
  const { code_ticket: ticket } = browser.cookies;
  const { lost, again } = await sendTwice(browser, '/api/post/login_by_code', body);
  expect([lost.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(lost.body);
  expect(await isIn(browser)).toBe(true);
  expect(Object.keys(browser.cookies)).not.toContain('code_ticket');
  const late = { body, cookies: { code_ticket: ticket ?? '' }, headers: { 'idempotency-key': randomUUID() } };
  expect((await call('POST', '/api/post/login_by_code', late)).status).toBe(422);
});

it('joins a stranger’s cart to the account whose login was lost', async () => {
  const browser = new Browser();
  await browser.post('/api/post/continue', { name: 'Mona Elsayed', phone });
  await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id)));
  const form = { username: phone, code: await askFor('send_code', browser) };
  expect((await sendTwice(browser, '/api/post/login_by_code', form)).again.status).toBe(200);
  const { text } = await browser.get('/api/wcFetch/customer-orders?status=pending-cart');
  expect(text).toContain(`"product_id":${plenty.id}`);
});

it('tells that a password was set by a code whose first answer was lost', async () => {
  const browser = new Browser();
  const code = await askFor('forgot_password', browser);
  const { again } = await sendTwice(browser, '/api/post/reset_password', {
    ...{ username: phone, code, password: NEW_PASSWORD },
  });
  expect([again.status, again.body]).toMatchObject([200, { reset: true }]);
  expect((await browser.post('/api/post/login', { username: phone, password: NEW_PASSWORD })).status).toBe(
    200,
  );
});

it('stays logged in after a change of the password whose first answer was lost', async () => {
  const browser = new Browser();
  await browser.post('/api/post/login', { username: phone, password: PASSWORD });
  const { again } = await sendTwice(browser, '/api/post/change_password', {
    ...{ password: PASSWORD, new_password: NEW_PASSWORD },
  });
  expect(again.status).toBe(200);
  expect(await isIn(browser)).toBe(true);
});

it('tells that an account was deleted although the first answer was lost', async () => {
  const browser = new Browser();
  await browser.post('/api/post/login', { username: phone, password: PASSWORD });
  const { again } = await sendTwice(browser, '/api/post/delete_account', { password: PASSWORD });
  expect([again.status, again.body]).toEqual([200, { deleted: true }]);
  expect(Object.keys(browser.cookies)).not.toContain('token');
});

it('opens an order by a right code whose first answer was lost', async () => {
  const buyer = new Browser();
  await buyer.post('/api/post/continue', { name: 'سلمى حسن', phone });
  const cart = orderOf(await buyer.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  const billing = { ...BILLING, phone };
  await buyer.post('/api/wcPost/checkout', checkoutBody(cart.id, { billing }));
  const browser = new Browser();
  await browser.post('/api/post/find_order', { order: String(cart.id), contact: phone });
  await afterAnswers();
  const body = { order: String(cart.id), code: messages.at(-1)?.code };
  const { again } = await sendTwice(browser, '/api/post/open_order', body);
  expect([again.status, again.body]).toMatchObject([200, { order_id: cart.id }]);
});

it('answers another browser nothing that a code opened', async () => {
  const browser = new Browser();
  const body = { username: phone, code: await askFor('send_code', browser) };
  const headers = { 'idempotency-key': 'a-key-that-is-no-secret' };
  expect((await browser.post('/api/post/login_by_code', body, { headers })).status).toBe(200);
  const others: CallOptions[] = [{}, { cookies: { code_ticket: 'A'.repeat(22) } }];
  for (const other of others) {
    const reply = await call('POST', '/api/post/login_by_code', { ...other, body, headers });
    expect([reply.status, reply.setCookies.filter((text) => text.startsWith('token='))]).toEqual([422, []]);
  }
});

it('keeps the code of a wrong try for the right one with the same key', async () => {
  const browser = new Browser();
  const code = await askFor('send_code', browser);
  const wrong = code === '123456' ? '654321' : '123456';
  const headers = { 'idempotency-key': randomUUID() };
  const enter = (tried: string) =>
    browser.post('/api/post/login_by_code', { username: phone, code: tried }, { headers });
  expect((await enter(wrong)).status).toBe(422);
  expect((await enter(code)).status).toBe(200);
});

it('gives no session again that has been ended since', async () => {
  const browser = new Browser();
  const body = { username: phone, code: await askFor('send_code', browser) };
  const cookies = { ...browser.cookies };
  const headers = { 'idempotency-key': randomUUID() };
  await browser.post('/api/post/login_by_code', body, { headers });
  await browser.post('/api/post/logout', {});
  const thief = new Browser();
  Object.assign(thief.cookies, cookies);
  await thief.post('/api/post/login_by_code', body, { headers });
  expect(await isIn(thief)).toBe(false);
});
