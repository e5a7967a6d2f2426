import type { TyreMarking, TyreSize } from '../../../domain/catalogue/tyre.js';
import {
  FACET_KEYS,
  type FacetKey,
  FACETS,
  ITEM_FACET_KEYS,
  type SizeKey,
} from '../../../domain/catalogue/facets.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { Facets } from '../../ports/catalogue.js';
import type { ListingColumns } from './listingColumns.js';
import { sizeCodeOf, sizeFilter } from './sizeIndex.js';
import { BITS, chosenCodes, facetCounter, NO_ITEM } from './listingFacets.js';

/** The tyre described by a search. */
export interface WantedTyre extends TyreMarking {
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
  marking: WantedTyre | null;
}

export interface Selected {
  total: number;
  /** A slice of the results in order: product ids, or the id of a variation if only that one matches. */
  ids: (start: number, count: number) => number[];
  facets: Facets;
}

/*
 * A single pass over the items. For each item the failed criteria are collected as bits: with none it is listed and
 * counted everywhere; with one it is counted only in that criterion's facet, because every facet ignores its own
 * selection; with two or more it is not counted. All criteria must be met by one and the same item: a model in 205/55
 * R16 and 195/65 R15 does not match 205/65, and one whose 205/55 R16 is sold out is not in stock in that size.
 */
/** Lists and counts the products of a selection. */
export function select(columns: ListingColumns, selection: Selection): Selected {
  const { query, found } = selection;
  const isExcluded = excluder(columns, selection.marking);
  const failuresOf = itemFailures(columns, query);
  const ownFailuresOf = failuresOfKeys(columns.ofProduct, columns, query);
  const counter = facetCounter(columns, query);
  const places = candidates(columns, { found, category: query.category });
  const isShown = columns.shown[query.search === undefined ? 'inLists' : 'inSearches'];
  const listed = newListed(columns, places.length);
  for (let order = 0; order < places.length; order += 1) {
    const place = places[order] ?? 0;
    if (isShown[place] !== 1) continue;
    const own = ownFailuresOf(place);
    if (!isOneAtMost(own)) continue;
    let [best, matches] = [NO_ITEM, 0];
    const end = columns.firstItem[place + 1] ?? 0;
    for (let item = columns.firstItem[place] ?? 0; item < end; item += 1) {
      if (isExcluded(item)) continue;
      const failures = own | failuresOf(item);
      if (!isOneAtMost(failures)) continue;
      if (query.withoutFacets !== true) counter.count(place, item, failures);
      if (failures !== 0) continue;
      matches += 1;
      if (best === NO_ITEM || isBetter(columns, item, best)) best = item;
    }
    if (best !== NO_ITEM) add(listed, { place, order, best, matches });
  }
  const sorted = inOrder(columns, selection, listed);
  const idAt = (place: number) =>
    idShown(columns, { place, best: listed.best[place] ?? 0, matches: listed.matches[place] ?? 0 });
  return {
    total: listed.length,
    ids: (start, count) => Array.from(sorted.subarray(start, start + count), idAt),
    facets: counter.facets(),
  };
}

/** Whether any of the found products has an item with this marking. */
export function isMade(
  columns: ListingColumns,
  found: readonly number[] | null,
  marking: WantedTyre | null,
): boolean {
  if (marking === null) return found === null || found.length > 0;
  const isExcluded = excluder(columns, marking);
  const isMadeAt = (place: number) => {
    const end = columns.firstItem[place + 1] ?? 0;
    for (let item = columns.firstItem[place] ?? 0; item < end; item += 1) if (!isExcluded(item)) return true;
    return false;
  };
  if (found === null) return columns.allPlaces.some(isMadeAt);
  return found.some((id) => {
    const place = columns.placeOf.get(id);
    return place !== undefined && isMadeAt(place);
  });
}

/** Sizes in stock, optionally within a category, without duplicates, sorted by width, aspect and rim. */
export function stockedSizes(columns: ListingColumns, category: number | undefined): TyreSize[] {
  const { ofItem, dictionaries, commercial, inStock, firstItem } = columns;
  const valueOf = (key: SizeKey, item: number) => {
    const code = ofItem[key][item] ?? 0;
    return code === 0 ? null : Number(dictionaries[key].values[code]?.en);
  };
  const sizes = new Map<string, TyreSize>();
  for (const place of candidates(columns, { found: null, category })) {
    if (columns.shown.inLists[place] !== 1) continue;
    for (let item = firstItem[place] ?? 0; item < (firstItem[place + 1] ?? 0); item += 1) {
      const [width, aspect, rim] = [valueOf('width', item), valueOf('aspect', item), valueOf('rim', item)];
      if (inStock[item] !== 1 || width === null || rim === null) continue;
      const size = { width, aspect, rim, commercial: commercial[item] === 1 };
      sizes.set(JSON.stringify(size), size);
    }
  }
  return [...sizes.values()].sort(
    (a, b) =>
      a.width - b.width ||
      (a.aspect ?? 0) - (b.aspect ?? 0) ||
      a.rim - b.rim ||
      Number(a.commercial) - Number(b.commercial),
  );
}

