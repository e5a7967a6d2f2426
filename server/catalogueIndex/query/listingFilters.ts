/** Which products and items a query admits, and which of its criteria an item fails. */
import type { TyreMarking, TyreSize } from '../../../domain/tyres/tyre.js';
import { FACET_KEYS, type FacetKey, FACETS, ITEM_FACET_KEYS } from '../../../domain/catalogue/facets.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CarNeeds } from './carParts.js';
import type { ListingColumns } from './listingColumns.js';
import { sizeCodeOf, sizeFilter } from './sizeIndex.js';
import { BITS, chosenCodes } from './listingFacets.js';

/** The tyre described by a search. */
export interface TyreFilter extends TyreMarking {
  /** Any of these sizes matches. */
  sizes?: readonly TyreSize[];
  /** Also includes products without a size if they match the words. */
  orNoSize?: true;
}

/** A query with its resolved search text. */
export interface Selection {
  query: ProductQuery;
  /** Ids of products that match the words, best first; null if no words narrow the search. */
  found: readonly number[] | null;
  marking: TyreFilter | null;
  /** Only what a car takes; null for everything. */
  fitting?: CarNeeds | null;
}

/** Whether at most one bit is set: such an item still counts in the facet of the criterion that it fails. */
export function isOneAtMost(failures: number): boolean {
  return (failures & (failures - 1)) === 0;
}

/** One bit for each selected facet that an entry of the columns fails. */
export function failuresOfKeys(
  byKey: Partial<Record<FacetKey, Uint16Array>>,
  { dictionaries }: ListingColumns,
  query: ProductQuery,
): (entry: number) => number {
  const chosen = FACET_KEYS.flatMap((key) => {
    const column = byKey[key];
    const codes = chosenCodes(dictionaries[key], query[FACETS[key].field]);
    return column === undefined || codes === null ? [] : [{ codes, column, bit: BITS[key] }];
  });
  return (entry) => {
    let failures = 0;
    for (const { codes, column, bit } of chosen) if (codes[column[entry] ?? 0] !== 1) failures |= bit;
    return failures;
  };
}

interface Range {
  found: readonly number[] | null;
  category?: number | undefined;
}

/** Positions of the products within the search results and the category. */
export function candidates(columns: ListingColumns, { found, category }: Range): Int32Array | number[] {
  const inCategory = category === undefined ? null : (columns.inCategory.get(category) ?? new Int32Array());
  if (found === null) return inCategory ?? columns.allPlaces;
  const places: number[] = [];
  for (const id of found) {
    const place = columns.placeOf.get(id);
    if (place !== undefined) places.push(place);
  }
  if (inCategory === null) return places;
  const within = new Uint8Array(columns.productIds.length);
  for (const place of inCategory) within[place] = 1;
  return places.filter((place) => within[place] === 1);
}

/** Returns a filter for items that cannot be the described tyre. */
export function excluder(columns: ListingColumns, marking: TyreFilter | null): (item: number) => boolean {
  if (marking === null) return () => false;
  const { sizes, orNoSize = false, ...figures } = marking;
  const isWrong = figureExcluder(columns, figures);
  if (sizes === undefined) return isWrong;
  const fits = sizeFilter(columns, sizes);
  const isOther = (item: number) => orNoSize && sizeCodeOf(columns, item) === 0;
  return (item) => !isOther(item) && (!fits(item) || isWrong(item));
}

function figureExcluder(columns: ListingColumns, marking: TyreMarking): (item: number) => boolean {
  const { ofItem, dictionaries, commercial } = columns;
  const named: Partial<Record<string, string | number | boolean | null>> = { ...marking };
  const wanted = ITEM_FACET_KEYS.flatMap((key) => {
    const value = named[FACETS[key].field];
    if (value === undefined) return [];
    const code = value === null ? 0 : (dictionaries[key].codes.get(String(value)) ?? -1);
    return [{ column: ofItem[key], code }];
  });
  const isWrong = (item: number) => wanted.some(({ column, code }) => column[item] !== code);
  // A search without the C of a van tyre may still mean one.
  return marking.commercial === true ? (item) => commercial[item] !== 1 || isWrong(item) : isWrong;
}

/** Returns a function from an item to one bit for each criterion that it fails. */
export function itemFailures(columns: ListingColumns, query: ProductQuery): (item: number) => number {
  const { price, onSale, inStock } = columns;
  const { minPrice = 0, maxPrice = Infinity } = query;
  const facetFailuresOf = failuresOfKeys(columns.ofItem, columns, query);
  return (item) => {
    let failures = facetFailuresOf(item);
    const cost = price[item] ?? 0;
    if (cost < minPrice || cost > maxPrice) failures |= BITS.price;
    if (query.inStock !== undefined && (inStock[item] === 1) !== query.inStock) failures |= BITS.stock;
    if (query.onSale !== undefined && (onSale[item] === 1) !== query.onSale) failures |= BITS.sale;
    return failures;
  };
}
