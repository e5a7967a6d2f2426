import { expect, test } from 'vitest';
import { nearTerms, withinOneEdit } from './typos.js';

test.each([
  ['michelin', 'michelin', true],
  ['michlin', 'michelin', true],
  ['michellin', 'michelin', true],
  ['mochelin', 'michelin', true],
  ['mcihelin', 'michelin', true],
  ['ميشيلان', 'ميشلان', true],
  ['michn', 'michelin', false],
  ['mochelan', 'michelin', false],
])('%s is near %s: %s', (a, b, near) => {
  expect(withinOneEdit(a, b)).toBe(near);
});

test('short words and figures have no neighbours', () => {
  expect(nearTerms('oil', ['oils', 'foil'])).toEqual([]);
  expect(nearTerms('2055516', ['2055517'])).toEqual([]);
  expect(nearTerms('lasa', ['lassa', 'bosch'])).toEqual(['lassa']);
});
