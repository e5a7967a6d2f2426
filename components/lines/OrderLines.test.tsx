import type { Locale } from '../../domain/core/locale.js';
import { expect, it } from 'vitest';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { OrderLines } from './OrderLines.js';

const LINE = {
  ...{ id: 1, productId: 2, variationId: null, quantity: 1, price: 100, image: null },
  name: { en: 'Tyre', ar: 'إطار' },
};
const text = (made: string | undefined, locale: Locale) =>
  renderStatic(<OrderLines items={[made === undefined ? LINE : { ...LINE, made }]} />, { locale }).text;

it.each([
  ['en', 'Made in week 7 of 2026'],
  ['ar', 'إنتاج الأسبوع\u00a07 من\u00a02026'],
] as const)('says the production week of an order line (%s)', (locale, words) => {
  expect(text('2026-W07', locale)).toContain(words);
});

it.each([undefined, 'fresh', '0726'])('says nothing of a production week that is %s', (made) => {
  expect(text(made, 'en')).not.toContain('Made');
});
