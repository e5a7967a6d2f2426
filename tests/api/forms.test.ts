import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormAnswer, type FormName, formDonePath, formPath } from '../../domain/forms/forms.js';
import { type Locale, LOCALES } from '../../domain/core/locale.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import { getBackend } from '../../server/backend.js';
import { refusalPage } from '../../server/actions/pages/refusalPage.js';
import type { CallRoute } from '../../server/http/forms/answerForm.js';
import { serveFamily } from '../../server/http/routing/family.js';
import { FORM_NAMES } from '../../domain/forms/formAt.js';
import { POSTED_FORMS } from '../../server/http/forms/postedForms.js';
import { type RenderPage, renderOnDemand } from '../../server/http/rendering/renderOnDemand.js';
import { findGoods } from './goods.js';
import { afterAnswers, deferWork, ORIGIN } from './call.js';
import { FAMILIES } from '../../scripts/openApi/routeTables.js';
import { openShop, PASSWORD } from './shop.js';

const render = vi.fn<RenderPage>();

const shop = await openShop({
  SENDGRID_KEY: '',
  LIMIT_CONTACT_ADDRESS: '1000',
  LIMIT_LOGINS_ADDRESS: '1000',
  LIMIT_PAGES_ADDRESS: '10000',
});
const subscribed: string[] = [];
const { keep } = shop.backend.subscribers;
vi.spyOn(shop.backend.subscribers, 'keep').mockImplementation((subscriber, consent) => {
  subscribed.push(subscriber.email);
  return keep(subscriber, consent);
});
const { plenty } = await findGoods(shop);

const callRoute: CallRoute = (route, request, facts) => {
  const family = FAMILIES.find(({ prefix }) => route.startsWith(`${prefix}/`));
  if (family === undefined) throw new Error(`No family of ${route}`);
  return serveFamily(family.prefix, family.routes, getBackend)(request, facts);
};

const handle = renderOnDemand({
  renderPage: render,
  redirectOf: () => Promise.resolve(null),
  openGate: getBackend,
  readDocument: () => Promise.resolve(null),
  isPrerendered: (path) => path === PATHS.login,
  callRoute,
  onMissedSearch: () => Promise.resolve(),
  refusalPage,
  readErrorPage: (locale) => Promise.resolve(`<html lang="${locale}">the error page`),
});

beforeEach(() => {
  render.mockReset().mockResolvedValue({
    httpResponse: { statusCode: 200, headers: [['content-type', 'text/html']], body: 'the page' },
  } as never);
  subscribed.splice(0);
});

