import { describe, expect, it } from 'vitest';
import { geidea } from '../../adapters/geidea/provider.js';
import { PAYMOB } from '../../../tests/support/standIns/paymobStandIn.js';
import { readEnv } from '../env.js';
import { readPaymentWays } from './paymentWays.js';

const BASE = { SESSION_SECRET: 'a secret of the tests that is long enough' };
const PROVIDERS = {
  GEIDEA_URL: 'https://api.merchant.geidea.net',
  GEIDEA_PUBLIC_KEY: 'k',
  GEIDEA_API_PASSWORD: 'p',
  PAYMOB_URL: 'https://accept.paymob.com',
  ...PAYMOB,
};
const PAY_TO = { en: 'rasfa@instapay', ar: 'rasfa@instapay' };

const read = (ways: unknown, settings: Record<string, string> = PROVIDERS) =>
  readEnv({ ...BASE, ...settings, PAYMENT_WAYS: JSON.stringify(ways) }).paymentWays;

describe('PAYMENT_WAYS', () => {
  it('is cash and the only provider’s cards without the setting', () => {
    expect(readPaymentWays(undefined, [geidea]).map(({ key, provider }) => [key, provider])).toEqual([
      ['cod', null],
      ['card', 'geidea'],
    ]);
    expect(readPaymentWays(undefined, []).map(({ key }) => key)).toEqual(['cod']);
  });

  it('reads ways of several providers in their order, with limits and fees in piastres', () => {
    const ways = read([
      { kind: 'card', by: 'geidea', fee: 2.5, fee_percent: 1.25 },
      { kind: 'wallet', by: 'paymob', integrations: [7], min: 10, max: 30_000 },
      { kind: 'card', key: 'card-paymob', by: 'paymob' },
      { kind: 'kiosk', by: 'paymob', integrations: [8], hours: 24 },
      { kind: 'instapay', pay_to: PAY_TO },
      { kind: 'cash' },
    ]);
    expect(ways.map(({ key, provider }) => [key, provider])).toEqual([
      ['card', 'geidea'],
      ['wallet', 'paymob'],
      ['card-paymob', 'paymob'],
      ['kiosk', 'paymob'],
      ['instapay', null],
      ['cod', null],
    ]);
    expect(ways[0]?.fee).toEqual({ fixed: 250, basisPoints: 125 });
    expect(ways[1]).toMatchObject({ min: 1000, max: 3_000_000, integrations: [7], hours: 48 });
    expect(ways[3]).toMatchObject({ hours: 24 });
    expect(ways[4]).toMatchObject({ payTo: PAY_TO });
  });

  it('leaves ways without a provider to a store, unless it is set', () => {
    const store = {
      STORE_URL: 'https://store.example',
      STORE_CONSUMER_KEY: 'ck_1a2b',
      STORE_CONSUMER_SECRET: 'cs_3c4d',
    };
    const hasStoreWays = (settings: Record<string, string>) => readEnv({ ...BASE, ...settings }).hasStoreWays;
    expect(hasStoreWays(store)).toBe(true);
    expect(hasStoreWays({ ...store, PAYMENT_WAYS: '[{"kind": "cash"}]' })).toBe(false);
    expect(hasStoreWays({})).toBe(false);
  });

  it('offers no way in a preview whose provider’s keys are live', () => {
    const ways = read([{ kind: 'card', by: 'geidea' }, { kind: 'cash' }], {
      ...PROVIDERS,
      VERCEL_ENV: 'preview',
    });
    expect(ways.map(({ key }) => key)).toEqual(['cod']);
  });

  it.each<[string, unknown]>([
    ['without a list', { kind: 'cash' }],
    ['of none', []],
    [
      'of too many',
      Array.from({ length: 13 }, (_, index) => ({ kind: 'card', key: `c${index}`, by: 'geidea' })),
    ],
    ['of an unknown kind', [{ kind: 'barter' }]],
    ['with an unknown field', [{ kind: 'cash', fees: 1 }]],
    ['with a negative fee', [{ kind: 'cash', fee: -1 }]],
    ['with a fee of a tenth of a piastre', [{ kind: 'cash', fee: 1.005 }]],
    ['with a fee above a quarter', [{ kind: 'cash', fee_percent: 26 }]],
    ['with a key of other characters', [{ kind: 'card', key: 'Card!' }]],
    ['with a name in one language', [{ kind: 'cash', name: { en: 'Cash' } }]],
    ['awaited for too long', [{ kind: 'instapay', pay_to: PAY_TO, hours: 337 }]],
  ])('rejects a setting %s, and names the form', (_, ways) => {
    expect(() => read(ways)).toThrow(/^PAYMENT_WAYS must be a JSON list of ways to pay/);
  });

  it.each<[RegExp, unknown]>([
    [
      /two ways with the key card/,
      [
        { kind: 'card', by: 'geidea' },
        { kind: 'card', by: 'paymob' },
      ],
    ],
    [/the key cod, which is cash/, [{ kind: 'card', key: 'cod', by: 'geidea' }]],
    [/the key cash-2, because cash has the key cod/, [{ kind: 'cash', key: 'cash-2' }]],
    [/card without "by".*geidea or paymob/, [{ kind: 'card' }]],
    [/card without "by"/, [{ kind: 'card', by: 'stripe' }]],
    [/wallet by Geidea, which takes card here/, [{ kind: 'wallet', by: 'geidea' }]],
    [/"integrations" for card, because Geidea has none/, [{ kind: 'card', by: 'geidea', integrations: [1] }]],
    [/kiosk without "integrations"/, [{ kind: 'kiosk', by: 'paymob' }]],
    [/a provider for instapay/, [{ kind: 'instapay', by: 'paymob', pay_to: PAY_TO }]],
    [/instapay without "pay_to"/, [{ kind: 'instapay' }]],
    [/cheque without "pay_to"/, [{ kind: 'cheque' }]],
    [/"pay_to" for cod/, [{ kind: 'cash', pay_to: PAY_TO }]],
    [/"hours" for card/, [{ kind: 'card', by: 'geidea', hours: 2 }]],
    [/cod with a "min" above its "max"/, [{ kind: 'cash', min: 2, max: 1 }]],
  ])('rejects ways that cannot work: %s', (problem, ways) => {
    expect(() => read(ways)).toThrow(problem);
  });
});
