import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/config/env.js';
import { examine } from './checks.js';
import { type Probes } from './probes.js';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const WORDPRESS = JSON.stringify({ namespaces: ['wp/v2', 'wc/v3', 'wc-storefront/v1'] }).replaceAll(
  '/',
  '\\/',
);

const STATUS = {
  version: '1.10.0',
  wordpress: '6.8.8',
  php: '8.2.36',
  woocommerce: '10.0.2',
  currency: 'EGP',
  order_tables: true,
  cart_status: true,
  stock_counted: true,
  decimals: 2,
  sequential: false,
  taxes: false,
  login: 'ready',
  key_may_write: true,
  customer_meta: true,
  change_notice: true,
  clean_up: true,
};

/** The environment of a fully configured shop. */
const COMPLETE = {
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: 'f3c1a9e07b5d2846f3c1a9e07b5d2846',
  CRON_SECRET: 'f3c1a9e07b5d2846',
  DATABASE_URL: 'libsql://shop.example',
  STORE_URL: 'https://store.example',
  STORE_CONSUMER_KEY: `ck_${'a'.repeat(40)}`,
  STORE_CONSUMER_SECRET: `cs_${'b'.repeat(40)}`,
  CONTENT_URL: 'https://words.example',
  SMTP_URL: 'smtps://shop:letters@mail.example',
  MAIL_FROM: 'shop@shop.example',
  CONTACT_EMAIL: 'owner@shop.example',
  SMS_URL: 'https://sms.example/?to={phone}&text={text}',
  SMS_ACCEPTED: 'ok',
  SENDGRID_API_KEY: 'SG.key',
  GEIDEA_URL: 'https://api.merchant.geidea.net',
  GEIDEA_PUBLIC_KEY: '11111111-2222',
  GEIDEA_API_PASSWORD: 'password',
  WEBHOOK_SECRET: 'f3c1a9e07b5d2846',
};

const FLAT = {
  ...{ id: 7, instance_id: 7, title: 'Delivery', enabled: true, method_id: 'flat_rate' },
  settings: { cost: { value: '60' } },
};
const EGYPT = [{ code: 'EG', type: 'country' }];

/** The store's response about its zones: one for the whole country. */
function zones(url: string, methods: unknown = [FLAT], locations: unknown = EGYPT): string | null {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('/wc-storefront/v1/delivery')) return null;
  return JSON.stringify([{ id: 1, name: 'Egypt', order: 0, methods, locations }]);
}

const HEALTHY: Probes = {
  get: (url) => {
    const body = zones(url) ?? (url.endsWith('/status') ? JSON.stringify(STATUS) : WORDPRESS);
    return Promise.resolve({ status: 200, body, date: new Date(NOW_MS).toUTCString() });
  },
  listRecordProblems: () => Promise.resolve([]),
  readSynonyms: () => Promise.resolve(null),
  inspectDatabase: () => Promise.resolve({ roundTripMs: 2, missingMigrations: 0 }),
  verifyMail: () => Promise.resolve(),
  askCardProvider: () => Promise.resolve(),
  now: () => NOW_MS,
};
const down = () => Promise.reject(new Error('down'));
type Reply = Awaited<ReturnType<Probes['get']>>;
/** Responds like this if the address contains `where`; otherwise everything is fine. */
const answering = (answer: Partial<Reply>, where = '/wp-json/'): Partial<Probes> => ({
  get: (url) =>
    url.endsWith(where)
      ? Promise.resolve({ status: 200, body: WORDPRESS, date: null, ...answer })
      : HEALTHY.get(url),
});

/** A changed status of the companion plugin. */
const telling = (change: Partial<Record<keyof typeof STATUS, unknown>>): Partial<Probes> =>
  answering({ body: JSON.stringify({ ...STATUS, ...change }) }, '/status');

/** Findings other than `ok`, as `kind subject`. */
async function complaints(environment: NodeJS.ProcessEnv = {}, probes: Partial<Probes> = {}) {
  const findings = await examine(readEnv({ ...COMPLETE, ...environment }), { ...HEALTHY, ...probes });
  return findings.filter(({ kind }) => kind !== 'ok').map(({ kind, subject }) => `${kind} ${subject}`);
}

