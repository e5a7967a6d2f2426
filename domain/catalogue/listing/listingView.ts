import { GOODS_PATHS } from '../../../features/goodsPaths.js';
import type { Translate } from '../../../locales/intl.js';
import { byKey } from '../../core/byKey.js';
import { inLocale, type Locale, type Localized } from '../../core/locale.js';
import type { Piastres } from '../../core/money.js';
import { FACET_KEYS, type FacetKey, facetOf, FACETS } from '../facets.js';
import { type ProductQuery, sortOfAddress } from '../productQuery.js';
import type { ReadAs } from '../../fitment/readAs.js';
import type {
  FacetView,
  ListingView,
  PickView,
  ProductCardView,
  SizeGroupView,
  SuggestedFilterView,
} from '../catalogueViews.js';

/** The selection in a listing's address. */
export type ListingChoice = ListingView['chosen'] & {
  /** Selected values by facet. */
  values: Partial<Record<string, readonly string[]>>;
};

/** The selection of a catalogue query, as the filters show it. */
export function toListingChoice(query: ProductQuery): ListingChoice {
  return {
    search: query.search ?? '',
    category: query.category ?? null,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    inStock: query.inStock ?? false,
    onSale: query.onSale ?? false,
    car: query.car ?? null,
    sort: sortOfAddress(query.sort),
    values: byKey(FACET_KEYS, (key) => (query[FACETS[key].field] ?? []).map(String)),
  };
}

/** A page of results from the catalogue. */
export interface FoundProducts {
  products: ProductCardView[];
  picks: PickView[];
  bySize: SizeGroupView[];
  total: number;
  page: number;
  pages: number;
  /** In display order. */
  facets: readonly { key: FacetKey; values: readonly FoundValue[] }[];
  priceRange: { min: Piastres; max: Piastres } | null;
  inStock: number;
  onSale: number;
  suggestedFilters: SuggestedFilterView[];
  leftOut: string[];
  readAs: ReadAs | null;
  size: string | null;
}

interface FoundValue {
  value: string;
  /** Label of the value; in the default language it is the value itself. */
  label: Localized;
  count: number;
}

/** The page's language and its messages. */
export interface ListingWords {
  locale: Locale;
  word: Translate;
}

/** Converts a page of results to a listing view; used for prerendered pages and in the browser. */
export function toListingView(found: FoundProducts, choice: ListingChoice, words: ListingWords): ListingView {
  const { facets, readAs, ...rest } = found;
  const { values, ...chosen } = choice;
  return {
    ...rest,
    ...(found.bySize.length > 0 && besideSizes(found)),
    readAs:
      readAs === null
        ? null
        : {
            ...readAs,
            ...modelName(readAs, words.locale),
            ...carPage(readAs),
            cars: readAs.cars.map((car) => carName(car, words.locale)),
          },
    facets: facets
      .map((facet) => toFacetView(facet, values[facet.key] ?? [], words))
      .filter((facet) => facet.values.length > 0),
    chosen,
  };
}

/** What is listed below the tyres of a car by size: what else fits it. */
function besideSizes({ products }: FoundProducts): Pick<ListingView, 'products' | 'pages'> {
  return { products: products.filter(({ size }) => size === null), pages: 1 };
}

/** `Toyota Corolla`, `تويوتا كورولا`; `Toyota` for a make without a model. */
function carName({ make, model }: ReadAs['cars'][number], locale: Locale): string {
  return [make, ...(model === null ? [] : [model])].map((name) => inLocale(name, locale)).join(' ');
}

function modelName({ cars: [first] }: ReadAs, locale: Locale): { model?: string } {
  return first?.model == null ? {} : { model: inLocale(first.model, locale) };
}

/** The page of the years of a model, or of the models of a make; nothing for several cars. */
function carPage({ cars: [car, ...others] }: ReadAs): { page?: string } {
  if (car === undefined || others.length > 0) return {};
  const page = GOODS_PATHS.car?.(car.make.en, car.model?.en ?? null);
  return page === undefined ? {} : { page };
}

function toFacetView(
  { key, values }: FoundProducts['facets'][number],
  chosen: readonly string[],
  words: ListingWords,
): FacetView {
  // Selected values without results are still shown, so that they can be deselected.
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

/** The label of a value, with its meaning if the facet has a message for that. */
function facetLabel(key: FacetKey, { value, label }: FoundValue, { locale, word }: ListingWords): string {
  const { meaning } = facetOf(key);
  const figure = meaning?.figureOf(value) ?? null;
  if (meaning?.filterWords === undefined || figure === null) return inLocale(label, locale);
  return word(meaning.filterWords, { symbol: value, [meaning.unit]: String(figure) });
}
