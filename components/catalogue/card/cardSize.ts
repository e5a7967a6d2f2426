import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';

/** Usual block size of a card in rem: `narrow` with the picture beside its text, `wide` above it. */
interface CardSize {
  narrow: number;
  wide: number;
}

const PLAIN: CardSize = { narrow: 11, wide: 27 };
/** Tyres with scores show them, and the price of four. */
const SCORED: CardSize = { narrow: 11.5, wide: 30.5 };

/** Batteries, oils and rims have a line of chips. */
const WITH_FACTS: CardSize = { narrow: 12.5, wide: 28.75 };

/** Estimates a card's size until it is laid out, so that the page below it hardly moves. */
export function estimateCard({ scores, facts }: Pick<ProductCardView, 'scores' | 'facts'>): CardSize {
  if (scores !== undefined) return SCORED;
  return facts === undefined ? PLAIN : WITH_FACTS;
}