/** Findings about delivery if the only zone has these methods and locations. */
async function deliveryFindings(methods: unknown, locations?: unknown): Promise<string[]> {
  const get: Probes['get'] = (url) => {
    const body = zones(url, methods, locations);
    return body === null ? HEALTHY.get(url) : Promise.resolve({ status: 200, body, date: null });
  };
  const findings = await examine(readEnv(COMPLETE), { ...HEALTHY, get });
  return findings.filter(({ subject }) => subject === 'Delivery').map(({ kind, text }) => `${kind} ${text}`);
}

it.each([
  ['ECONNREFUSED', 'store.example (STORE_URL) refuses connections'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'is signed by an unknown authority'],
  ['CERT_HAS_EXPIRED', 'has expired: renew it'],
  ['ENOTFOUND', 'The host store.example does not exist'],
])('reports why the store cannot be reached: %s', async (code, reason) => {
  const cause = Object.assign(new Error('x'), { code });
  const get = () => Promise.reject(new TypeError('fetch failed', { cause }));
  const findings = await examine(readEnv(COMPLETE), { ...HEALTHY, get });
  expect(findings.find(({ subject }) => subject === 'STORE_URL')?.text).toContain(reason);
});

describe('the doctor on delivery', () => {
  const calendarLines = async (now: string, DELIVERY_CALENDAR = '') => {
    const env = readEnv({ ...COMPLETE, DELIVERY_CALENDAR });
    const findings = await examine(env, { ...HEALTHY, now: () => Date.parse(now) });
    return findings
      .filter(({ subject }) => subject === 'DELIVERY_CALENDAR')
      .map(({ kind, text }) => `${kind} ${text}`);
  };

  it('notes that the calendar has no holidays of the next year, two months ahead', async () => {
    expect(await calendarLines('2027-10-31T12:00:00Z')).toEqual([
      expect.stringMatching(/^ok has holidays until 2027/),
    ]);
    const noted = [expect.stringMatching(/^note has no holidays of 2028: only its days off count/)];
    expect(await calendarLines('2027-11-03T12:00:00Z')).toEqual(noted);
    expect(await calendarLines('2028-05-01T12:00:00Z')).toEqual(noted);
    expect(await calendarLines('2026-11-23T12:00:00Z', '{"holidays":[]}')).toEqual([
      expect.stringMatching(/^note has no holidays of 2027/),
    ]);
  });

  const flat = (settings: object) => ({ ...FLAT, settings });

  it('reports that every governorate has a delivery fee', async () => {
    expect(await deliveryFindings([FLAT])).toEqual(['ok has a fee for every governorate']);
  });

  it.each([[[]], [[{ ...FLAT, enabled: false }]]])(
    'reports that delivery is free where no method is enabled',
    async (methods) => {
      expect(await deliveryFindings(methods)).toEqual([
        expect.stringMatching(/^fix no zone has an enabled delivery method, so delivery is free/),
      ]);
    },
  );

  it.each([
    [{ method_id: 'table_rate' }, 'is of a kind that the shop does not support (table_rate)'],
    [{ settings: { cost: { value: '2 ^ [qty]' } } }, 'has a cost that the shop cannot compute: 2 ^ [qty]'],
    [{ settings: { cost: { value: '' } } }, 'has no cost; enter 0 for free delivery'],
    [
      { method_id: 'free_shipping', settings: { requires: { value: 'coupon' } } },
      'requires a coupon, and COUPONS is off',
    ],
  ])('reports which delivery method is not offered, and why: %j', async (change, problem) => {
    const other = { ...FLAT, id: 8, instance_id: 8, title: 'Express', ...change };
    expect(await deliveryFindings([FLAT, other])).toEqual([
      `fix "Express" in the zone "Egypt" is not offered: it ${problem} (WooCommerce → Settings → Shipping)`,
    ]);
  });

  it('reports governorates without delivery, and those without it for small carts', async () => {
    const cairo = [{ code: 'EG:EGC', type: 'state' }];
    const [without] = await deliveryFindings([FLAT], cairo);
    expect(without).toMatch(/^note there is no delivery method to Giza, .*Luxor/);
    expect(without).not.toContain('Cairo');
    const free = { requires: { value: 'min_amount' }, min_amount: { value: '2000' } };
    const findings = await deliveryFindings([{ ...flat(free), method_id: 'free_shipping' }]);
    expect(findings).toEqual([expect.stringMatching(/^note small carts have no delivery method to Cairo/)]);
  });

  it('reports that the delivery zones cannot be read', async () => {
    expect((await deliveryFindings('no list')).join()).toMatch(/it cannot be read/);
  });
});

