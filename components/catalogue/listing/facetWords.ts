import { useMessages } from '../../../client/intl/messages.js';
import { FACET_KEYS, FACETS, isFacetKey } from '../../../domain/catalogue/facets.js';

/** `nameOf('rim')`: what a facet is called; one that has no name is called by its key. */
export function useFacetNames(): (key: string) => string {
  const t = useMessages();
  return (key) => (isFacetKey(key) ? t(FACETS[key].label) : key);
}

/** The facets in the order in which a shopper asks. */
export function inOrder<Facet extends { key: string }>(facets: Facet[]): Facet[] {
  const placeOf = ({ key }: Facet) => FACET_KEYS.findIndex((facet) => facet === key);
  return [...facets].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Figures keep their own direction, names follow the page's. */
export function isFigure(label: string): boolean {
  return /^[\d.]+$/.test(label);
}
