import { expect, it } from 'vitest';
import type { ProductCardView } from '../../domain/catalogue/catalogueViews.js';
import { retainOrder } from './retainOrder.js';

const cards = (...ids: number[]) => ids.map((id) => ({ id, variationId: null }) as ProductCardView);
const ids = (list: readonly ProductCardView[]) => list.map(({ id }) => id);

it('keeps a refreshed list in the order that is shown', () => {
  expect(ids(retainOrder(cards(1, 2, 3), cards(3, 1, 2)))).toEqual([1, 2, 3]);
});

it('puts what is new at the end, in its own order, and leaves out what is gone', () => {
  expect(ids(retainOrder(cards(1, 2, 3), cards(9, 3, 8, 1)))).toEqual([1, 3, 9, 8]);
});

it('takes the refreshed card, and tells variations of one product apart', () => {
  const card = (variationId: number, price: number) => ({ id: 1, variationId, price }) as ProductCardView;
  expect(retainOrder([card(11, 100), card(12, 100)], [card(12, 90), card(11, 80)])).toEqual([
    card(11, 80),
    card(12, 90),
  ]);
});
