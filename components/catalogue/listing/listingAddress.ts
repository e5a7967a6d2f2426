import {
  isOfferFilterKey,
  OFFER_FILTER_KEYS,
  OFFER_FILTERS,
  type OfferFilterKey,
} from '../../../domain/catalogue/offerFilters.js';
import { knownParameters, readListingAddress } from '../../../domain/catalogue/listingAddress.js';
import { type ListingChoice, toListingChoice } from '../../../domain/catalogue/listingView.js';
import { latinDigits } from '../../../domain/core/fold.js';
import { toDecimal } from '../../../domain/core/money.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { FacetView, ListingView } from '../../../domain/content/views.js';

const DEFAULT_SORT = 'relevance';
const USUAL: Partial<Record<string, string>> = { sort: DEFAULT_SORT, page: '1' };

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
  for (const key of OFFER_FILTER_KEYS) set(key, chosenOffer(chosen, key));
  if (chosen.sort !== DEFAULT_SORT) set('sort', chosen.sort);
  return query;
}

/** The filter's value as queries and forms have it: a short price, or `true`; empty where it is not chosen. */
export function chosenOffer(chosen: ListingView['chosen'], key: OfferFilterKey): string {
  const value = chosen[OFFER_FILTERS[key].field];
  return typeof value === 'number' ? shortPrice(value) : value ? 'true' : '';
}

/** What a form of filters asks for; empty fields, the usual order and what cannot be read say nothing. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  return chosenQuery(new FormData(form));
}

/** What entries of such a form ask for. */
export function chosenQuery(entries: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const typed = [...entries].flatMap(([key, entry]): [string, string][] =>
    typeof entry === 'string' ? [[key, isPriceKey(key) ? typedPrice(entry) : entry]] : [],
  );
  return toQuery(typed);
}

function isPriceKey(key: string): boolean {
  return isOfferFilterKey(key) && OFFER_FILTERS[key].kind === 'price';
}

/** What is known of the parameters, as their query; the usual order, the first page and its length say nothing. */
function toQuery(parameters: Iterable<[string, string]>): URLSearchParams {
  const query = new URLSearchParams();
  for (const { key, text } of knownParameters(parameters)) {
    if (key !== 'per_page' && USUAL[key] !== text) query.append(key, text);
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

/** The filters in an address; on a category's page its category is one of them. */
export function knownQuery(search: string, category: number | null): URLSearchParams {
  const query = toQuery(new URLSearchParams(search));
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
  return toListingChoice(readListingAddress(query));
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
