import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { CompleteSet } from './CompleteSet.js';

const OFFER = { price: 1000_00, quantityPrices: [], stock: 8, soldIndividually: false };

const draw = (quantity: number, limit: number, locale: (typeof LOCALES)[number] = 'en', offer = true) =>
  renderStatic(
    <CompleteSet
      {...{ quantity, limit, nameId: 'name', onQuantity: () => undefined }}
      offer={offer ? OFFER : undefined}
    />,
    { locale },
  );

it.each([
  ['en', 'Make it 4 for EGP 4,000'],
  ['ar', 'أكمل الطقم: 4 بـ 4,000 ج.م.'],
] as const)('offers to make the tyres of a line four, with their price (%s)', (locale, words) => {
  const button = draw(1, 8, locale).querySelector('button');
  expect(
    button?.text.replaceAll(/[\u00a0\u2066-\u2069\u200f]/g, (mark) => (mark === '\u00a0' ? ' ' : '')),
  ).toBe(words);
});

it.each([
  ['fewer than four can be ordered', 1, 3, true],
  ['the catalogue cannot be reached', 1, 8, false],
  ['there are more than four', 5, 8, true],
])('says nothing where %s, and keeps its place', (_, quantity, limit, isKnown) => {
  const drawn = draw(quantity, limit, 'en', isKnown);
  expect(drawn.text.trim()).toBe('');
  expect(drawn.querySelectorAll('div')).toHaveLength(1);
});

it('says that four are a set', () => {
  expect(draw(4, 8).text).toBe('Full set');
  expect(draw(4, 8).querySelector('button')).toBeNull();
});
