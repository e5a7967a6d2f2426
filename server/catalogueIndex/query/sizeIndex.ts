import type { TyreSize } from '../../../domain/tyres/tyre.js';
import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';
import type { ListingColumns } from './listingColumns.js';

const CODES = 65_536;

/** A tyre's size encoded as one number; 0 for an item without a size. */
export function sizeCodeOf({ ofItem: { width, aspect, rim } }: ListingColumns, item: number): number {
  return ((width[item] ?? 0) * CODES + (aspect[item] ?? 0)) * CODES + (rim[item] ?? 0);
}

/** The code of a size in this catalogue; null if its width, aspect or rim does not occur. */
function codeOf({ dictionaries }: ListingColumns, { width, aspect, rim }: TyreSize): number | null {
  const codes = [
    dictionaries.width.codes.get(String(width)),
    aspect === null ? 0 : dictionaries.aspect.codes.get(String(aspect)),
    dictionaries.rim.codes.get(String(rim)),
  ];
  const [w, a, r] = codes;
  return w === undefined || a === undefined || r === undefined ? null : (w * CODES + a) * CODES + r;
}

/** A filter for tyres in one of these sizes. A `C` size matches only van tyres; other sizes match van tyres as well. */
export function sizeFilter(columns: ListingColumns, sizes: readonly TyreSize[]): (item: number) => boolean {
  const codes = (isWanted: (size: TyreSize) => boolean) =>
    new Set(sizes.filter(isWanted).map((size) => codeOf(columns, size)));
  const [plain, van] = [codes(({ commercial }) => !commercial), codes(({ commercial }) => commercial)];
  return (item) => {
    const code = sizeCodeOf(columns, item);
    return plain.has(code) || (columns.commercial[item] === 1 && van.has(code));
  };
}

/** A filter for tyres in exactly this size: a van tyre and a car tyre are different sizes. */
export function exactSize(columns: ListingColumns, size: TyreSize): (item: number) => boolean {
  const [code, commercial] = [codeOf(columns, size), Number(size.commercial)];
  return (item) => sizeCodeOf(columns, item) === code && columns.commercial[item] === commercial;
}

/** Indexes of products with an item in one of these sizes. */
export function placesOfSizes(columns: ListingColumns, sizes: readonly TyreSize[]): ReadonlySet<number> {
  const index = indexOf(columns);
  const fits = sizeFilter(columns, sizes);
  const places = new Set<number>();
  for (const size of sizes) {
    const code = codeOf(columns, size);
    for (const place of code === null ? [] : (index.get(code) ?? [])) {
      if (!size.commercial || itemsOf(columns, place).some(fits)) places.add(place);
    }
  }
  return places;
}

/** Product indexes in default order. */
export function placesInOrder(
  { rank, productIds }: ListingColumns,
  places: ReadonlySet<number>,
): Float64Array {
  const count = productIds.length;
  // Rank and index packed into one number: sorting numbers is several times as fast as using a comparator.
  const keys = Float64Array.from(places, (place) => (rank.relevance[place] ?? 0) * count + place);
  return keys.sort().map((key) => key % count);
}

/** Whether a tyre in one of these sizes is in stock. */
export function isStocked(
  columns: ListingColumns,
  places: Iterable<number>,
  sizes: readonly TyreSize[],
): boolean {
  const fits = sizeFilter(columns, sizes);
  for (const place of places) {
    if (itemsOf(columns, place).some((item) => columns.inStock[item] === 1 && fits(item))) return true;
  }
  return false;
}

function itemsOf({ firstItem }: ListingColumns, place: number): number[] {
  const first = firstItem[place] ?? 0;
  return Array.from({ length: (firstItem[place + 1] ?? first) - first }, (_, index) => first + index);
}

/** Product indexes by size; built once per catalogue. */
const indexOf = memoizeByObject((columns: ListingColumns): ReadonlyMap<number, readonly number[]> => {
  const index = new Map<number, number[]>();
  for (const place of columns.allPlaces) {
    if (columns.shown.inSearches[place] !== 1) continue;
    for (const item of itemsOf(columns, place)) {
      const code = sizeCodeOf(columns, item);
      if (code === 0) continue;
      const places = index.get(code);
      if (places === undefined) index.set(code, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  }
  return index;
});
