import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { fieldKey } from './errorMessages.js';

const NO_CODES = ['optional'];
const CODES = Object.keys(en)
  .filter((key) => key.startsWith('field.'))
  .map((key) => key.replace('field.', ''))
  .filter((code) => !NO_CODES.includes(code));

it.each(CODES)('has a message of its own for the field error %s', (code) => {
  expect(fieldKey(code)).toBe(`field.${code}`);
});

it('shows a generic message for a field error without one of its own', () => {
  expect(fieldKey('unknown')).toBe('field.invalid');
});

it('says what to write into an empty name, number or reason', () => {
  expect(fieldKey('required', 'first_name')).toBe('empty.name');
  expect(fieldKey('required', 'phone')).toBe('empty.phone');
  expect(fieldKey('required', 'reason')).toBe('empty.reason');
  expect(fieldKey('required', 'city')).toBe('field.required');
  expect(fieldKey('invalid_phone', 'phone')).toBe('field.invalid_phone');
});
