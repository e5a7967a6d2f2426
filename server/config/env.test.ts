import { chmodSync } from 'node:fs';
import { string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { geidea } from '../adapters/geidea/provider.js';
import { required } from '../../tests/contract/support.js';
import { readCardProviders } from './cardProvider.js';
import { ConfigurationError } from './parsing/configurationError.js';
import { readEnv } from './env.js';

vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  return { ...real, chmodSync: vi.fn(real.chmodSync) };
});

const SECRET = { SESSION_SECRET: 'a secret of the tests that is long enough' };
const GEIDEA = {
  GEIDEA_URL: 'https://api.merchant.geidea.net',
  GEIDEA_PUBLIC_KEY: '11111111-2222-3333-4444-555555555555',
  GEIDEA_API_PASSWORD: 'secret-word',
};

const KEY = { schema: string(), help: 'a key', example: 'k' };

function complaintOf(settings: Record<string, string>): string {
  try {
    readEnv({ ...SECRET, ...settings });
    return '';
  } catch (error) {
    return error instanceof ConfigurationError ? error.message : String(error);
  }
}

describe('the database', () => {
  it.each(['file:%ff', 'file:///%ff', 'file:///a%2Fb', 'file://elsewhere/shop.db', 'file:shop%00.db'])(
    'rejects a database path that cannot exist: %s',
    (DATABASE_URL) => {
      expect(complaintOf({ DATABASE_URL })).toMatch(/^DATABASE_URL must name a file/);
    },
  );

  it.each(['file:shop.db', 'file:./my%20shop.db', 'file:///tmp/shop.db', 'libsql://shop.example'])(
    'accepts the database URL %s',
    (DATABASE_URL) => {
      expect(readEnv({ ...SECRET, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );
});

it('uses a data folder whose permissions it may not change', () => {
  vi.mocked(chmodSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(readEnv(SECRET).outboxFolder).toMatch(/outbox$/);
  expect(chmodSync).toHaveBeenCalled();
});

describe('card settings', () => {
  it('uses the test card page without card settings', () => {
    expect(readEnv(SECRET).cardProviders).toEqual([]);
  });

  it('takes real card payments with all three keys, unless the sandbox is set', () => {
    const modeOf = (settings: Record<string, string>) => {
      const { provider, values } = required(readEnv({ ...SECRET, ...GEIDEA, ...settings }).cardProviders[0]);
      expect(provider.name).toBe('Geidea');
      expect(values).toMatchObject(GEIDEA);
      return provider.open(values).mode;
    };
    expect(modeOf({})).toBe('live');
    expect(modeOf({ GEIDEA_MODE: 'test' })).toBe('test');
  });

  it('takes no real money in a preview: live keys are not used there, sandbox keys are', () => {
    const preview = { ...SECRET, ...GEIDEA, VERCEL_ENV: 'preview' };
    expect(readEnv(preview)).toMatchObject({ cardProviders: [], cardsRefused: 'Geidea' });
    const sandbox = readEnv({ ...preview, GEIDEA_MODE: 'test' });
    expect([sandbox.cardProviders[0]?.provider.name, sandbox.cardsRefused]).toEqual(['Geidea', null]);
    expect(readEnv({ ...preview, VERCEL_ENV: 'production' }).cardProviders).toHaveLength(1);
  });

  it('reads every payment provider, and rejects an incomplete one by name', () => {
    const acme = {
      ...geidea,
      name: 'Acme',
      required: { ACME_URL: KEY, ACME_KEY: KEY },
      optional: {},
    };
    const providers = [geidea, acme];
    const ACME = { ACME_URL: 'https://acme.example', ACME_KEY: 'k' };
    expect(readCardProviders(ACME, providers)).toEqual([{ provider: acme, values: ACME }]);
    const both = readCardProviders({ ...GEIDEA, ...ACME }, providers);
    expect(both.map(({ provider }) => provider)).toEqual([geidea, acme]);
    expect(() => readCardProviders({ ...GEIDEA, ACME_KEY: 'k' }, providers)).toThrow(
      /^ACME_URL must be set too: Acme needs ACME_URL and ACME_KEY together/,
    );
  });

  it.each<[string, boolean, Record<string, string>]>([
    ['on one’s own machine', true, {}],
    ['where the address names this machine', true, { PUBLIC_URL: 'http://localhost:3000' }],
    ['in a preview', true, { VERCEL_ENV: 'preview', PUBLIC_URL: 'https://shop.example' }],
    ['in development on the platform', true, { VERCEL_ENV: 'development' }],
    ['in production on the platform', false, { VERCEL_ENV: 'production' }],
    ['in production without an address', false, { NODE_ENV: 'production' }],
    ['in production on this machine', true, { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' }],
    ['at a public address elsewhere', false, { PUBLIC_URL: 'https://shop.example' }],
    ['in production, turned on by name', true, { VERCEL_ENV: 'production', TEST_CARD_PAGE: 'on' }],
    ['on one’s own machine, turned off', false, { TEST_CARD_PAGE: 'off' }],
  ])('decides %s that the test card page is on: %s', (_, isThere, settings) => {
    expect(readEnv({ ...SECRET, ...settings }).testCardPage).toBe(isThere);
  });

  it.each(Object.keys(GEIDEA))('rejects card settings without %s in one line that names it', (name) => {
    const complaint = complaintOf({ ...GEIDEA, [name]: '' });
    expect(complaint).toMatch(new RegExp(`^${name} must be set too`));
    expect(complaint).not.toContain('\n');
    expect(complaint).not.toContain('secret-word');
  });

  it.each([
    ['GEIDEA_URL', 'geidea'],
    ['GEIDEA_URL', 'http://api.merchant.geidea.net'],
    ['GEIDEA_PUBLIC_KEY', 'a b'],
    ['GEIDEA_API_PASSWORD', 'with a space'],
    ['GEIDEA_MODE', 'sandbox'],
    ['TEST_CARD_PAGE', 'yes'],
    ['CRON_SECRET', 'short'],
  ])('rejects card settings with %s=%s', (name, value) => {
    const complaint = complaintOf({ ...GEIDEA, [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must be`));
    expect(complaint).not.toContain('\n');
  });
});

describe('durability', () => {
  const deployment = { VERCEL: '1', VERCEL_URL: 'shop-1.example' };

  it('keeps data on a single machine', () => {
    expect(readEnv({}).isDurable).toBe(true);
  });

  it('loses data on the platform unless a hosted database is set', () => {
    expect(readEnv(deployment).isDurable).toBe(false);
    expect(readEnv({ ...deployment, DATABASE_URL: 'file:/tmp/shop.db' }).isDurable).toBe(false);
    expect(readEnv({ ...deployment, DATABASE_URL: 'libsql://shop.example' }).isDurable).toBe(true);
  });
});

describe('a shop that is not real', () => {
  const deployment = { ...SECRET, VERCEL: '1', VERCEL_URL: 'shop-1.example' };
  const hosted = { DATABASE_URL: 'libsql://shop.example' };
  const store = {
    STORE_URL: 'https://store.example',
    STORE_CONSUMER_KEY: `ck_${'a'.repeat(40)}`,
    STORE_CONSUMER_SECRET: `cs_${'b'.repeat(40)}`,
  };

  it.each<[string, string | null, NodeJS.ProcessEnv]>([
    ['a clone', null, {}],
    ['a server of one’s own', null, { PUBLIC_URL: 'https://shop.example' }],
    ['a preview without configuration', 'preview_forgets', { ...deployment, VERCEL_ENV: 'preview' }],
    ['a preview with a database', 'preview', { ...deployment, ...hosted, VERCEL_ENV: 'preview' }],
    ['a preview in front of a store', 'preview', { ...deployment, ...store, VERCEL_ENV: 'preview' }],
    ['a demonstration in production', 'demo_forgets', { ...deployment, VERCEL_ENV: 'production' }],
    ['a shop with a database', null, { ...deployment, ...hosted, VERCEL_ENV: 'production' }],
    ['a shop in front of a store', null, { ...deployment, ...store, VERCEL_ENV: 'production' }],
  ])('%s: %s', (_, trial, environment) => {
    expect(readEnv(environment).trial).toBe(trial);
  });
});

describe('settings', () => {
  it.each([
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Example', 'https://shop.example'],
    ['http://localhost:4000/', 'http://localhost:4000'],
  ])('normalises the shop’s URL to its origin: %s', (value, origin) => {
    expect(readEnv({ ...SECRET, PUBLIC_URL: value }).publicUrl).toBe(origin);
  });

  it.each([
    ['+20 (0)101 234-5678', '201012345678'],
    ['0101 234 5678', '201012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '201012345678'],
    ['+966 50 123 4567', '966501234567'],
    ['201000000000', '201000000000'],
  ])('adds the country code to a WhatsApp number: %s', (value, digits) => {
    expect(readEnv({ ...SECRET, WHATSAPP_NUMBER: value }).whatsappNumber).toBe(digits);
  });

  it.each(['shop@example.com', 'Rasfa <shop@example.com>', 'رصفة <shop@example.com>'])(
    'accepts the mail sender %s',
    (value) => {
      expect(readEnv({ ...SECRET, MAIL_FROM: value }).mailFrom).toBe(value);
    },
  );

  it('has no analytics unless a container or an address is set', () => {
    expect(readEnv(SECRET).analytics).toBeNull();
    expect(readEnv({ ...SECRET, GTM_ID: 'GTM-ABC1234' }).analytics).toEqual({
      gtmId: 'GTM-ABC1234',
      url: null,
    });
    const url = 'https://events.example/shop';
    expect(readEnv({ ...SECRET, ANALYTICS_URL: url }).analytics).toEqual({ gtmId: null, url });
  });

  it.each([
    ['GTM_ID', 'G-ABC1234'],
    ['GTM_ID', "GTM-ABC'; script-src *"],
    ['ANALYTICS_URL', 'http://events.example'],
    ['ANALYTICS_URL', 'events'],
    ['SENTRY_DSN', 'https://errors.example/1'],
    ['SENTRY_DSN', 'https://key@errors.example/'],
    ['SENTRY_DSN', 'http://key@errors.example/1'],
  ])('rejects an invalid %s: %s', (name, value) => {
    expect(() => readEnv({ ...SECRET, [name]: value })).toThrow(name);
  });

  it('uses the port for the default shop URL as well', () => {
    expect(readEnv(SECRET)).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000' });
    const env = readEnv({ ...SECRET, PORT: '4610' });
    expect(env).toMatchObject({ port: 4610, publicUrl: 'http://localhost:4610' });
    expect(readEnv({ ...SECRET, PORT: '' }).port).toBe(3000);
  });

  it.each([
    ['PUBLIC_URL', 'https://shop.example/shop'],
    ['PUBLIC_URL', 'https://shop.example/?a=b'],
    ['PUBLIC_URL', 'https://me:secret@shop.example'],
    ['PUBLIC_URL', 'shop.example'],
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['WHATSAPP_NUMBER', 'call us'],
    ['WHATSAPP_NUMBER', '16789'],
    ['WHATSAPP_NUMBER', '02 2345 6789'],
    ['MAIL_FROM', 'the shop'],
    ['MAIL_FROM', 'Rasfa <shop>'],
    ['TRUSTED_PROXY', 'proxy.example'],
    ['TRUSTED_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
    ['TRUSTED_PROXY', '::1/8'],
    ['TRUSTED_PROXY', '::ffff:0:0/96'],
    ['TRUSTED_PROXY', '2000::/3'],
    ['FITTING_FEE', '50 EGP'],
    ['FITTING_FEE', '-5'],
    ['FITTING_FEE', '10000.01'],
  ])('rejects an invalid setting in one line: %s=%s', (name, value) => {
    const complaint = complaintOf({ [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must be`));
    expect(complaint).not.toMatch(/\n|secret/);
  });
});

describe('API_BASE_URL', () => {
  const publicUrl = { ...SECRET, PUBLIC_URL: 'https://shop.example' };

  it.each([
    ['', ''],
    ['/', ''],
    ['/backend', '/backend'],
    ['/backend/v1/', '/backend/v1'],
    ['https://shop.example', ''],
    ['https://shop.example/backend/', '/backend'],
  ])('reads API_BASE_URL=%s as the path %j', (value, path) => {
    expect(readEnv({ ...publicUrl, API_BASE_URL: value }).apiBase).toBe(path);
  });

  it.each([
    'https://api.shop.example',
    'http://shop.example',
    '//evil.example',
    '/api?x=1',
    'javascript:0',
    'http://',
  ])('rejects an API on another origin, where sessions would be lost: %s', (value) => {
    expect(complaintOf({ ...publicUrl, API_BASE_URL: value })).toMatch(/^API_BASE_URL must be a path/);
  });
});

const STORE = {
  STORE_URL: 'https://store.example/',
  STORE_CONSUMER_KEY: 'ck_1a2b',
  STORE_CONSUMER_SECRET: 'cs_3c4d',
};

describe('store settings', () => {
  it('uses the embedded shop without store settings', () => {
    expect(readEnv(SECRET)).toMatchObject({ storeAccess: null, contentUrl: null });
  });

  it('uses the store’s WordPress for content unless set otherwise', () => {
    const { storeAccess, contentUrl, databaseUrl } = readEnv({ ...SECRET, ...STORE });
    expect(storeAccess).toEqual({
      url: 'https://store.example',
      consumerKey: 'ck_1a2b',
      consumerSecret: 'cs_3c4d',
    });
    expect(contentUrl).toBe('https://store.example');
    expect(databaseUrl).toMatch(/mirror\.db$/);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080'])(
    'accepts a store over http on this machine: %s',
    (url) => {
      expect(complaintOf({ ...STORE, STORE_URL: url })).toBe('');
    },
  );

  it.each(Object.keys(STORE))('rejects store settings without %s in one line that names it', (name) => {
    const complaint = complaintOf({ ...STORE, [name]: '' });
    expect(complaint).toMatch(new RegExp(`^${name} must be set too`));
    expect(complaint).not.toMatch(/\n|1a2b|3c4d/);
  });

  it.each([
    ['STORE_URL', 'http://store.example'],
    ['STORE_URL', 'http://localhost.store.example'],
    ['STORE_URL', 'http://127.0.0.1@store.example'],
    ['STORE_URL', 'store'],
    ['STORE_CONSUMER_KEY', 'cs_3c4d'],
    ['STORE_CONSUMER_SECRET', 'ck_1a2b'],
  ])('rejects store settings with %s=%s', (name, value) => {
    const complaint = complaintOf({ ...STORE, [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must be`));
    expect(complaint).not.toContain('\n');
  });
});
