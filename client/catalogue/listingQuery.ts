import {
  OFFER_FILTER_KEYS,
  OFFER_FILTERS,
  type OfferFilterKey,
} from '../../domain/catalogue/listing/offerFilters.js';
import { knownParameters, readListingAddress } from '../../domain/catalogue/listing/listingAddress.js';
import { type ListingChoice, toListingChoice } from '../../domain/catalogue/listing/listingView.js';
import { shortPrice } from '../../domain/catalogue/pricing/typedPrice.js';
import { PATHS } from '../../domain/core/paths.js';
import type { FacetView, ListingView } from '../../domain/catalogue/catalogueViews.js';

const DEFAULT_SORT = 'relevance';
const USUAL: Partial<Record<string, string>> = { sort: DEFAULT_SORT, page: '1' };

/** The query of the current listing without its page; the base for every further filter. */
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
  for (const key of OFFER_FILTER_KEYS) set(key, chosenOffer(chosen, key));
  if (chosen.sort !== DEFAULT_SORT) set('sort', chosen.sort);
  return query;
}

/** A filter's value as queries and forms write it: a short price, a car, or `true`; empty where it is not set. */
export function chosenOffer(chosen: ListingView['chosen'], key: OfferFilterKey): string {
  const value = chosen[OFFER_FILTERS[key].field];
  if (typeof value === 'number') return shortPrice(value);
  return typeof value === 'string' ? value : value === true ? 'true' : '';
}

/** The query that a filter form submits; empty fields, the default order and invalid values are omitted. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  return chosenQuery(new FormData(form));
}

/** The query for form entries. */
export function chosenQuery(entries: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const typed = [...entries].flatMap(([key, entry]): [string, string][] =>
    typeof entry === 'string' ? [[key, entry]] : [],
  );
  return toQuery(typed);
}

/** The known parameters as a canonical query; default order, first page and page size are omitted. */
function toQuery(parameters: Iterable<[string, string]>): URLSearchParams {
  const query = new URLSearchParams();
  for (const { key, text } of knownParameters(parameters)) {
    if (key !== 'per_page' && USUAL[key] !== text) query.append(key, text);
  }
  return query;
}

/** The query of the current listing including its page. */
export function shownQuery(listing: ListingView): URLSearchParams {
  const query = listingQuery(listing);
  if (listing.page > 1) query.set('page', String(listing.page));
  return query;
}

/** The filters in a query; on a category page they include its category. */
export function knownQuery(search: string, category: number | null): URLSearchParams {
  const query = toQuery(new URLSearchParams(search));
  if (category !== null) query.set('category', String(category));
  return query;
}

/** Whether two queries are equal regardless of parameter order. */
export function sameQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const sorted = [one, other].map((query) =>
    [...query]
      .map((pair) => pair.join('='))
      .sort()
      .join('&'),
  );
  return sorted[0] === sorted[1];
}

/** The filters set in a query. */
export function readChoice(query: URLSearchParams): ListingChoice {
  return toListingChoice(readListingAddress(query));
}

/** The URL of a filtered listing that works without scripts, which is on the search page. */
export function listingPath(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? PATHS.search : `${PATHS.search}?${text}`;
}

/** The query without one value. */
export function without(query: URLSearchParams, key: string, value?: string): URLSearchParams {
  const isMeant = (pair: [string, string]) => pair[0] === key && (value === undefined || pair[1] === value);
  return new URLSearchParams([...query].filter((pair) => !isMeant(pair)));
}

/** The query with one key replaced. */
export function withValue(query: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(key, value);
  return next;
}

/** Number of filters in a query, not counting the listing's own category, and the car, which has its bar. */
export function countFilters(query: URLSearchParams): number {
  return [...query.keys()].filter((key) => !['search', 'category', 'sort', 'car'].includes(key)).length;
}

/** The selected value of a facet where there is exactly one. */
export function onlyChosen(facets: FacetView[], key: string): string | null {
  const chosen = facets.find((facet) => facet.key === key)?.values.filter(({ isChosen }) => isChosen) ?? [];
  return chosen.length === 1 ? (chosen[0]?.value ?? null) : null;
}
