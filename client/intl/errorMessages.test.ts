import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { fieldKey } from './errorMessages.js';

const NO_CODES = ['optional'];
const CODES = Object.keys(en)
  .filter((key) => key.startsWith('field.'))
  .map((key) => key.replace('field.', ''))
  .filter((code) => !NO_CODES.includes(code));

it.each(CODES)('a field that is wrong for %s is told in the words that there are for it', (code) => {
  expect(fieldKey(code)).toBe(`field.${code}`);
});

it('a field that is wrong for a reason without words of its own asks to be looked at', () => {
  expect(fieldKey('unknown')).toBe('field.invalid');
});
