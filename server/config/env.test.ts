import { chmodSync } from 'node:fs';
import { string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { geidea } from '../adapters/geidea/provider.js';
import { required } from '../../tests/contract/support.js';
import { readCardProvider } from './cardProvider.js';
import { ConfigurationError } from './configurationError.js';
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
    'is not a file that no path leads to: %s',
    (DATABASE_URL) => {
      expect(complaintOf({ DATABASE_URL })).toMatch(/^DATABASE_URL must name a file/);
    },
  );

  it.each(['file:shop.db', 'file:./my%20shop.db', 'file:///tmp/shop.db', 'libsql://shop.example'])(
    'the database may be %s',
    (DATABASE_URL) => {
      expect(readEnv({ ...SECRET, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );
});

it('a data folder whose permissions are not ours to change is used as it is', () => {
  vi.mocked(chmodSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(readEnv(SECRET).outboxFolder).toMatch(/outbox$/);
  expect(chmodSync).toHaveBeenCalled();
});

describe('card payments are configured', () => {
  it('by nothing: the test page', () => {
    expect(readEnv(SECRET).cardProvider).toBeNull();
  });

  it('by all three keys, for real money unless the sandbox is named', () => {
    const modeOf = (settings: Record<string, string>) => {
      const { provider, values } = required(readEnv({ ...SECRET, ...GEIDEA, ...settings }).cardProvider);
      expect(provider.name).toBe('Geidea');
      expect(values).toMatchObject(GEIDEA);
      return provider.open(values).mode;
    };
    expect(modeOf({})).toBe('live');
    expect(modeOf({ GEIDEA_MODE: 'test' })).toBe('test');
  });

  it('by one provider: a second one beside it is refused by name, also half of one', () => {
    const acme = {
      ...geidea,
      name: 'Acme',
      required: { ACME_URL: KEY, ACME_KEY: KEY },
      optional: {},
    };
    const providers = [geidea, acme];
    const ACME = { ACME_URL: 'https://acme.example', ACME_KEY: 'k' };
    expect(readCardProvider(ACME, providers)).toEqual({ provider: acme, values: ACME });
    expect(readCardProvider(GEIDEA, providers)?.provider).toBe(geidea);
    expect(() => readCardProvider({ ...GEIDEA, ...ACME }, providers)).toThrow(
      /^ACME_URL must not be set beside GEIDEA_URL.*Geidea or to Acme$/,
    );
    expect(() => readCardProvider({ ...GEIDEA, ACME_KEY: 'k' }, providers)).toThrow(
      /^ACME_URL must be set too: Acme needs ACME_URL and ACME_KEY together/,
    );
  });

  it.each<[string, boolean, Record<string, string>]>([
    ['on one’s own machine', true, {}],
    ['where the address names this machine', true, { PUBLIC_URL: 'http://localhost:3000' }],
    ['in a preview', true, { VERCEL_ENV: 'preview', PUBLIC_URL: 'https://shop.example' }],
    ['in development on the platform', true, { VERCEL_ENV: 'development' }],
    ['in production on the platform', false, { VERCEL_ENV: 'production' }],
    ['at a public address elsewhere', false, { PUBLIC_URL: 'https://shop.example' }],
    ['in production, turned on by name', true, { VERCEL_ENV: 'production', TEST_CARD_PAGE: 'on' }],
    ['on one’s own machine, turned off', false, { TEST_CARD_PAGE: 'off' }],
  ])('%s: the test page is there: %s', (_, isThere, settings) => {
    expect(readEnv({ ...SECRET, ...settings }).testCardPage).toBe(isThere);
  });

  it.each(Object.keys(GEIDEA))('not without %s: the complaint is one line that names it', (name) => {
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
  ])('card payments are not configured with %s=%s', (name, value) => {
    const complaint = complaintOf({ ...GEIDEA, [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must be`));
    expect(complaint).not.toContain('\n');
  });
});

describe('a shop', () => {
  const deployment = { VERCEL: '1', VERCEL_URL: 'shop-1.example' };

  it('on one machine keeps what shoppers do', () => {
    expect(readEnv({}).isDurable).toBe(true);
  });

  it('on the platform forgets it, unless a hosted database keeps it', () => {
    expect(readEnv(deployment).isDurable).toBe(false);
    expect(readEnv({ ...deployment, DATABASE_URL: 'file:/tmp/shop.db' }).isDurable).toBe(false);
    expect(readEnv({ ...deployment, DATABASE_URL: 'libsql://shop.example' }).isDurable).toBe(true);
  });
});

describe('what an operator writes', () => {
  it.each([
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Example', 'https://shop.example'],
    ['http://localhost:4000/', 'http://localhost:4000'],
  ])('as the address of the shop is its origin: %s', (value, origin) => {
    expect(readEnv({ ...SECRET, PUBLIC_URL: value }).publicUrl).toBe(origin);
  });

  it.each([
    ['+20 (0)101 234-5678', '201012345678'],
    ['0101 234 5678', '201012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '201012345678'],
    ['+966 50 123 4567', '966501234567'],
    ['201000000000', '201000000000'],
  ])('as a WhatsApp number gets its country code: %s', (value, digits) => {
    expect(readEnv({ ...SECRET, WHATSAPP_NUMBER: value }).whatsAppNumber).toBe(digits);
  });

  it.each(['shop@example.com', 'Rasfa <shop@example.com>', 'رصفة <shop@example.com>'])(
    'as the sender of letters is taken: %s',
    (value) => {
      expect(readEnv({ ...SECRET, MAIL_FROM: value }).mailFrom).toBe(value);
    },
  );

  it('of a port counts for the address of the shop as well', () => {
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
  ])('that cannot be right is one line that says so: %s=%s', (name, value) => {
    const complaint = complaintOf({ [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must be`));
    expect(complaint).not.toMatch(/\n|secret/);
  });
});

describe('the API is called', () => {
  const publicUrl = { ...SECRET, PUBLIC_URL: 'https://shop.example' };

  it.each([
    ['', ''],
    ['/', ''],
    ['/backend', '/backend'],
    ['/backend/v1/', '/backend/v1'],
    ['https://shop.example', ''],
    ['https://shop.example/backend/', '/backend'],
  ])('with API_BASE_URL=%s under the path %j', (value, path) => {
    expect(readEnv({ ...publicUrl, API_BASE_URL: value }).apiBase).toBe(path);
  });

  it.each([
    'https://api.shop.example',
    'http://shop.example',
    '//evil.example',
    '/api?x=1',
    'javascript:0',
    'http://',
  ])('on no other origin, where sessions would be lost: %s', (value) => {
    expect(complaintOf({ ...publicUrl, API_BASE_URL: value })).toMatch(/^API_BASE_URL must be a path/);
  });
});

const STORE = {
  STORE_URL: 'https://store.example/',
  STORE_CONSUMER_KEY: 'ck_1a2b',
  STORE_CONSUMER_SECRET: 'cs_3c4d',
};

describe('a store is configured', () => {
  it('by nothing: the embedded shop', () => {
    expect(readEnv(SECRET)).toMatchObject({ storeAccess: null, contentUrl: null });
  });

  it('by its address and keys, and its WordPress is the content’s too', () => {
    const { storeAccess, contentUrl, databaseUrl } = readEnv({ ...SECRET, ...STORE });
    expect(storeAccess).toEqual({
      url: 'https://store.example',
      consumerKey: 'ck_1a2b',
      consumerSecret: 'cs_3c4d',
    });
    expect(contentUrl).toBe('https://store.example');
    expect(databaseUrl).toMatch(/mirror\.db$/);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080'])('over http at this machine: %s', (url) => {
    expect(complaintOf({ ...STORE, STORE_URL: url })).toBe('');
  });

  it.each(Object.keys(STORE))('not without %s: the complaint is one line that names it', (name) => {
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
  ])('a store is not configured with %s=%s', (name, value) => {
    const complaint = complaintOf({ ...STORE, [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must be`));
    expect(complaint).not.toContain('\n');
  });
});
