import type { TyreMarking, TyreSize } from '../../../domain/tyre.js';
import type { Facets, ProductQuery } from '../../ports/catalogue.js';
import { type ListingColumns, MARK_KEYS } from './listingColumns.js';
import { BITS, type Chosen, chosenCodes, facetCounter, NO_ITEM, QUERY_FIELDS } from './listingFacets.js';

/** A query whose search text has been looked up. */
export interface Selection {
  query: ProductQuery;
  /** Ids of what the words of the search match, best first; null where no words narrow the search. */
  found: readonly number[] | null;
  /** What the search says of the tyre wanted. */
  marking: TyreMarking | null;
}

export interface Selected {
  /**
   * What is listed, in its order: ids of products, and where one item of a product is meant alone, that
   * variation's id.
   */
  ids: number[];
  facets: Facets;
}

/*
 * One pass over the items does it all. Of each item the criteria that it fails are noted as bits: with none it
 * is listed and counts everywhere; with one alone it counts in that criterion's facet, for every facet ignores
 * its own choice; with two or more it counts nowhere. The criteria of one product have to be met together by one
 * and the same item: a model that is made in 205/55 R16 and in 195/65 R15 is no 205/65, and one whose 205/55 R16
 * is sold out is not in stock in that size.
 */
/** Lists and counts what a selection leaves. */
export function select(columns: ListingColumns, selection: Selection): Selected {
  const { query } = selection;
  const isExcluded = excluder(columns, selection.marking);
  const failuresOf = itemFailures(columns, query);
  const chosenBrand = chosenCodes(columns.dictionaries.brand, query.brand);
  const chosenOrigin = chosenCodes(columns.dictionaries.origin, query.origin);
  const counter = facetCounter(columns, query);
  const listed: Listed[] = [];
  for (const [order, place] of candidates(columns, {
    found: selection.found,
    category: query.category,
  }).entries()) {
    const own =
      failure(chosenBrand, columns.brand[place], BITS.brand) |
      failure(chosenOrigin, columns.origin[place], BITS.origin);
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
    if (best !== NO_ITEM) listed.push({ place, order, best, matches });
  }
  const sorted = inOrder(columns, selection, listed);
  return { ids: sorted.map((one) => idShown(columns, one)), facets: counter.facets() };
}

/** Whether anything among what was found is made as the marking says. */
export function isMade(
  columns: ListingColumns,
  found: readonly number[] | null,
  marking: TyreMarking | null,
): boolean {
  if (marking === null) return found === null || found.length > 0;
  const isExcluded = excluder(columns, marking);
  const places = candidates(columns, { found });
  for (const place of places) {
    const end = columns.firstItem[place + 1] ?? 0;
    for (let item = columns.firstItem[place] ?? 0; item < end; item += 1) if (!isExcluded(item)) return true;
  }
  return false;
}