/** The listed products in the order of the search, with what is known about each. */
interface Listed {
  places: Int32Array;
  length: number;
  /** Position in the search results. */
  order: Int32Array;
  /** The item to show: the cheapest matching item in stock, or the cheapest if none is. */
  best: Int32Array;
  matches: Int32Array;
}

function newListed({ productIds }: ListingColumns, most: number): Listed {
  const ofEachPlace = () => new Int32Array(productIds.length);
  return {
    places: new Int32Array(most),
    length: 0,
    order: ofEachPlace(),
    best: ofEachPlace(),
    matches: ofEachPlace(),
  };
}

function add(
  listed: Listed,
  { place, order, best, matches }: { place: number; order: number; best: number; matches: number },
): void {
  listed.places[listed.length] = place;
  listed.order[place] = order;
  listed.best[place] = best;
  listed.matches[place] = matches;
  listed.length += 1;
}

function isOneAtMost(failures: number): boolean {
  return (failures & (failures - 1)) === 0;
}

/** One bit for each selected facet that an entry of the columns fails. */
function failuresOfKeys(
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

function candidates(columns: ListingColumns, { found, category }: Range): Int32Array | number[] {
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
function excluder(columns: ListingColumns, marking: WantedTyre | null): (item: number) => boolean {
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

function itemFailures(columns: ListingColumns, query: ProductQuery): (item: number) => number {
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

function isBetter({ inStock, price }: ListingColumns, item: number, best: number): boolean {
  const stock = (inStock[item] ?? 0) - (inStock[best] ?? 0);
  return stock === 0 ? (price[item] ?? 0) < (price[best] ?? 0) : stock > 0;
}

/**
 * Sorts the products. Ties are broken by id, so that pages never overlap. Products in stock come first; if the search
 * names a size without the C of van tyres, van tyres come last.
 */
function inOrder(
  { rank, price, inStock, commercial, productIds }: ListingColumns,
  { query, found, marking }: Selection,
  { places, length, order, best }: Listed,
): Int32Array {
  const isPlain = marking !== null && marking.commercial !== true;
  const penalty = (item: number) => (inStock[item] === 1 ? 0 : 2) + (isPlain ? (commercial[item] ?? 0) : 0);
  const bestAt = (place: number) => best[place] ?? 0;
  const keyOf = {
    relevance: (place: number) =>
      (found === null ? (rank.relevance[place] ?? 0) : (order[place] ?? 0)) +
      penalty(bestAt(place)) * productIds.length,
    price: (place: number) => price[bestAt(place)] ?? 0,
    '-price': (place: number) => -(price[bestAt(place)] ?? 0),
    newest: (place: number) => rank.newest[place] ?? 0,
    name: (place: number) => rank.name[place] ?? 0,
  }[query.sort];
  // Key and index packed into one number: sorting numbers is several times as fast as using a comparator.
  const keys = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    const place = places[index] ?? 0;
    keys[index] = keyOf(place) * productIds.length + place;
  }
  return Int32Array.from(keys.sort(), (key) => modulo(key, productIds.length));
}

/** The remainder, never negative. */
function modulo(number: number, divisor: number): number {
  return number - Math.floor(number / divisor) * divisor;
}

/** The product's id, unless only one item matches, or another one than the item whose price the product shows. */
function idShown(
  columns: ListingColumns,
  { place, best, matches }: { place: number; best: number; matches: number },
): number {
  const first = columns.firstItem[place] ?? 0;
  const end = columns.firstItem[place + 1] ?? 0;
  const productId = columns.productIds[place] ?? 0;
  if (end - first === 1) return productId;
  let lead = first;
  for (let item = first + 1; item < end; item += 1) if (isBetter(columns, item, lead)) lead = item;
  return matches > 1 && best === lead ? productId : (columns.itemIds[best] ?? productId);
}
