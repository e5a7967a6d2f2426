import {
  array,
  type GenericSchema,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  optional,
  picklist,
  pipe,
  rawCheck,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot';
import { isSearchable } from '../../../domain/core/fold.js';
import {
  CARDS_MAX,
  FACET_VALUES_MAX,
  FILTER_VALUE_MAX_CHARS,
  FILTER_VALUES_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  SEARCH_KEYWORD_MAX_CHARS,
} from '../../../domain/core/limits.js';
import { parsePrice } from '../../../domain/core/money.js';
import { FACET_KEYS, PRODUCT_SORTS, type ProductQuery } from '../../ports/catalogue.js';

const MOST_PAGES = 10_000;

const wholeNumber = (max: number) =>
  pipe(
    string(),
    regex(/^[1-9]\d{0,8}$/, 'invalid'),
    transform(Number),
    minValue(1, 'invalid'),
    maxValue(max, 'invalid'),
  );

/** A facet's values, each once. */
function facet<T>(value: GenericSchema<string, T>) {
  return pipe(
    array(value),
    transform((values) => [...new Set(values)]),
    maxLength(FACET_VALUES_MAX, 'too_many'),
  );
}

const words = facet(pipe(string(), maxLength(FILTER_VALUE_MAX_CHARS, 'too_long')));
const numbers = facet(pipe(string(), regex(/^\d{1,3}(\.\d{1,2})?$/, 'invalid'), transform(Number)));
const flag = pipe(
  picklist(['true', 'false'], 'invalid'),
  transform((value) => value === 'true'),
);
const price = pipe(
  string(),
  regex(/^\d{1,9}(\.\d{1,2})?$/, 'invalid'),
  transform((value) => parsePrice(value) ?? 0),
);

const FILTERS = strictObject({
  search: optional(
    pipe(
      string(),
      maxLength(SEARCH_KEYWORD_MAX_CHARS, 'too_long'),
      transform((text) => (isSearchable(text) ? text.trim() : undefined)),
    ),
  ),
  category: optional(wholeNumber(Number.MAX_SAFE_INTEGER)),
  brand: optional(words),
  origin: optional(words),
  load_index: optional(words),
  speed_index: optional(words),
  width: optional(numbers),
  aspect: optional(numbers),
  rim: optional(numbers),
  min_price: optional(price),
  max_price: optional(price),
  in_stock: optional(flag),
  on_sale: optional(flag),
  sort: optional(picklist(PRODUCT_SORTS, 'unknown')),
  page: optional(wholeNumber(MOST_PAGES)),
  per_page: optional(wholeNumber(PAGE_SIZE_MAX)),
});

/** A listing's filters as they stand in an address; an empty one, and a search for blanks, is unset. */
export const ListingQuery = pipe(
  FILTERS,
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    let total = 0;
    for (const key of FACET_KEYS) {
      const values = dataset.value[key] ?? [];
      total += values.length;
      if (total <= FILTER_VALUES_MAX) continue;
      addIssue({
        message: 'too_many',
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: values }],
      });
      return;
    }
  }),
);

/** Ids of products or variations, `7,12,31`: each once, and not too many for one answer. */
export const CardIds = pipe(
  string(),
  regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/, 'invalid'),
  transform((text) => [...new Set(text.split(',').map(Number))]),
  maxLength(CARDS_MAX, 'too_many'),
);

/** Of a facet several values may be given. */
export const REPEATABLE_KEYS: readonly string[] = FACET_KEYS;

/** The store's query for an address's filters. */
export function parseListing(query: InferOutput<typeof ListingQuery>): ProductQuery {
  const { load_index, speed_index, min_price, max_price, in_stock, on_sale, sort, page, per_page, ...same } =
    query;
  const given = {
    ...same,
    loadIndex: load_index,
    speedIndex: speed_index,
    minPrice: min_price,
    maxPrice: max_price,
    // `false` means "does not matter": nobody looks for what is out of stock.
    inStock: in_stock === true ? true : undefined,
    onSale: on_sale === true ? true : undefined,
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...set, sort: sort ?? 'relevance', page: page ?? 1, perPage: per_page ?? PAGE_SIZE_DEFAULT };
}
