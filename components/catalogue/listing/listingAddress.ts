import { FACET_ORDER } from '../../../client/catalogue/listing.js';
import { filterBudget } from '../../../domain/catalogue/filterBudget.js';
import type { ListingChoice } from '../../../domain/catalogue/listingView.js';
import { FILTER_VALUE_MAX_CHARS, SEARCH_KEYWORD_MAX_CHARS } from '../../../domain/core/limits.js';
import { isSearchable, latinDigits } from '../../../domain/core/fold.js';
import { parsePrice, toDecimal } from '../../../domain/core/money.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { FacetView, ListingView } from '../../../domain/content/views.js';

const DEFAULT_SORT = 'relevance';

/** The query of the listing that is shown, without its page: what every further choice starts from. */
export function listingQuery({ chosen, facets }: ListingView): URLSearchParams {
  const query = new URLSearchParams();
  const set = (key: string, value: string | number | null) => {
    if (value !== null && value !== '') query.append(key, String(value));
  };
  set('search', chosen.search);
  set('category', chosen.category);
  for (const facet of facets) {
    for (const { value, isChosen } of facet.values) if (isChosen) set(facet.key, value);
  }
  set('min_price', chosen.minPrice === null ? null : shortPrice(chosen.minPrice));
  set('max_price', chosen.maxPrice === null ? null : shortPrice(chosen.maxPrice));
  if (chosen.inStock) set('in_stock', 'true');
  if (chosen.onSale) set('on_sale', 'true');
  if (chosen.sort !== DEFAULT_SORT) set('sort', chosen.sort);
  return query;
}

/** What a form of filters asks for; empty fields, the usual order and what cannot be read say nothing. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  return chosenQuery(new FormData(form));
}

/** What entries of such a form ask for. */
export function chosenQuery(entries: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const query = new URLSearchParams();
  const fits = filterBudget();
  for (const [key, entry] of entries) {
    if (typeof entry !== 'string') continue;
    const value = key.endsWith('_price') ? typedPrice(entry) : entry;
    if (isKnown(key, value) && (!isRepeatable(key) || fits(key, value))) query.append(key, value);
  }
  return query;
}

/** `١٬٥٠٠` and `1,500` are `1500`. */
function typedPrice(text: string): string {
  return latinDigits(text)
    .replace(/\u066b/g, '.')
    .replace(/[\s,\u066c]/g, '');
}

/** The query of what is shown, with its page. */
export function shownQuery(listing: ListingView): URLSearchParams {
  const query = listingQuery(listing);
  if (listing.page > 1) query.set('page', String(listing.page));
  return query;
}

type Check = (value: string) => boolean;

const like =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);
const isValue: Check = (value) => value !== '' && value.length <= FILTER_VALUE_MAX_CHARS;
const isSearch: Check = (value) => isSearchable(value) && value.length <= SEARCH_KEYWORD_MAX_CHARS;
const isFigure = like(/^\d{1,3}(\.\d{1,2})?$/);
const isPrice = like(/^\d{1,9}(\.\d{1,2})?$/);
const isTrue = like(/^true$/);

/** What an address may say, and how; everything else is ignored, as the server does. */
const KNOWN: Record<string, Check> = {
  search: isSearch,
  category: like(/^[1-9]\d{0,8}$/),
  ...{ brand: isValue, origin: isValue, load_index: isValue, speed_index: isValue },
  ...{ width: isFigure, aspect: isFigure, rim: isFigure },
  ...{ min_price: isPrice, max_price: isPrice },
  ...{ in_stock: isTrue, on_sale: isTrue },
  sort: like(/^(price|-price|newest|name)$/),
  page: like(/^[1-9]\d{0,3}$/),
};

function isKnown(key: string, value: string): boolean {
  return Object.hasOwn(KNOWN, key) && KNOWN[key]?.(value) === true;
}

function isRepeatable(key: string): boolean {
  return FACET_ORDER.some((facet) => facet === key);
}

/** The filters in an address; on a category's page its category is one of them. */
export function knownQuery(search: string, category: number | null): URLSearchParams {
  const query = new URLSearchParams();
  const fits = filterBudget();
  for (const [key, value] of new URLSearchParams(search)) {
    if (!isKnown(key, value) || (key === 'page' && value === '1')) continue;
    if (isRepeatable(key) ? fits(key, value) : !query.has(key))
      query.append(key, key === 'search' ? value.trim() : value);
  }
  if (category !== null) query.set('category', String(category));
  return query;
}

/** Whether two queries ask for the same, in whatever order. */
export function sameQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const sorted = [one, other].map((query) =>
    [...query]
      .map((pair) => pair.join('='))
      .sort()
      .join('&'),
  );
  return sorted[0] === sorted[1];
}

/** What a query of filters has chosen. */
export function readChoice(query: URLSearchParams): ListingChoice {
  const price = (key: string) => {
    const text = query.get(key);
    return text === null ? null : parsePrice(text);
  };
  return {
    search: query.get('search') ?? '',
    category: query.has('category') ? Number(query.get('category')) : null,
    minPrice: price('min_price'),
    maxPrice: price('max_price'),
    inStock: query.has('in_stock'),
    onSale: query.has('on_sale'),
    sort: query.get('sort') ?? DEFAULT_SORT,
    values: Object.fromEntries(FACET_ORDER.map((key) => [key, query.getAll(key)])),
  };
}

/** The address of a listing that works without scripts, too: every narrowed one has the search page's. */
export function listingPath(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? PATHS.search : `${PATHS.search}?${text}`;
}

/** The query with one value less. */
export function without(query: URLSearchParams, key: string, value?: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  if (value === undefined) rest.delete(key);
  else rest.delete(key, value);
  return rest;
}

/** The query with one key set anew. */
export function withValue(query: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(key, value);
  return next;
}

/** How many filters a query holds, apart from what the listing is about. */
export function countFilters(query: URLSearchParams): number {
  return [...query.keys()].filter((key) => !['search', 'category', 'sort'].includes(key)).length;
}

/** The chosen value of a facet where there is exactly one. */
export function onlyChosen(facets: FacetView[], key: string): string | null {
  const chosen = facets.find((facet) => facet.key === key)?.values.filter(({ isChosen }) => isChosen) ?? [];
  return chosen.length === 1 ? (chosen[0]?.value ?? null) : null;
}

/** `185000` → `1850`, `185050` → `1850.50`. */
export function shortPrice(amount: number): string {
  return toDecimal(amount).replace(/\.00$/, '');
}
