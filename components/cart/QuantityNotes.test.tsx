import { expect, it } from 'vitest';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { QuantityNotes } from './QuantityNotes.js';

const OFFER = {
  ...{ price: 100_000, stock: 20, soldIndividually: false },
  quantityPrices: [
    { from: 4, price: 95_000 },
    { from: 8, price: 90_000 },
  ],
};
const textOf = (quantity: number, changes: object = {}) =>
  renderStatic(<QuantityNotes quantity={quantity} offer={{ ...OFFER, ...changes }} />).text.replaceAll(
    '\u00a0',
    ' ',
  );

it.each([
  [3, {}, '1 more and each costs EGP 950'],
  [4, {}, 'Price for 4 or more4 more and each costs EGP 900'],
  [8, {}, 'Price for 8 or more'],
  [3, { stock: 3 }, ''],
  [4, { stock: 7 }, 'Price for 4 or more'],
  [1, { soldIndividually: true }, ''],
  [3, { quantityRule: { least: 3, most: 6, step: 3 } }, '3 more and each costs EGP 950'],
  [6, { quantityRule: { least: 3, most: 6, step: 3 } }, 'Price for 4 or more'],
  [6, { quantityRule: { least: 3, step: 3 } }, 'Price for 4 or more3 more and each costs EGP 900'],
])('says of %i pieces with %j: %s', (quantity, changes, words) => {
  expect(textOf(quantity, changes)).toBe(words);
});

it('says in Arabic how many more', () => {
  const drawn = renderStatic(<QuantityNotes quantity={2} offer={OFFER} />, { locale: 'ar' });
  expect(drawn.text).toContain('قطعتين أخريين');
});
