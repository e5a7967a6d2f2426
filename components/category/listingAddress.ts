import { toDecimal } from '../../domain/money.js';
import { PATHS } from '../../domain/paths.js';
import type { FacetView, ListingView } from '../../domain/views.js';

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

/** What a form of filters asks for; empty fields and the usual order say nothing. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && !(key === 'sort' && value === DEFAULT_SORT)) {
      query.append(key, value);
    }
  }
  return query;
}

/** Every narrowed listing has the search page's address. */
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

/** The chosen value of a facet where there is exactly one. */
export function onlyChosen(facets: FacetView[], key: string): string | null {
  const chosen = facets.find((facet) => facet.key === key)?.values.filter(({ isChosen }) => isChosen) ?? [];
  return chosen.length === 1 ? (chosen[0]?.value ?? null) : null;
}

/** `185000` → `1850`, `185050` → `1850.50`. */
export function shortPrice(amount: number): string {
  return toDecimal(amount).replace(/\.00$/, '');
}