/** Sizes that are in stock, in a category where one is named, each once: by width, aspect, rim. */
export function stockedSizes(columns: ListingColumns, category: number | undefined): TyreSize[] {
  const { marks, dictionaries, commercial, inStock, firstItem } = columns;
  const valueOf = (key: 'width' | 'aspect' | 'rim', item: number) => {
    const code = marks[key][item] ?? 0;
    return code === 0 ? null : Number(dictionaries[key].values[code]?.en);
  };
  const sizes = new Map<string, TyreSize>();
  for (const place of candidates(columns, { found: null, category })) {
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

interface Listed {
  place: number;
  /** Place among what was found. */
  order: number;
  /** The item that is shown: of those that match the cheapest in stock, or the cheapest when none is. */
  best: number;
  matches: number;
}

function isOneAtMost(failures: number): boolean {
  return (failures & (failures - 1)) === 0;
}

function failure(chosen: Chosen, code: number | undefined, bit: number): number {
  return chosen === null || chosen[code ?? 0] === 1 ? 0 : bit;
}

interface Range {
  found: readonly number[] | null;
  category?: number | undefined;
}

function candidates(columns: ListingColumns, { found, category }: Range): Int32Array | number[] {
  const inCategory = category === undefined ? null : (columns.inCategory.get(category) ?? new Int32Array());
  if (found === null) return inCategory ?? Int32Array.from(columns.productIds.keys());
  const places = found.flatMap((id) => columns.placeOf.get(id) ?? []);
  if (inCategory === null) return places;
  const within = new Uint8Array(columns.productIds.length);
  for (const place of inCategory) within[place] = 1;
  return places.filter((place) => within[place] === 1);
}

/** Tells which items cannot be the tyre that the search names. */
function excluder(columns: ListingColumns, marking: TyreMarking | null): (item: number) => boolean {
  if (marking === null) return () => false;
  const { marks, dictionaries, commercial } = columns;
  const wanted = MARK_KEYS.flatMap((key) => {
    const value = marking[QUERY_FIELDS[key]];
    if (value === undefined) return [];
    const code = value === null ? 0 : (dictionaries[key].codes.get(String(value)) ?? -1);
    return [{ column: marks[key], code }];
  });
  const isWrong = (item: number) => wanted.some(({ column, code }) => column[item] !== code);
  // Who does not write the C of a van tyre may mean it all the same.
  return marking.commercial === true ? (item) => commercial[item] !== 1 || isWrong(item) : isWrong;
}

function itemFailures(columns: ListingColumns, query: ProductQuery): (item: number) => number {
  const { dictionaries, marks, price, onSale, inStock } = columns;
  const { minPrice = 0, maxPrice = Infinity } = query;
  const chosen = MARK_KEYS.flatMap((key) => {
    const codes = chosenCodes(dictionaries[key], query[QUERY_FIELDS[key]]);
    return codes === null ? [] : [{ codes, column: marks[key], bit: BITS[key] }];
  });
  return (item) => {
    let failures = 0;
    for (const { codes, column, bit } of chosen) failures |= failure(codes, column[item], bit);
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
 * Ties are broken by id everywhere, so that pages never overlap. What can be had comes before what cannot; where a
 * search names a size without the C of van tyres, these come after the others.
 */
function inOrder(columns: ListingColumns, { query, found, marking }: Selection, listed: Listed[]): Listed[] {
  const { rank, price, inStock, commercial } = columns;
  const isForVans = marking?.commercial === true;
  const penalty = (best: number) =>
    (inStock[best] === 1 ? 0 : 2) + (marking === null || isForVans ? 0 : (commercial[best] ?? 0));
  const keyOf = {
    relevance: ({ place, order, best }: Listed) =>
      (found === null ? (rank.relevance[place] ?? 0) : order) + penalty(best) * columns.productIds.length,
    price: ({ best }: Listed) => price[best] ?? 0,
    '-price': ({ best }: Listed) => -(price[best] ?? 0),
    newest: ({ place }: Listed) => rank.newest[place] ?? 0,
    name: ({ place }: Listed) => rank.name[place] ?? 0,
  }[query.sort];
  const keys = new Float64Array(columns.productIds.length);
  for (const one of listed) keys[one.place] = keyOf(one);
  return listed.sort((a, b) => (keys[a.place] ?? 0) - (keys[b.place] ?? 0) || a.place - b.place);
}

/** A product stands for itself unless one item alone is meant, or not the one whose price the product shows. */
function idShown(columns: ListingColumns, { place, best, matches }: Listed): number {
  const first = columns.firstItem[place] ?? 0;
  const end = columns.firstItem[place + 1] ?? 0;
  const productId = columns.productIds[place] ?? 0;
  if (end - first === 1) return productId;
  let lead = first;
  for (let item = first + 1; item < end; item += 1) if (isBetter(columns, item, lead)) lead = item;
  return matches > 1 && best === lead ? productId : (columns.itemIds[best] ?? productId);
}
