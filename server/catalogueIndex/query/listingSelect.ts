import type { TyreSize } from '../../../domain/tyres/tyre.js';
import type { SizeKey } from '../../../domain/catalogue/facets.js';
import type { Facets } from '../../ports/catalogue.js';
import { partFitter } from './carParts.js';
import type { ListingColumns } from './listingColumns.js';
import { facetCounter, NO_ITEM } from './listingFacets.js';
import {
  type Selection,
  type TyreFilter,
  isOneAtMost,
  failuresOfKeys,
  candidates,
  excluder,
  itemFailures,
} from './listingFilters.js';
import { exactSize } from './sizeIndex.js';
import { type Listed, isBetter, inOrder, idShown } from './listingOrder.js';

interface Selected {
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
  const isExcluded = excluderOf(columns, selection);
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
    idShown(columns, {
      ...{ place, isSized: wantsSize(selection) },
      ...{ best: listed.best[place] ?? 0, matches: listed.matches[place] ?? 0 },
    });
  return {
    total: listed.length,
    ids: (start, count) => Array.from(sorted.subarray(start, start + count), idAt),
    facets: counter.facets(),
  };
}

/** Whether only tyres of certain sizes are wanted. */
function wantsSize({ query, marking, fitting }: Selection): boolean {
  const isChosen = (query.width ?? []).length > 0 && (query.rim ?? []).length > 0;
  const isNamed = marking?.sizes !== undefined || (marking?.width !== undefined && marking.rim !== undefined);
  return isChosen || isNamed || query.tyre !== undefined || (fitting !== undefined && fitting !== null);
}

/** Excludes items that cannot be the described tyre, or do not fit the car. */
function excluderOf(
  columns: ListingColumns,
  { query, marking, fitting }: Selection,
): (item: number) => boolean {
  if (query.tyre !== undefined) {
    const isSize = exactSize(columns, query.tyre);
    return (item) => !isSize(item);
  }
  const isWrong = excluder(columns, marking);
  if (fitting === undefined || fitting === null) return isWrong;
  const isUnfit = excluder(columns, { sizes: fitting.sizes });
  const isPart = partFitter(columns, fitting);
  return (item) => (isUnfit(item) && !isPart(item)) || isWrong(item);
}

/** Whether any of the found products has an item with this marking. */
export function isMade(
  columns: ListingColumns,
  found: readonly number[] | null,
  marking: TyreFilter | null,
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
