import { useMessages } from '../../../client/intl/messages.js';
import { FACET_KEYS, isFacetKey } from '../../../domain/catalogue/facets.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { isOfferFilterKey, OFFER_FILTERS } from '../../../domain/catalogue/listing/offerFilters.js';

/** `nameOf('rim')` is the facet's label; a facet without one falls back to its key. */
export function useFacetNames(): (key: string) => string {
  const t = useMessages();
  return (key) => (isFacetKey(key) ? t(`facet.${key}`) : key);
}

/** `useFilterName()('rim', '16')` is `Rim: 16`; a price is labelled by its bound, a flag by its name alone. */
export function useFilterName(): (key: string, value: string) => string {
  const t = useMessages();
  const nameOf = useFacetNames();
  return (key, value) => {
    if (!isOfferFilterKey(key)) return `${nameOf(key)}: ${value}`;
    const { kind, label } = OFFER_FILTERS[key];
    return kind === 'price' ? `${t(label)} ${value}` : t(label);
  };
}

/** Facets in display order, most used first. */
export function inOrder<Facet extends { key: string }>(facets: Facet[]): Facet[] {
  const placeOf = ({ key }: Facet) => FACET_KEYS.findIndex((facet) => facet === key);
  return [...facets].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Direction of a value's text: figures are left-to-right, names follow the page. */
export function isFigure(label: string): boolean {
  return /^[\d.]+$/.test(label);
}

/** The car of a listing with its years: `Toyota Corolla 2018`. */
export function useCarName({
  cars,
  years,
}: Pick<NonNullable<ListingView['readAs']>, 'cars' | 'years'>): string {
  const t = useMessages();
  const car = cars.join(' / ');
  if (years === null) return car;
  const { from, to } = years;
  if (from === to) return t('search.car_year', { car, year: String(from) });
  return to === null
    ? t('search.car_from', { car, from: String(from) })
    : t('search.car_years', { car, from: String(from), to: String(to) });
}
