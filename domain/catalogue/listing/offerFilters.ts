import { keysOf } from '../../core/byKey.js';
import type { MessageKey } from '../../../locales/keys.js';

/** Filters on something else than an attribute: ranges and flags of the offer, and the shopper's car. */
export const OFFER_FILTERS = {
  min_price: { kind: 'price', field: 'minPrice', label: 'facet.min_price' },
  max_price: { kind: 'price', field: 'maxPrice', label: 'facet.max_price' },
  in_stock: { kind: 'flag', field: 'inStock', label: 'facet.in_stock' },
  on_sale: { kind: 'flag', field: 'onSale', label: 'facet.on_sale' },
  car: { kind: 'car', field: 'car', label: 'facet.car' },
} as const satisfies Record<string, { kind: 'price' | 'flag' | 'car'; field: string; label: MessageKey }>;

export type OfferFilterKey = keyof typeof OFFER_FILTERS;
export const OFFER_FILTER_KEYS = keysOf(OFFER_FILTERS);

/** Whether a query parameter is one of them. */
export function isOfferFilterKey(key: string): key is OfferFilterKey {
  return Object.hasOwn(OFFER_FILTERS, key);
}