describe('the doctor', () => {
  it('reports nothing for a correctly configured shop', async () => {
    expect(await complaints()).toEqual([]);
  });

  it('says that a preview is marked, does not use live keys, and writes orders to the store', async () => {
    const findings = await examine(readEnv({ ...COMPLETE, VERCEL_ENV: 'preview' }), HEALTHY);
    const notes = findings
      .filter(({ kind }) => kind !== 'ok')
      .map(({ subject, text }) => `${subject} ${text}`);
    expect(notes).toEqual([
      'VERCEL_ENV is preview: every page says that orders are not real, and search engines index none',
      "STORE_URL is used by a preview: orders are written to https://store.example. Use another one than the real shop's",
      'Cards take no real money: a preview does not use the live keys of Geidea',
    ]);
  });

  it('says whose key the store needs, as a customer’s is rejected too', async () => {
    const rejected = { ...HEALTHY, ...answering({ status: 403 }, 'orders?per_page=1') };
    expect(JSON.stringify(await examine(readEnv(COMPLETE), rejected))).toContain('belongs to a shop manager');
  });

  it.each<[string, NodeJS.ProcessEnv, Partial<Probes>, string]>([
    ['a secret that can be guessed', { SESSION_SECRET: 'a'.repeat(32) }, {}, 'fix SESSION_SECRET'],
    ['production on this machine', { NODE_ENV: 'production', PUBLIC_URL: '' }, {}, 'fix PUBLIC_URL'],
    ['cookies without TLS', { PUBLIC_URL: 'http://shop.example' }, {}, 'fix PUBLIC_URL'],
    ['a database that is down', {}, { inspectDatabase: down }, 'fix DATABASE_URL'],
    [
      'a demonstration that forgets',
      { DATABASE_URL: 'file:/tmp/x.db', VERCEL: '1', VERCEL_URL: 'shop-1.example' },
      {},
      'fix DATABASE_URL',
    ],
    [
      'keys that the store refuses',
      {},
      answering({ status: 401 }, 'orders?per_page=1'),
      'fix STORE_CONSUMER_KEY',
    ],
    ['a store without WooCommerce', {}, answering({ status: 404 }, 'orders?per_page=1'), 'fix STORE_URL'],
    [
      'a store without the plugin',
      {},
      answering({ status: 404, body: '{}' }, '/status'),
      'fix Companion plugin',
    ],
    ['an old plugin', {}, answering({ body: '{"version":"1.0.0"}' }, '/status'), 'fix Companion plugin'],
    ['a key that may only read', {}, telling({ key_may_write: false }), 'fix STORE_CONSUMER_KEY'],
    ['a status that is taken out again', {}, telling({ cart_status: false }), 'fix Carts'],
    ['a store without the JWT plugin', {}, telling({ login: 'plugin_missing' }), 'fix Login'],
    ['a JWT plugin without its secret', {}, telling({ login: 'secret_missing' }), 'fix Login'],
    ['another currency', {}, telling({ currency: 'USD' }), 'fix Currency'],
    ['totals that are rounded', {}, telling({ decimals: 0 }), 'fix Decimals'],
    ['coupons computed one after the other', {}, telling({ sequential: true }), 'note Coupons'],
    ['stock that is not counted', {}, telling({ stock_counted: false }), 'note Stock'],
    ['saved addresses that are hidden', {}, telling({ customer_meta: false }), 'fix Saved addresses'],
    ['changes that nobody hears of', {}, telling({ change_notice: false }), 'note Changes'],
    ['carts that stay for ever', {}, telling({ clean_up: false }), 'note Old carts'],
    ['plain permalinks', {}, answering({ status: 404 }), 'fix CONTENT_URL'],
    ['an address that is no WordPress', {}, answering({ body: '<html>' }), 'fix CONTENT_URL'],
    [
      'a WordPress without the plugin',
      {},
      answering({ body: '{"namespaces":["wp/v2"]}' }),
      'fix Companion plugin',
    ],
    ['clocks that differ', {}, answering({ date: new Date(NOW_MS - 40_000).toUTCString() }), 'fix Clock'],
    ['a mail server that does not let in', {}, { verifyMail: down }, 'fix SMTP_URL'],
    ['letters that go through WordPress', { SMTP_URL: '' }, {}, 'note SMTP_URL'],
    ['a Geidea that refuses the keys', {}, { askCardProvider: down }, 'fix GEIDEA_URL'],
    ['sandbox keys', { GEIDEA_MODE: 'test' }, {}, 'note GEIDEA_MODE'],
    ['no webhook secret', { WEBHOOK_SECRET: '' }, {}, 'note WEBHOOK_SECRET'],
    ['no reader of messages', { CONTACT_EMAIL: '' }, {}, 'note CONTACT_EMAIL'],
    ['no cron secret', { CRON_SECRET: '' }, {}, 'note CRON_SECRET'],
  ])('reports %s', async (_, environment, probes, complaint) => {
    expect(await complaints(environment, probes)).toEqual([complaint]);
  });

  it('reports configured analytics and monitoring', async () => {
    const env = readEnv({
      ...COMPLETE,
      GTM_ID: 'GTM-ABC1234',
      ANALYTICS_URL: 'https://events.example',
      SENTRY_DSN: 'https://key@errors.example/1',
    });
    const subjects = (await examine(env, HEALTHY)).map(({ kind, subject }) => `${kind} ${subject}`);
    expect(subjects).toEqual(expect.arrayContaining(['ok GTM_ID', 'ok ANALYTICS_URL', 'ok SENTRY_DSN']));
  });

  const NO_GEIDEA = { GEIDEA_URL: '', GEIDEA_PUBLIC_KEY: '', GEIDEA_API_PASSWORD: '' };
  const NO_STORE = { STORE_URL: '', STORE_CONSUMER_KEY: '', STORE_CONSUMER_SECRET: '' };

  it('reports a test card page on a public shop that sells real goods', async () => {
    const embedded = { ...NO_STORE, ...NO_GEIDEA };
    expect(await complaints({ ...embedded, TEST_CARD_PAGE: 'on' })).toEqual([
      'note STORE_URL',
      'fix TEST_CARD_PAGE',
    ]);
    expect(await complaints(embedded)).toEqual(['note STORE_URL', 'note Cards']);
    expect(await complaints({ ...NO_GEIDEA, TEST_CARD_PAGE: 'on' })).toEqual(['note Cards']);
  });

  it('reports a missing mail server for a shop without a store', async () => {
    expect(await complaints({ ...NO_STORE, SMTP_URL: '' })).toEqual(['note STORE_URL', 'fix SMTP_URL']);
  });

  it('calls a WordPress that holds both products and content only once', async () => {
    const missing = answering({ status: 404, body: '{}' }, '/status');
    expect(await complaints({ CONTENT_URL: '' }, missing)).toEqual(['fix Companion plugin']);
  });

  it('reports an unknown SendGrid key and an unreachable SendGrid', async () => {
    const get: Probes['get'] = (url) =>
      url.includes('sendgrid') ? Promise.resolve({ status: 401, body: '', date: null }) : HEALTHY.get(url);
    expect(await complaints({}, { get })).toEqual(['fix SENDGRID_API_KEY']);
    expect(await complaints({}, { get: down })).toEqual([
      'fix STORE_URL',
      'fix CONTENT_URL',
      'fix SENDGRID_URL',
    ]);
  });

  it.each([
    [200, []],
    [403, ['fix SENDGRID_API_KEY']],
    [404, ['fix SENDGRID_URL']],
    [503, ['fix SENDGRID_URL']],
  ])('judges the SendGrid key by the status of its response: %i', async (status, found) => {
    const get: Probes['get'] = (url) =>
      url === 'https://api.sendgrid.com/v3/scopes'
        ? Promise.resolve({ status, body: '', date: null })
        : HEALTHY.get(url);
    expect(await complaints({ SENDGRID_URL: 'https://api.sendgrid.com/v3/' }, { get })).toEqual(found);
  });

  it('reports nothing but the missing optional settings for a local shop', async () => {
    const local = Object.fromEntries(Object.keys(COMPLETE).map((name) => [name, '']));
    const found = await complaints({ ...local, SESSION_SECRET: COMPLETE.SESSION_SECRET });
    expect(found.filter((line) => line.startsWith('fix'))).toEqual([]);
    expect(found).toContain('note SMTP_URL');
  });

  it('never prints a secret in the doctor’s report', async () => {
    const findings = await examine(readEnv(COMPLETE), { ...HEALTHY, get: down, verifyMail: down });
    const report = JSON.stringify(findings);
    for (const secret of ['letters@', 'SG.key', '"password"', 'prj_1', COMPLETE.SESSION_SECRET]) {
      expect(report).not.toContain(secret);
    }
  });
});
