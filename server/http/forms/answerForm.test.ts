import { describe, expect, it } from 'vitest';
import { type FormName, formPath } from '../../../domain/forms/forms.js';
import { answerForm, type FormOutcome, pageOfForm, postedForm } from './answerForm.js';

const SHOP = 'https://shop.example';
const FACTS = { clientAddress: '203.0.113.9', later: () => undefined };

interface Sent {
  search?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  locale?: string;
}

/** Sends a form whose route gives this answer; what the route was asked is beside the outcome. */
async function send(
  form: FormName,
  { search = '', fields = {}, headers = {}, locale = '' }: Sent,
  answer: Response = Response.json({ order_id: 1, key: 'k' }),
) {
  const asked: { route: string; request: Request; body: unknown }[] = [];
  const request = new Request(`${SHOP}${locale}${formPath(form, search)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  const outcome = await answerForm(form, request, FACTS, async (route, given) => {
    asked.push({ route, request: given, body: await given.json() });
    return answer;
  });
  const [call] = asked;
  return { outcome, ...placeOf(outcome), asked: call };
}

function placeOf(outcome: FormOutcome) {
  return 'location' in outcome
    ? { location: outcome.location, answer: undefined }
    : { location: undefined, answer: outcome.answer };
}

const refusal = (body: unknown, status = 422, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

describe('an address of a form', () => {
  const pageAt = (path: string) => pageOfForm(new URL(path, SHOP));

  it('leads to the page of the form, in its language, with the parameters of the request only', () => {
    expect(pageAt('/forms/login')).toBe('/auth/login');
    expect(pageAt('/ar/forms/login?next=%2Fcart&x=1')).toBe('/ar/auth/login?next=%2Fcart');
    expect(pageAt('/forms/contact?x=1')).toBe('/contact');
  });

  it('is itself the page of some forms, and of each that was accepted', () => {
    for (const path of ['/forms/newsletter', '/forms/stock-request', '/ar/forms/open-order?order=1'])
      expect(pageAt(path)).toBeNull();
    expect(pageAt('/forms/login?done=1')).toBeNull();
  });

  it('is none of another page', () => {
    for (const path of ['/', '/auth/login', '/forms/unknown', '/forms/login/', '/x?done=1']) {
      expect([postedForm(new URL(path, SHOP)), pageAt(path)]).toEqual([null, null]);
    }
    expect(postedForm(new URL('/ar/forms/login', SHOP))).toBe('login');
  });
});

describe('a form', () => {
  it('is passed to its route as JSON, with the headers of the browser', async () => {
    const headers = {
      cookie: 'token=x',
      origin: SHOP,
      'content-length': '21',
      'transfer-encoding': 'chunked',
    };
    const { asked } = await send('newsletter', { fields: { email: 'mona@example.com', x: '1' }, headers });
    expect([asked?.route, asked?.request.method, asked?.request.url]).toEqual([
      '/api/post/add_to_sendgrid',
      'POST',
      `${SHOP}/api/post/add_to_sendgrid`,
    ]);
    expect(asked?.body).toEqual({ email: 'mona@example.com' });
    expect(Object.fromEntries(asked?.request.headers ?? [])).toEqual({
      ...{ cookie: 'token=x', origin: SHOP, 'content-type': 'application/json' },
    });
  });

  it.each<[FormName, Sent, object]>([
    ['reset-password', { search: '?ticket=t-1' }, { username: '', code: '', password: '', ticket: 't-1' }],
    ['reset-password', {}, { username: '', code: '', password: '' }],
    ['open-order', { search: '?order=17', fields: { code: '123456' } }, { code: '123456', order: '17' }],
    ['open-order', {}, { code: '', order: '' }],
    ['stock-request', { search: '?item=7', fields: { contact: 'm' } }, { contact: 'm', item_id: 7 }],
  ])('brings what its address says: %s %j', async (form, sent, body) => {
    expect((await send(form, sent)).asked?.body).toEqual(body);
  });

  it('of an operator brings the link of the order', async () => {
    const linked = await send('office-step', { search: '?link=a_token-1', fields: { act: 'confirm' } });
    expect(linked.asked?.body).toMatchObject({ act: 'confirm', link: 'a_token-1' });
    expect((await send('office-step', {})).asked?.body).toMatchObject({ act: '', link: '' });
  });

  it('takes parameters from its page’s address only if its own has none', async () => {
    const referer = `${SHOP}/auth/login?next=%2Fcheckout`;
    expect((await send('login', { headers: { referer } })).location).toBe('/checkout');
    const both = await send('login', { search: '?next=%2Fcart', headers: { referer } });
    expect(both.location).toBe('/cart');
    expect((await send('login', { search: '?x=1', headers: { referer } })).location).toBe('/login-success');
    for (const other of ['nonsense', '', `${SHOP}/faq?next=%2Fcheckout`, referer.replace('shop', 'evil')])
      expect((await send('login', { headers: { referer: other } })).location).toBe('/login-success');
  });
});

describe('an accepted form', () => {
  it.each<[FormName, Sent, object, string]>([
    ['login', { search: '?next=%2Far%2Fcart' }, {}, '/cart'],
    ['register', { locale: '/ar' }, {}, '/ar/login-success'],
    ['register', { search: '?next=%2Fcheckout' }, {}, '/checkout'],
    ['forgot-password', {}, {}, '/forms/forgot-password?done=1'],
    ['reset-password', {}, {}, '/forms/reset-password?done=1'],
    ['contact', { locale: '/ar' }, {}, '/ar/forms/contact?done=1'],
    ['newsletter', {}, {}, '/forms/newsletter?done=1'],
    ['stop-newsletter', {}, {}, '/forms/stop-newsletter?done=1'],
    ['stock-request', { search: '?item=7' }, {}, '/forms/stock-request?done=1'],
    ['find-order', {}, { order_id: 17 }, '/forms/open-order?order=17'],
    ['open-order', { locale: '/ar' }, { order_id: 17, key: 'k 1' }, '/ar/trackorder/17?key=k%201'],
    ['open-cart', {}, {}, '/cart'],
    ['office-step', { search: '?link=a_token-1' }, {}, '/office/a_token-1?done=1'],
    ['office-step', {}, {}, '/office/unknown?done=1'],
  ])('leads on, in its language: %s %j %j', async (form, sent, answer, location) => {
    expect((await send(form, sent, Response.json(answer))).location).toBe(location);
  });

  it.each(['../auth/login', '//evil.example', 'a b', 'a/b', '.', 'a?x=1', 'a/'])(
    'leads to no other page by the operator’s link %s',
    async (link) => {
      const search = `?${new URLSearchParams({ link })}`;
      expect((await send('office-step', { search })).location).toBe('/office/unknown?done=1');
    },
  );

  it('brings the cookies of its route', async () => {
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    const { outcome } = await send('login', {}, Response.json({}, { headers }));
    expect(outcome.cookies).toEqual(['a=1', 'b=2']);
  });
});

describe('a rejected form', () => {
  const TYPED = { first_name: 'منى', last_name: '', username: 'mona', password: 'hush' };

  it('shows what was typed without the password, what is wrong, and when to try again', async () => {
    const answer = refusal({ code: 'invalid_fields', fields: { last_name: 'required' } }, 429, {
      ...{ 'retry-after': '30', 'set-cookie': 'a=1' },
    });
    const { outcome } = await send('register', { search: '?next=%2Fcart', fields: TYPED }, answer);
    expect(outcome).toEqual({
      ...{ status: 429, retryAfter: '30', cookies: ['a=1'] },
      answer: {
        ...{ form: 'register', address: '/auth/register?next=%2Fcart', code: 'invalid_fields' },
        typed: { first_name: 'منى', last_name: '', username: 'mona' },
        details: { fields: { last_name: 'required' } },
      },
    });
  });

  it('shows nothing that a foreign page has typed', async () => {
    const { answer } = await send('register', { fields: TYPED }, refusal({ code: 'forbidden_origin' }, 403));
    expect(answer?.typed).toEqual({});
  });

  it('passes on how much there is, and no more than errors may say', async () => {
    const said = { code: 'insufficient_stock', available: 3, pieces: 2, message: 'a secret' };
    const { answer } = await send('open-cart', {}, refusal(said, 409));
    expect(answer).toMatchObject({ code: 'insufficient_stock' });
    expect(answer?.details).toStrictEqual({ available: 3, pieces: 2 });
    const { answer: bare } = await send('open-cart', {}, refusal({ code: 'not_found' }, 404));
    expect(bare?.details).toStrictEqual({});
  });

  it('names an error that nobody knows as the shop’s own', async () => {
    for (const body of [{}, { code: 'nonsense' }, { code: 5 }])
      expect((await send('contact', {}, refusal(body, 500))).answer?.code).toBe('internal_error');
  });

  it('is asked of no route if it cannot be read', async () => {
    const headers = { 'content-type': 'application/json' };
    const { outcome, asked } = await send('open-order', { search: '?order=17', headers });
    expect(asked).toBeUndefined();
    expect(outcome).toEqual({
      ...{ status: 415, retryAfter: null, cookies: [] },
      answer: {
        ...{ form: 'open-order', address: '/forms/open-order?order=17', code: 'unsupported_media_type' },
        ...{ typed: {}, details: {} },
      },
    });
  });
});
