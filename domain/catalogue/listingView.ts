import { inLocale, type Locale } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import { speedKmh } from './tyre.js';
import type { FacetView, ListingView, LooseningView, ProductCardView } from '../content/views.js';

/** What a listing's address asks for. */
export type ListingChoice = ListingView['chosen'] & {
  /** Chosen values by facet. */
  values: Partial<Record<string, readonly string[]>>;
};

/** A page of products as the catalogue answers it. */
export interface FoundProducts {
  products: ProductCardView[];
  total: number;
  page: number;
  pages: number;
  /** In the order in which they are shown. */
  facets: readonly { key: string; values: readonly FoundValue[] }[];
  priceRange: { min: Piastres; max: Piastres } | null;
  inStock: number;
  onSale: number;
  loosenings: LooseningView[];
  leftOut: string[];
}

interface FoundValue {
  value: string;
  labelAr: string | null;
  count: number;
}

/** The page's language, and how it tells a speed symbol. */
export interface ListingWords {
  locale: Locale;
  speed: (symbol: string, kmh: string) => string;
}

/** A page of products as the listing shows it; the same for prerendered pages and for what browsers ask for. */
export function toListingView(found: FoundProducts, choice: ListingChoice, words: ListingWords): ListingView {
  const { facets, ...rest } = found;
  const { values, ...chosen } = choice;
  return {
    ...rest,
    facets: facets
      .map((facet) => toFacetView(facet, values[facet.key] ?? [], words))
      .filter((facet) => facet.values.length > 0),
    chosen,
  };
}

function toFacetView(
  { key, values }: FoundProducts['facets'][number],
  chosen: readonly string[],
  words: ListingWords,
): FacetView {
  // What is chosen and has nothing left is shown all the same, or else it could not be taken back.
  const missing = chosen.filter((value) => values.every((known) => known.value !== value));
  return {
    key,
    values: [...values, ...missing.map((value) => ({ value, labelAr: null, count: 0 }))].map((facet) => ({
      value: facet.value,
      label: facetLabel(key, facet, words),
      count: facet.count,
      isChosen: chosen.includes(facet.value),
    })),
  };
}

function facetLabel(key: string, { value, labelAr }: FoundValue, { locale, speed }: ListingWords): string {
  const kmh = key === 'speed_index' ? speedKmh(value) : null;
  return kmh === null ? inLocale({ en: value, ar: labelAr }, locale) : speed(value, String(kmh));
}
