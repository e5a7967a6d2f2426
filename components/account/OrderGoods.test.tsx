import { expect, it } from 'vitest';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { OrderGoods } from './OrderGoods.js';

const TYRE = { name: { en: 'Lassa Revola 195/65 R15 91V', ar: 'إطار لاسا ريفولا 195/65 R15 91V' } };
const OIL = { name: { en: 'Engine oil', ar: 'زيت محرك' } };

it.each([
  ['en', [TYRE], /^Lassa Revola 195\/65 R15 91V\s*$/],
  ['ar', [TYRE, OIL, OIL], /^إطار لاسا ريفولا 195\/65 R15 91V\s+ومنتجان آخران$/],
  ['en', [OIL, TYRE], /^Engine oil and one more$/],
] as const)('names what an order is of, the size in one piece (%s)', (locale, items, expected) => {
  const text = renderStatic(<OrderGoods items={items} />, { locale }).text.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text.replaceAll('\u00a0', ' ')).toMatch(expected);
});
