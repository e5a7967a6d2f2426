import { beforeEach, expect, it, vi } from 'vitest';
import { type FormName, formPath } from '../../../domain/forms/forms.js';
import { FAMILIES } from '../../../scripts/openApi/routeTables.js';
import { prepareCart } from '../../../server/actions/office/preparedCart.js';
import { getBackend } from '../../../server/backend.js';
import { answerForm, type CallRoute } from '../../../server/http/forms/answerForm.js';
import { serveFamily } from '../../../server/http/routing/family.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers, deferWork, ORIGIN } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop, PASSWORD } from '../shop.js';

/* A form without scripts whose button is pressed twice: the browser shows the second answer only. */

const shop = await openShop();
const { plenty } = await findGoods(shop);
const { backend, messages } = shop;
const NEW_PASSWORD = 'four and twenty blackbirds';
const PHONE = '01025009999';

beforeEach(() => shop.limits.clear());

const callRoute: CallRoute = (route, request, facts) => {
  const family = FAMILIES.find(({ prefix }) => route.startsWith(`${prefix}/`));
  if (family === undefined) throw new Error(`No family of ${route}`);
  return serveFamily(family.prefix, family.routes, getBackend)(request, facts);
};

function press(form: FormName, browser: Browser, fields: Record<string, string>, query = '') {
  const cookie = Object.entries(browser.cookies).map(([name, value]) => `${name}=${value}`);
  const request = new Request(new URL(formPath(form, query), ORIGIN), {
    method: 'POST',
    headers: {
      ...{ origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      cookie: cookie.join('; '),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return answerForm(form, request, { clientAddress: '203.0.113.9', later: deferWork }, callRoute);
}

async function askFor(path: string, body: object, browser: Browser): Promise<string> {
  await browser.post(`/api/post/${path}`, body);
  await afterAnswers();
  return messages.at(-1)?.code ?? '';
}

/** Presses twice, then once more with the cookies of the first answer. */
async function pressOften(...[form, browser, fields, query]: Parameters<typeof press>) {
  const first = await press(form, browser, fields, query);
  const second = await press(form, browser, fields, query);
  browser.take(first.cookies);
  return [first, second, await press(form, browser, fields, query)];
}

const isText: unknown = expect.any(String);
const isLedOn: unknown = expect.objectContaining({ location: isText });
const isWrong = { answer: { code: 'wrong_code' } };

async function registered(username: string): Promise<void> {
  const names = { first_name: 'Mona', last_name: 'Elsayed' };
  await new Browser().post('/api/post/register', { ...names, username, password: PASSWORD });
}

it('sets a password by a code once, and leads on each time', async () => {
  await registered(PHONE);
  const browser = new Browser();
  const code = await askFor('forgot_password', { username: PHONE }, browser);
  const fields = { username: PHONE, code, password: NEW_PASSWORD };
  expect(await pressOften('reset-password', browser, fields)).toEqual([isLedOn, isLedOn, isLedOn]);
  const other = { ...fields, password: PASSWORD };
  expect(await press('reset-password', browser, other), 'another password').toMatchObject(isWrong);
  expect(await press('reset-password', new Browser(), fields), 'another browser').toMatchObject(isWrong);
});

it('says of a press beside one that still runs that it is under way, and leads on with the next', async () => {
  const username = '01025005555';
  await registered(username);
  const browser = new Browser();
  const code = await askFor('forgot_password', { username }, browser);
  const fields = { username, code, password: NEW_PASSWORD };
  const both = await Promise.all([1, 2].map(() => press('reset-password', browser, fields)));
  expect(both).toContainEqual(isLedOn);
  expect(both).toContainEqual(
    expect.objectContaining({ answer: expect.objectContaining({ code: 'request_in_progress' }) as unknown }),
  );
  expect(await press('reset-password', browser, fields)).toEqual(isLedOn);
});

it('ends no login that came after a new password when its form is sent again', async () => {
  const username = '01025004444';
  await registered(username);
  const browser = new Browser();
  const code = await askFor('forgot_password', { username }, browser);
  const fields = { username, code, password: NEW_PASSWORD };
  browser.take((await press('reset-password', browser, fields)).cookies);
  await browser.post('/api/post/login', { username, password: NEW_PASSWORD });
  expect(browser.cookies).toHaveProperty('user_id');
  browser.take((await press('reset-password', browser, fields)).cookies);
  expect(browser.cookies).toHaveProperty('user_id');
});

it('leads on each time although the new password ends the session without one', async () => {
  const username = '01025007777';
  await registered(username);
  const browser = new Browser();
  await browser.post('/api/post/continue', { name: 'Mona Elsayed', phone: username });
  const code = await askFor('forgot_password', { username }, browser);
  const fields = { username, code, password: NEW_PASSWORD };
  expect(browser.cookies).toHaveProperty('user_id');
  expect(await pressOften('reset-password', browser, fields)).toEqual([isLedOn, isLedOn, isLedOn]);
  expect(browser.cookies).not.toHaveProperty('user_id');
});

it('registers once, and logs in the second time', async () => {
  const fields = { first_name: 'Nadia', last_name: 'Adel', username: '01025008888', password: PASSWORD };
  const [first, second] = [
    await press('register', new Browser(), fields),
    await press('register', new Browser(), fields),
  ];
  expect(second).toHaveProperty('location', 'location' in first ? first.location : 'no page');
  const browser = new Browser();
  browser.take(second.cookies);
  expect((await browser.get(`/api/wcFetch/customers/${browser.cookies['user_id']}`)).status).toBe(200);
  const stranger = await press('register', new Browser(), { ...fields, password: NEW_PASSWORD });
  expect(stranger).toMatchObject({ cookies: [], answer: { code: 'username_taken' } });
});

it('opens an order by a code once, and leads to it each time', async () => {
  const mona = await shop.customer();
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  await mona.post('/api/wcPost/checkout', checkoutBody(id));
  const browser = new Browser();
  const { phone } = checkoutBody(id).billing;
  const code = await askFor('find_order', { order: String(id), contact: phone }, browser);
  const answers = await pressOften('open-order', browser, { code }, `?order=${id}`);
  const leadsToIt: unknown = expect.stringContaining(`/trackorder/${id}?key=`);
  const isOrder = { location: leadsToIt };
  expect(answers).toMatchObject([isOrder, isOrder, isOrder]);
  expect(await press('open-order', new Browser(), { code }, `?order=${id}`)).toMatchObject(isWrong);
});

async function cartLink(): Promise<string> {
  const lines = [{ product_id: plenty.id, variation_id: null, quantity: 2 }];
  const caller = { name: { first: 'Mona', last: 'Hassan' }, phone: '+201025006666', lines };
  return (await prepareCart(backend, caller)).token;
}

it.each([
  ['visitor', () => Promise.resolve(new Browser())],
  ['guest', shop.guest],
  ['customer', shop.customer],
])('opens a prepared cart for a %s once, and leads to it each time', async (_, open) => {
  const browser = await open();
  const fields = { link: await cartLink() };
  expect(await pressOften('open-cart', browser, fields)).toEqual([isLedOn, isLedOn, isLedOn]);
  const { body } = await browser.get('/api/wcFetch/customer-orders?status=pending-cart');
  expect(body).toMatchObject({ single: [{ items: [{ quantity: 2 }] }] });
});

it('opens a prepared cart although it could not be opened before', async () => {
  const mona = await shop.customer();
  const fields = { link: await cartLink() };
  const { cart: _, ...none } = await backend.store.carts.findCart(mona.id);
  vi.spyOn(backend.store.carts, 'findCart').mockResolvedValueOnce({ ...none, cart: null });
  expect(await press('open-cart', mona, fields)).toMatchObject({ answer: { code: 'order_not_found' } });
  expect(await press('open-cart', mona, fields)).toEqual(isLedOn);
});
