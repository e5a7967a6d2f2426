import {
  array,
  type GenericSchema,
  maxLength,
  maxValue,
  minValue,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from 'valibot';
import { byKey } from '../../core/byKey.js';
import { cleanLine } from '../../text/cleanText.js';
import { isSearchable } from '../../text/fold.js';
import {
  FACET_VALUES_MAX,
  FILTER_VALUE_MAX_CHARS,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  SEARCH_KEYWORD_MAX_CHARS,
  FILTER_VALUES_MAX,
} from '../../core/limits.js';
import { parsePrice } from '../../core/money.js';
import { CarKey } from '../../fitment/carKey.js';
import { FACET_KEYS, type FacetKey, FACETS, isFacetKey } from '../facets.js';
import { isOfferFilterKey, OFFER_FILTER_KEYS, OFFER_FILTERS } from './offerFilters.js';
import { shortPrice, typedPrice } from '../pricing/typedPrice.js';
import { PRODUCT_SORTS, type ProductQuery } from '../productQuery.js';

/*
 * Query parameters of listings. The API rejects invalid ones; pages and browsers ignore them, so that a stray parameter
 * breaks no link.
 */

const MOST_PAGES = 10_000;

const wholeNumber = (max: number) =>
  pipe(
    string(),
    regex(/^[1-9]\d{0,8}$/, 'invalid'),
    transform(Number),
    minValue(1, 'invalid'),
    maxValue(max, 'invalid'),
  );

const words = pipe(string(), maxLength(FILTER_VALUE_MAX_CHARS, 'too_long'));
const numbers = pipe(string(), regex(/^\d{1,3}(\.\d{1,2})?$/, 'invalid'), transform(Number));
// `false` means "any": nobody filters for products that are out of stock.
const flag = pipe(
  picklist(['true', 'false'], 'invalid'),
  transform((value) => (value === 'true' ? true : undefined)),
);
const price = pipe(
  string(),
  regex(/^\d{1,9}(\.\d{1,2})?$/, 'invalid'),
  transform((value) => parsePrice(value) ?? 0),
);

/** A blank search counts as none. */
const search = pipe(
  string(),
  maxLength(SEARCH_KEYWORD_MAX_CHARS, 'too_long'),
  transform((text) => (isSearchable(text) ? cleanLine(text) : undefined)),
);

type ValueSchema = GenericSchema<string, unknown>;

const OFFER_VALUES = { flag, price, car: CarKey } as const satisfies Record<string, ValueSchema>;

/** Schema of a single value, by facet. */
const FACET_VALUES = byKey(FACET_KEYS, (key): GenericSchema<string, string | number> =>
  FACETS[key].kind === 'numbers' ? numbers : words,
);

/** Schemas of the parameters that occur once. */
export const SINGLE_PARAMETERS: Readonly<Record<string, ValueSchema>> = {
  search,
  category: wholeNumber(Number.MAX_SAFE_INTEGER),
  ...byKey(OFFER_FILTER_KEYS, (key): ValueSchema => OFFER_VALUES[OFFER_FILTERS[key].kind]),
  sort: picklist(PRODUCT_SORTS, 'unknown'),
  page: wholeNumber(MOST_PAGES),
  per_page: wholeNumber(PAGE_SIZE_MAX),
};

/** Schema of a facet's values, without duplicates. */
export function facetValues(key: FacetKey): GenericSchema<string[], (string | number)[]> {
  return pipe(
    array(FACET_VALUES[key]),
    transform((values) => [...new Set(values)]),
    maxLength(FACET_VALUES_MAX, 'too_many'),
  );
}

/** Parsed values by parameter. */
type ReadParameters = Partial<Record<string, unknown>>;

interface Parameter {
  key: string;
  /** The text in canonical form. */
  text: string;
  value: unknown;
}

/** Parses a listing's query; unknown, invalid, empty and excess parameters are dropped. */
export function* knownParameters(entries: Iterable<[string, string]>): Generator<Parameter> {
  const fits = filterBudget();
  const given = new Set<string>();
  for (const [key, written] of entries) {
    const text = asMeant(key, written);
    const value = text === '' ? undefined : readValue(key, text);
    if (value === undefined || (isFacetKey(key) ? !fits(key, text) : given.has(key))) continue;
    given.add(key);
    yield { key, text, value };
  }
}

/** Texts and prices as people type and paste them, in the form of an address. */
function asMeant(key: string, written: string): string {
  if (key === 'search') return cleanLine(written);
  if (!isOfferFilterKey(key) || OFFER_FILTERS[key].kind !== 'price') return written;
  const price = typedPrice(written);
  return price === null ? written : shortPrice(price);
}

function readValue(key: string, text: string): unknown {
  const known: Readonly<Record<string, ValueSchema>> = isFacetKey(key) ? FACET_VALUES : SINGLE_PARAMETERS;
  const schema = Object.hasOwn(known, key) ? known[key] : undefined;
  if (schema === undefined) return undefined;
  const { success, output } = safeParse(schema, text);
  return success ? output : undefined;
}

/** Parses the query of a listing's address. */
export function readListingAddress(address: URLSearchParams): ProductQuery {
  const read: Record<string, unknown> = {};
  for (const { key, value } of knownParameters(address)) {
    const { [key]: earlier } = read;
    const known: readonly unknown[] = Array.isArray(earlier) ? earlier : [];
    read[key] = isFacetKey(key) ? [...new Set([...known, value])] : value;
  }
  return toProductQuery(read);
}

/** Converts parsed parameters to a catalogue query. */
export function toProductQuery(read: ReadParameters): ProductQuery {
  const { search, category, sort, page, per_page } = read;
  const fields: [string, unknown][] = [
    ['search', search],
    ['category', category],
    ...FACET_KEYS.map((key): [string, unknown] => [FACETS[key].field, read[key]]),
    ...OFFER_FILTER_KEYS.map((key): [string, unknown] => [OFFER_FILTERS[key].field, read[key]]),
  ];
  return {
    ...(Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Partial<ProductQuery>),
    sort: (sort as ProductQuery['sort'] | undefined) ?? 'relevance',
    page: (page as number | undefined) ?? 1,
    perPage: (per_page as number | undefined) ?? PAGE_SIZE_DEFAULT,
  };
}

/**
 * Limits the number of facet values in one listing: returns whether a value is accepted, and counts it. Duplicates are
 * not accepted. Pages and browsers drop rejected values; the API rejects the request.
 */
function filterBudget(): (facet: string, value: string) => boolean {
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
