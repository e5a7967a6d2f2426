import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';

/** Usual block size of a card in rem: `narrow` with the picture beside its text, `wide` above it. */
interface CardSize {
  narrow: number;
  wide: number;
}

const PLAIN: CardSize = { narrow: 14, wide: 28 };
/** Tyres with scores show them, and the price of four. */
const SCORED: CardSize = { narrow: 15, wide: 31.5 };

/** Estimates a card's size until it is laid out, so that the page below it hardly moves. */
export function estimateCard({ scores }: Pick<ProductCardView, 'scores'>): CardSize {
  return scores === undefined ? PLAIN : SCORED;
}