interface Sent {
  fields?: Record<string, string>;
  /** The body as it is, instead of fields. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string | undefined>;
  query?: string;
  locale?: Locale;
  from?: string;
}

async function send(form: FormName, { fields = {}, raw, headers = {}, query, locale = 'en', from }: Sent) {
  const given: Record<string, string | undefined> = {
    ...{ origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    ...headers,
  };
  const response = await handle(
    new Request(new URL(localePath(formPath(form, query), locale), ORIGIN), {
      method: 'POST',
      headers: Object.entries(given).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, value]],
      ),
      body: raw ?? new URLSearchParams(fields).toString(),
    }),
    { clientAddress: from ?? '203.0.113.9', later: deferWork },
  );
  await afterAnswers();
  const [call] = render.mock.calls;
  const shown = call?.[0] as { urlOriginal: string; formAnswer: FormAnswer } | undefined;
  return { response, html: await response.text(), page: shown?.urlOriginal, answer: shown?.formAnswer };
}

const person = async () => {
  const { username } = await shop.customer();
  return { username, password: PASSWORD };
};

const GOOD: Record<FormName, { fields: () => Promise<Record<string, string>> | Record<string, string> }> = {
  login: { fields: person },
  register: {
    fields: () => ({
      ...{ first_name: 'منى', last_name: 'Hassan', username: `mona.${Math.random()}@example.com` },
      password: PASSWORD,
    }),
  },
  'forgot-password': { fields: () => ({ username: 'nobody@example.com' }) },
  'reset-password': {
    fields: () => ({ username: 'nobody@example.com', code: '12345678', password: PASSWORD }),
  },
  contact: {
    fields: () => ({ name: 'Mona', phone: '٠١٠١٢٣٤٥٦٧٨', email: '', message: 'أهلًا & <b>100%</b>' }),
  },
  newsletter: { fields: () => ({ email: 'reader@example.com' }) },
  'stop-newsletter': { fields: () => ({ key: 'unknown' }) },
  'stock-request': { fields: () => ({ contact: 'reader@example.com' }) },
  'find-order': { fields: () => ({ order: '#10001', contact: 'nobody@example.com' }) },
  'open-order': { fields: () => ({ code: '000000' }) },
  'open-cart': { fields: () => ({ link: 'unknown' }) },
  'office-step': { fields: () => ({ act: 'deliver', version: new Date().toISOString() }) },
};

describe('every form', () => {
  it.each(FORM_NAMES)('is taken by a route of the API, with its limits: %s', (form) => {
    const { route } = POSTED_FORMS[form];
    const family = FAMILIES.find(({ prefix }) => route.startsWith(`${prefix}/`));
    const found = family?.routes.find(
      ({ path, method }) => method === 'POST' && `${family.prefix}${path}` === route,
    );
    expect(found?.limits).not.toEqual([]);
    expect(found?.limits).toBeDefined();
  });

  it.each(FORM_NAMES)('shows itself again, empty, for a form of a foreign page: %s', async (form) => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: undefined }, { origin: 'null' }]) {
      render.mockClear();
      const sent = await send(form, { fields: await GOOD[form].fields(), headers, locale: 'ar' });
      expect([sent.response.status, sent.html]).toEqual([403, 'the page']);
      expect(sent.answer).toMatchObject({ form, code: 'forbidden_origin' });
      expect(sent.answer?.typed).toEqual({});
      expect(sent.page).toBe(localePath(POSTED_FORMS[form].page(new URLSearchParams()), 'ar'));
      expect(sent.response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each(FORM_NAMES)('shows itself again for what it cannot read: %s', async (form) => {
    const [field = ''] = POSTED_FORMS[form].fields;
    const bodies: [Sent, number][] = [
      [{ raw: `${field}=${'x'.repeat(70_000)}` }, 413],
      [{ raw: `${field}=%C7%E1%DE%C7%E5%D1%C9` }, 400],
      [{ raw: new Uint8Array([0x61, 0x3d, 0xff]) }, 400],
      [{ raw: `${field}=a&${field}=b` }, 400],
      [{ raw: '{}', headers: { 'content-type': 'application/json' } }, 415],
      [{ raw: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
      [{ raw: `${field}=a`, headers: { 'content-encoding': 'gzip' } }, 415],
    ];
    for (const [body, status] of bodies) {
      const sent = await send(form, body);
      expect([sent.response.status, sent.html]).toEqual([status, 'the page']);
      expect(sent.response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it.each(FORM_NAMES)('names the fields that are missing: %s', async (form) => {
    const sent = await send(form, {});
    expect([[400, 422].includes(sent.response.status), sent.html]).toEqual([true, 'the page']);
    expect(Object.keys(sent.answer?.details.fields ?? {})).not.toEqual([]);
  });

  it.each(FORM_NAMES)('leads whoever opens its address to its page: %s', async (form) => {
    for (const locale of LOCALES) {
      const page = POSTED_FORMS[form].page(new URLSearchParams());
      const address = localePath(formPath(form), locale);
      const response = await handle(new Request(new URL(address, ORIGIN)), {
        ...{ clientAddress: '203.0.113.9', later: deferWork },
      });
      const location = response.headers.get('location');
      if (page === formPath(form)) expect(response.status).toBe(200);
      else expect([response.status, location]).toEqual([303, localePath(page, locale)]);
    }
  });
});

describe('a form that is accepted', () => {
  it.each(['forgot-password', 'contact', 'newsletter'] as const)(
    'redirects to a page that says so, in its language, without what was typed: %s',
    async (form) => {
      for (const locale of LOCALES) {
        const { response } = await send(form, { fields: await GOOD[form].fields(), locale });
        expect([response.status, response.headers.get('location')]).toEqual([
          303,
          localePath(formDonePath(form), locale),
        ]);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(render).not.toHaveBeenCalled();
      }
    },
  );

  it('logs in with the cookies of the API', async () => {
    const fields = await person();
    const { response } = await send('login', { fields, locale: 'ar' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/login-success']);
    const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['token', 'user_id', 'device']));
  });

  it('returns to the page that needed the login, and to no other shop', async () => {
    const to = async (sent: Sent) =>
      (await send('login', { fields: await person(), ...sent })).response.headers.get('location');
    const referer = (address: string) => ({ headers: { referer: address } });
    expect(await to(referer(`${ORIGIN}/auth/login?next=%2Fcheckout`))).toBe('/checkout');
    expect(await to({ ...referer(`${ORIGIN}/ar/auth/login?next=%2Far%2Fcart`), locale: 'ar' })).toBe(
      '/ar/cart',
    );
    expect(await to({ query: '?next=%2Fcheckout' })).toBe('/checkout');
    expect(await to({ query: '?next=https%3A%2F%2Fevil.example' })).toBe('/login-success');
    expect(await to({ query: '?next=%2F%2Fevil.example' })).toBe('/login-success');
    expect(await to(referer('https://evil.example/auth/login?next=%2Fcheckout'))).toBe('/login-success');
    expect(await to(referer(`${ORIGIN}/faq?next=%2Fcheckout`))).toBe('/login-success');
  });

  it('keeps the login’s way back when it is tried again', async () => {
    const wrong = await send('login', {
      fields: { username: 'nobody@example.com', password: 'wrong one' },
      headers: { referer: `${ORIGIN}/auth/login?next=%2Fcheckout&x=1` },
    });
    expect(wrong.answer?.address).toBe('/auth/login?next=%2Fcheckout');
  });

  it('keeps every letter of a message', async () => {
    await send('contact', { fields: await GOOD.contact.fields(), locale: 'ar' });
    const [kept] = await shop.backend.contact.list(1);
    expect(kept).toMatchObject({ name: 'Mona', phone: '+201012345678', message: 'أهلًا & <b>100%</b>' });
  });

  it('subscribes the address', async () => {
    await send('newsletter', { fields: { email: 'Reader@Example.com' } });
    expect(subscribed).toEqual(['reader@example.com']);
  });

  it('is taken from a page that hides its address, with the browser’s word that it is the shop’s own', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const own = await send('newsletter', { fields: { email: 'reader@example.com' }, headers });
    expect([own.response.status, subscribed.length]).toEqual([303, 1]);
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect(
      (await send('newsletter', { fields: { email: 'x@example.com' }, headers: foreign })).response.status,
    ).toBe(403);
  });
});

describe('a form that is not accepted', () => {
  it('keeps what was typed, and never a password', async () => {
    const fields = { first_name: 'منى', last_name: '', username: 'not a name', password: 'short' };
    const { response, answer, page } = await send('register', { fields, locale: 'ar' });
    expect([response.status, page]).toEqual([400, '/ar/auth/register']);
    expect(answer?.typed).toEqual({ first_name: 'منى', last_name: '', username: 'not a name' });
    expect(Object.keys(answer?.details.fields ?? {}).sort()).toEqual(['last_name', 'password', 'username']);
  });

  it.each([
    ['login', { username: 'nobody@example.com', password: 'wrong password' }, 401, 'wrong_credentials'],
    [
      'reset-password',
      { username: 'n@example.com', code: '12345678', password: PASSWORD },
      422,
      'wrong_code',
    ],
    ['newsletter', { email: 'nobody' }, 422, 'invalid_email'],
  ] as const)('says what the API says: %s', async (form, fields, status, code) => {
    const sent = await send(form, { fields });
    expect([sent.response.status, sent.answer?.code]).toEqual([status, code]);
    expect(sent.answer?.typed).not.toHaveProperty('password');
  });

  it('says of which product the request is, and that it is in stock', async () => {
    const query = `?item=${plenty.id}`;
    const sent = await send('stock-request', { fields: { contact: 'reader@example.com' }, query });
    expect(sent.page).toBe(`/forms/stock-request${query}`);
    expect(['in_stock', 'not_found']).toContain(sent.answer?.code);
  });

  it('is limited like the API, and says so on its page', async () => {
    const from = '203.0.113.77';
    const fields = { username: 'nobody@example.com' };
    let sent = await send('forgot-password', { fields, from });
    for (let tries = 0; sent.response.status === 303 && tries < 100; tries += 1) {
      sent = await send('forgot-password', { fields, from });
    }
    expect([sent.response.status, sent.html]).toEqual([429, 'the page']);
    expect(sent.answer).toMatchObject({ code: 'too_many_requests', typed: fields });
    expect(Number(sent.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('ends on the error page in its language if the form itself cannot be shown', async () => {
    render.mockReset().mockRejectedValue(new Error('no page'));
    const { response, html } = await send('contact', { fields: {}, locale: 'ar' });
    expect([response.status, html]).toEqual([500, '<html lang="ar">the error page']);
  });
});

it('answers a form to any other page with a page in its language', async () => {
  for (const [path, lang] of [
    ['/auth/login', 'en-US'],
    ['/ar/contact', 'ar-SA'],
  ] as const) {
    const response = await handle(new Request(new URL(path, ORIGIN), { method: 'POST', body: 'a=b' }), {
      ...{ clientAddress: '203.0.113.9', later: deferWork },
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.text()).toContain(`<html lang="${lang}"`);
  }
});
