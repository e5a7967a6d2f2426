import { FACET_VALUES_MAX, FILTER_VALUES_MAX } from '../core/limits.js';

/**
 * Bounds the facet values of one listing: answers whether a value still fits, and counts it. A value that was given
 * before does not fit again. Pages and browsers drop what does not fit; the API refuses it.
 */
export function filterBudget(): (facet: string, value: string) => boolean {
  const taken = new Map<string, Set<string>>();
  let total = 0;
  return (facet, value) => {
    const values = taken.get(facet) ?? new Set();
    const fits = !values.has(value) && values.size < FACET_VALUES_MAX && total < FILTER_VALUES_MAX;
    if (!fits) return false;
    taken.set(facet, values.add(value));
    total += 1;
    return true;
  };
}
