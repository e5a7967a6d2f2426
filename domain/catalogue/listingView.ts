import { byKey } from '../core/byKey.js';
import { inLocale, type Locale, type Localized } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { MessageKey } from '../../locales/keys.js';
import { FACET_KEYS, type FacetKey, facetOf, FACETS } from './facets.js';
import type { ProductQuery } from './productQuery.js';
import type { ReadAs } from '../fitment/readAs.js';
import type { FacetView, ListingView, SuggestedFilterView, ProductCardView } from '../content/views.js';

/** What a listing's address asks for. */
export type ListingChoice = ListingView['chosen'] & {
  /** Chosen values by facet. */
  values: Partial<Record<string, readonly string[]>>;
};

/** What a query of the catalogue asks for, as the filters show it. */
export function toListingChoice(query: ProductQuery): ListingChoice {
  return {
    search: query.search ?? '',
    category: query.category ?? null,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    inStock: query.inStock ?? false,
    onSale: query.onSale ?? false,
    sort: query.sort,
    values: byKey(FACET_KEYS, (key) => (query[FACETS[key].field] ?? []).map(String)),
  };
}

/** A page of products as the catalogue answers it. */
export interface FoundProducts {
  products: ProductCardView[];
  total: number;
  page: number;
  pages: number;
  /** In the order in which they are shown. */
  facets: readonly { key: FacetKey; values: readonly FoundValue[] }[];
  priceRange: { min: Piastres; max: Piastres } | null;
  inStock: number;
  onSale: number;
  suggestedFilters: SuggestedFilterView[];
  leftOut: string[];
  readAs: ReadAs | null;
}

interface FoundValue {
  value: string;
  /** What the value is called; the value itself in the default language. */
  label: Localized;
  count: number;
}

/** The page's language and its words. */
export interface ListingWords {
  locale: Locale;
  word: (key: MessageKey, values: Record<string, string>) => string;
}

/** A page of products as the listing shows it; the same for prerendered pages and for what browsers ask for. */
export function toListingView(found: FoundProducts, choice: ListingChoice, words: ListingWords): ListingView {
  const { facets, readAs, ...rest } = found;
  const { values, ...chosen } = choice;
  return {
    ...rest,
    readAs:
      readAs === null ? null : { ...readAs, cars: readAs.cars.map((car) => carName(car, words.locale)) },
    facets: facets
      .map((facet) => toFacetView(facet, values[facet.key] ?? [], words))
      .filter((facet) => facet.values.length > 0),
    chosen,
  };
}

/** `Toyota Corolla`, `تويوتا كورولا`; for a make alone, `Toyota`. */
function carName({ make, model }: ReadAs['cars'][number], locale: Locale): string {
  return [make, ...(model === null ? [] : [model])].map((name) => inLocale(name, locale)).join(' ');
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
    values: [...values, ...missing.map((value) => ({ value, label: { en: value }, count: 0 }))].map(
      (facet) => ({
        value: facet.value,
        label: facetLabel(key, facet, words),
        count: facet.count,
        isChosen: chosen.includes(facet.value),
      }),
    ),
  };
}

/** What a value is called, with what it stands for where the facet has words for that. */
function facetLabel(key: FacetKey, { value, label }: FoundValue, { locale, word }: ListingWords): string {
  const { meaning } = facetOf(key);
  const figure = meaning?.figureOf(value) ?? null;
  if (meaning?.filterWords === undefined || figure === null) return inLocale(label, locale);
  return word(meaning.filterWords, { symbol: value, [meaning.unit]: String(figure) });
}
