import { expect, test } from 'vitest';
import { factsFor, offerFor } from './liveOffers.js';

const OFFER = { price: 100_000, quantity_prices: [], stock: 4, sale: null };
const PRODUCT = { ...OFFER, sold_individually: false, working_days: [] };
const products = {
  1: { ...PRODUCT, variations: [] },
  2: { ...PRODUCT, variations: [{ ...OFFER, id: 21, price: 90_000 }] },
  3: 'gone',
} as const;
const offer = (productId: number, variationId: number | null) =>
  offerFor({ productId, variationId }, products as never);

test('takes the offer of the product, or of the chosen variation', () => {
  expect(offer(1, null)).toMatchObject({ price: 100_000 });
  expect(offer(2, 21)).toMatchObject({ price: 90_000 });
});

test.each([
  ['a deleted product', 3, null],
  ['a deleted variation', 2, 22],
  ['a variation that the store has deleted from the line too', 2, null],
])('marks %s as gone', (_, productId, variationId) => {
  expect(offer(productId, variationId)).toBe('gone');
});

test('does not know what could not be read', () => {
  expect(offer(4, null)).toBeUndefined();
});

test('tells origin and scores of a line as far as the catalogue knows them', () => {
  const known = {
    ...products[1],
    scores: { wet: 4 },
    origin: { value: 'Turkey', value_ar: 'تركيا' },
  };
  const unknown = {
    ...products[1],
    origin: null,
    scores: null,
  };
  const facts = (productId: number) =>
    factsFor({ productId, variationId: null }, { 1: known, 2: unknown, 3: 'gone' } as never);
  expect(facts(1)).toMatchObject({
    origin: { en: 'Turkey', ar: 'تركيا' },
    scores: { wet: 4 },
  });
  expect(facts(2)).toEqual({ origin: null, scores: null });
  expect(facts(3)).toBeUndefined();
});
