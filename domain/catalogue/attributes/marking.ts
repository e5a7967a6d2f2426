import { ATTRIBUTE_FACET_KEYS, facetOf, isFacetKey } from '../facets.js';
import type { AttributeKey, Attributes, ItemAttributeKey } from './attributes.js';

/** Whether the attribute is written after a tyre's size. */
export function isMarking(key: AttributeKey): boolean {
  return isFacetKey(key) && facetOf(key).isMarking === true;
}

/** Load and speed index as written after a tyre's size, `91V`; empty if there is none. */
export function markingOf(values: Attributes<ItemAttributeKey>): string {
  return ATTRIBUTE_FACET_KEYS.filter(isMarking)
    .map((key) => values[key]?.en ?? '')
    .join('');
}
