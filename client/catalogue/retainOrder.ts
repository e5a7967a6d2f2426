import type { ProductCardView } from '../../domain/catalogue/catalogueViews.js';
import { cardIdOf } from './liveCards.js';

/**
 * A refreshed list in the order in which its cards are shown, and what is new after them: a card that moves while it is
 * tapped loses the tap, or another one gets it.
 */
export function retainOrder(
  shown: readonly ProductCardView[],
  next: readonly ProductCardView[],
): ProductCardView[] {
  const places = new Map(shown.map((card, place) => [cardIdOf(card), place]));
  const placeOf = (card: ProductCardView) => places.get(cardIdOf(card)) ?? shown.length;
  return [...next].sort((a, b) => placeOf(a) - placeOf(b));
}
