import type { Locale } from '../core/locale.js';
import { scoresOf } from './attributes/judgement.js';
import type { ProductCardView } from './catalogueViews.js';
import type { Product } from './product.js';
import { toProductCard } from './productViews.js';

/** A product as a card in the page's language, on the server. */
export function cardOf(product: Product, locale: Locale): ProductCardView {
  return toProductCard({ ...product, scores: scoresOf(product.attributes) }, locale);
}
