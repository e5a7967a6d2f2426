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

it('tells of placed orders who reads the contact messages, unless somebody else is named or a store tells itself', () => {
  const desk = { CONTACT_EMAIL: 'desk@shop.example' };
  const ordersOf = (settings: Record<string, string>) => readEnv({ ...SECRET, ...settings }).orders;
  expect(ordersOf({})).toEqual({ email: null, locale: 'en', hasDigest: true });
  expect(ordersOf(desk).email).toBe('desk@shop.example');
  const named = { ...desk, ORDER_EMAIL: 'orders@shop.example', ORDER_EMAIL_LANGUAGE: 'ar' };
  expect(ordersOf(named)).toEqual({ email: 'orders@shop.example', locale: 'ar', hasDigest: true });
  expect(ordersOf({ ...desk, ORDER_DIGEST: 'off' }).hasDigest).toBe(false);
  expect(ordersOf({ ...STORE, ...desk }).email).toBeNull();
  expect(ordersOf({ ...STORE, ...named }).email).toBe('orders@shop.example');
  expect(() => ordersOf({ ORDER_EMAIL: 'me' })).toThrow(/^ORDER_EMAIL must be one email address/);
  expect(() => ordersOf({ ORDER_EMAIL_LANGUAGE: 'xx' })).toThrow(/^ORDER_EMAIL_LANGUAGE must be one of/);
});
