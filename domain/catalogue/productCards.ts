import type { Locale } from '../core/locale.js';
import { cardFacts } from './attributes/cardFacts.js';
import { scoresOf } from './attributes/judgement.js';
import type { ProductCardView } from './catalogueViews.js';
import type { Product } from './product.js';
import { toProductCard } from './productViews.js';

const made = new WeakMap<Product, Partial<Record<Locale, ProductCardView>>>();

/** A product as a card in the page's language, on the server; made once while the product is in memory. */
export function cardOf(product: Product, locale: Locale): ProductCardView {
  const cards = made.get(product) ?? {};
  made.set(product, cards);
  const source = { ...product, scores: scoresOf(product.attributes), facts: cardFacts(product) };
  return (cards[locale] ??= toProductCard(source, locale));
}
