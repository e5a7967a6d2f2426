import { expect, it } from 'vitest';
import { isUniqueReference, orderOfReference } from './payment.js';

const TOKEN = '0123456789abcdef0123';

it.each([
  [`10001-${TOKEN}`, 10001],
  ['10001-2', 10001],
  [`999999999999999-${TOKEN}`, 999_999_999_999_999],
])('%s is an attempt to pay order %i', (reference, orderId) => {
  expect(orderOfReference(reference)).toBe(orderId);
});

it.each([
  '',
  '10001',
  '10001-',
  '10001-0',
  `0-${TOKEN}`,
  `10001-${TOKEN}4`,
  `10001-${TOKEN.slice(1)}`,
  `10001-${TOKEN.toUpperCase()}`,
  `10001-${TOKEN}\n`,
  `9999999999999999-${TOKEN}`,
])('%j is the name of no attempt', (reference) => {
  expect(orderOfReference(reference)).toBeNull();
});

it('the name of an attempt is no longer than a UUID', () => {
  expect(`999999999999999-${TOKEN}`.length).toBe(36);
});

it('a random name tells an attempt from every other one, a numbered one does not', () => {
  expect(isUniqueReference(`10001-${TOKEN}`)).toBe(true);
  expect(isUniqueReference('10001-2')).toBe(false);
});
