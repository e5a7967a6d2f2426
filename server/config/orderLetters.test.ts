import { expect, it } from 'vitest';
import { readEnv } from './env.js';

const SECRET = { SESSION_SECRET: 'a secret of the tests that is long enough' };
const STORE = {
  ...{ STORE_URL: 'https://store.example', STORE_CONSUMER_KEY: 'ck_1', STORE_CONSUMER_SECRET: 'cs_1' },
};
const read = (settings: Record<string, string>) => readEnv({ ...SECRET, ...settings }).orderLetters;

it('leaves letters about orders to the store, unless it is told not to', () => {
  expect(read({})).toBe('shop');
  expect(read(STORE)).toBe('store');
  expect(read({ ...STORE, SMTP_URL: 'smtps://mail.example', ORDER_LETTERS: 'shop' })).toBe('shop');
});

it('rejects letters that nobody would write', () => {
  expect(() => read({ ORDER_LETTERS: 'nobody' })).toThrow(/^ORDER_LETTERS must be/);
  expect(() => read({ ORDER_LETTERS: 'store' })).toThrow(/^ORDER_LETTERS must be shop/);
  expect(() => read({ ...STORE, ORDER_LETTERS: 'shop' })).toThrow(/^SMTP_URL must be set/);
});
