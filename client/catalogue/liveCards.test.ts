import { expect, it } from 'vitest';
import type { ProductCardView } from '../../domain/catalogue/catalogueViews.js';
import { withLive } from './liveCards.js';

const card = (id: number, changes: Partial<ProductCardView> = {}): ProductCardView => ({
  id,
  type: 'simple',
  variationId: null,
  name: `Tyre ${id}`,
  brand: null,
  size: null,
  excerpt: '',
  image: '/no-picture.webp',
  price: 100_000,
  isLowestPrice: false,
  formerPrice: null,
  saleTitle: null,
  salePercent: null,
  stock: 8,
  varies: null,
  ...changes,
});

it('keeps a prerendered card unchanged until the response arrives', () => {
  expect(withLive([card(1)], undefined)).toEqual([card(1)]);
});

it('updates price and stock of a card, and of a variation by its own id', () => {
  const size = { type: 'variable', variationId: 12 } as const;
  const now = [card(1, { price: 90_000, stock: 0 }), card(3, { ...size, stock: 1 })];
  expect(withLive([card(1), card(3, size)], { asked: [1, 12], answered: now })).toEqual(now);
});

it('shows a requested card without an answer as out of stock, and keeps cards that were not requested', () => {
  expect(withLive([card(1), card(2)], { asked: [1], answered: [] }).map(({ stock }) => stock)).toEqual([
    0, 8,
  ]);
});

it('does not apply the response for the previous page to the cards of the current one', () => {
  const before = { asked: [1, 2], answered: [card(1), card(2)] };
  expect(withLive([card(3)], before)).toEqual([card(3)]);
});
