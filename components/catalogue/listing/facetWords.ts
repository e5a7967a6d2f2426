import { useMessages } from '../../../client/intl/messages.js';
import { FACET_KEYS, FACETS, isFacetKey } from '../../../domain/catalogue/facets.js';
import { isOfferFilterKey, OFFER_FILTERS } from '../../../domain/catalogue/offerFilters.js';

/** `nameOf('rim')`: what a facet is called; one that has no name is called by its key. */
export function useFacetNames(): (key: string) => string {
  const t = useMessages();
  return (key) => (isFacetKey(key) ? t(FACETS[key].label) : key);
}

/** `useFilterName()('rim', '16')` is `Rim: 16`; a price follows its bound, a flag says all by its name. */
export function useFilterName(): (key: string, value: string) => string {
  const t = useMessages();
  const nameOf = useFacetNames();
  return (key, value) => {
    if (!isOfferFilterKey(key)) return `${nameOf(key)}: ${value}`;
    const { kind, label } = OFFER_FILTERS[key];
    return kind === 'price' ? `${t(label)} ${value}` : t(label);
  };
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
