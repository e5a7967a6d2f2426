import { expect, it } from 'vitest';
import { PAYMOB } from '../../../tests/support/standIns/paymobStandIn.js';
import { readEnv } from '../../config/env.js';

const SETTINGS = {
  SESSION_SECRET: 'x'.repeat(32),
  PAYMOB_URL: 'https://accept.paymob.com',
  ...PAYMOB,
};
const TEST_KEYS = { PAYMOB_PUBLIC_KEY: 'egy_pk_test_a1', PAYMOB_SECRET_KEY: 'egy_sk_test_b2' };

it('is live with live keys, and reads the list of integrations', () => {
  const [cardProvider] = readEnv(SETTINGS).cardProviders;
  expect(cardProvider?.values).toMatchObject({ PAYMOB_INTEGRATIONS: [4_097_558, 4_097_559] });
  expect(cardProvider?.provider.open(cardProvider.values).mode).toBe('live');
});

it('moves no money with test keys, which a preview may use; live keys it may not', () => {
  const [cardProvider] = readEnv({ ...SETTINGS, ...TEST_KEYS, VERCEL_ENV: 'preview' }).cardProviders;
  expect(cardProvider?.provider.open(cardProvider.values).mode).toBe('test');
  expect(readEnv({ ...SETTINGS, VERCEL_ENV: 'preview' })).toMatchObject({
    cardProviders: [],
    cardsRefused: 'Paymob',
  });
});

it.each([
  ['another mode', { PAYMOB_PUBLIC_KEY: 'egy_pk_test_a1' }],
  ['another country', { PAYMOB_SECRET_KEY: 'ksa_sk_live_b2' }],
])('rejects two keys of which one is of %s', (_, changes) => {
  expect(() => readEnv({ ...SETTINGS, ...changes })).toThrow(/must be of the same country and mode/);
});

it.each([
  ['PAYMOB_URL', 'http://accept.paymob.com'],
  ['PAYMOB_PUBLIC_KEY', 'egy_sk_live_b2'],
  ['PAYMOB_SECRET_KEY', 'egy_pk_live_a1'],
  ['PAYMOB_INTEGRATIONS', '0'],
  ['PAYMOB_INTEGRATIONS', 'card'],
  ['PAYMOB_INTEGRATIONS', '1,2,3,4,5,6,7,8,9,10,11'],
])('rejects %s=%s', (name, value) => {
  expect(() => readEnv({ ...SETTINGS, [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

it('asks what Paymob and Geidea are each for if both are set up', () => {
  const both = {
    ...SETTINGS,
    GEIDEA_URL: 'https://api.merchant.geidea.net',
    GEIDEA_PUBLIC_KEY: 'k',
    GEIDEA_API_PASSWORD: 'p',
  };
  expect(() => readEnv(both)).toThrow(/^PAYMENT_WAYS must be set, because Geidea and Paymob both are/);
  const ways = '[{"kind":"card","by":"geidea"},{"kind":"wallet","by":"paymob","integrations":[4097559]}]';
  expect(readEnv({ ...both, PAYMENT_WAYS: ways }).paymentWays.map(({ provider }) => provider)).toEqual([
    'geidea',
    'paymob',
  ]);
});
