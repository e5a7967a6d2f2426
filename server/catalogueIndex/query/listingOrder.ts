/** The order of a listing, and which item stands for a product. */
import { byKey } from '../../../domain/core/byKey.js';
import { NAME_SORTS } from '../../../domain/catalogue/productQuery.js';
import type { ListingColumns } from './listingColumns.js';
import type { Selection } from './listingFilters.js';

/** The listed products in the order of the search, with what is known about each. */
export interface Listed {
  places: Int32Array;
  length: number;
  /** Position in the search results. */
  order: Int32Array;
  /** The item to show: the cheapest matching item in stock, or the cheapest if none is. */
  best: Int32Array;
  matches: Int32Array;
}

/** Whether an item represents its product better: in stock first, then the lower price. */
export function isBetter({ inStock, price }: ListingColumns, item: number, best: number): boolean {
  const stock = (inStock[item] ?? 0) - (inStock[best] ?? 0);
  return stock === 0 ? (price[item] ?? 0) < (price[best] ?? 0) : stock > 0;
}

/**
 * Sorts the products. Ties are broken by id, so that pages never overlap. Products in stock come first; if the search
 * names a size without the C of van tyres, van tyres come last.
 */
export function inOrder(
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
    ...byKey(NAME_SORTS, (sort) => (place: number) => rank[sort][place] ?? 0),
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

/**
 * The product's id, unless only one item matches, another one than the item whose price the product shows, or, where
 * sizes are wanted (`isSized`), whenever it has several: a tyre is listed in the size that fits, at that price.
 */
export function idShown(
  columns: ListingColumns,
  { place, best, matches, isSized }: { place: number; best: number; matches: number; isSized: boolean },
): number {
  const first = columns.firstItem[place] ?? 0;
  const end = columns.firstItem[place + 1] ?? 0;
  const productId = columns.productIds[place] ?? 0;
  if (end - first === 1) return productId;
  let lead = first;
  for (let item = first + 1; item < end; item += 1) if (isBetter(columns, item, lead)) lead = item;
  const isItem = isSized && columns.ofItem.width[best] !== 0;
  return matches > 1 && best === lead && !isItem ? productId : (columns.itemIds[best] ?? productId);
}
