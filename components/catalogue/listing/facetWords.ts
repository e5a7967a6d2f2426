import { FACET_ORDER } from '../../../client/catalogue/listing.js';
import { useWords } from '../../../client/intl/words.js';

/** `nameOf('rim')`: what a facet is called; one that has no name yet is called by its key. */
export function useFacetNames(): (key: string) => string {
  const t = useWords();
  return (key) => {
    const known = FACET_ORDER.find((facet) => facet === key);
    return known === undefined ? key : t(`facet.${known}`);
  };
}

/** The facets in the order in which a shopper asks: make, size, then the rest. */
export function inOrder<Facet extends { key: string }>(facets: Facet[]): Facet[] {
  const placeOf = ({ key }: Facet) => FACET_ORDER.findIndex((facet) => facet === key);
  return [...facets].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Figures keep their own direction, names follow the page's. */
export function isFigure(label: string): boolean {
  return /^[\d.]+$/.test(label);
}
