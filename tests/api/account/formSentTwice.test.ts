import { beforeEach, expect, it } from 'vitest';
import { type FormName, formPath } from '../../../domain/forms/forms.js';
import { FAMILIES } from '../../../scripts/openApi/routeTables.js';
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
const { messages } = shop;
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

it('sets a password by a code once, and leads on both times', async () => {
  await new Browser().post('/api/post/register', {
    ...{ first_name: 'Mona', last_name: 'Elsayed' },
    ...{ username: PHONE, password: PASSWORD },
  });
  const browser = new Browser();
  const code = await askFor('forgot_password', { username: PHONE }, browser);
  const fields = { username: PHONE, code, password: NEW_PASSWORD };
  const first = await press('reset-password', browser, fields);
  expect(first).toHaveProperty('location');
  expect(await press('reset-password', browser, fields)).toMatchObject({ ...first });
  const other = await press('reset-password', browser, { ...fields, password: PASSWORD });
  expect(other, 'another password').toHaveProperty('answer.code', 'wrong_code');
  expect(await press('reset-password', new Browser(), fields), 'another browser').toHaveProperty(
    'answer.code',
    'wrong_code',
  );
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

it('opens an order by a code once, and leads to it both times', async () => {
  const mona = await shop.customer();
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  await mona.post('/api/wcPost/checkout', checkoutBody(id));
  const browser = new Browser();
  const { phone } = checkoutBody(id).billing;
  const code = await askFor('find_order', { order: String(id), contact: phone }, browser);
  const both = [
    await press('open-order', browser, { code }, `?order=${id}`),
    await press('open-order', browser, { code }, `?order=${id}`),
  ];
  for (const each of both)
    expect(each).toHaveProperty('location', expect.stringContaining(`/trackorder/${id}?key=`));
});
