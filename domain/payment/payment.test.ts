import { expect, it } from 'vitest';
import { isUniqueReference, orderOfReference } from './payment.js';

const TOKEN = '0123456789abcdef0123';

it.each([
  [`10001-${TOKEN}`, 10001],
  ['10001-2', 10001],
  [`999999999999999-${TOKEN}`, 999_999_999_999_999],
])('reads %s as a payment attempt for order %i', (reference, orderId) => {
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
])('rejects %j as a payment attempt reference', (reference) => {
  expect(orderOfReference(reference)).toBeNull();
});

it('keeps a payment attempt reference within the length of a UUID', () => {
  expect(`999999999999999-${TOKEN}`.length).toBe(36);
});

it('treats a random payment reference as unique, and a numbered one as not', () => {
  expect(isUniqueReference(`10001-${TOKEN}`)).toBe(true);
  expect(isUniqueReference('10001-2')).toBe(false);
});
