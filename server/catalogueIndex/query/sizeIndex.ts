import type { TyreSize } from '../../../domain/catalogue/tyre.js';
import type { ListingColumns } from './listingColumns.js';

/** Places of products by the sizes that they are made in; made once for each catalogue. */
const indexes = new WeakMap<ListingColumns, Map<number, number[]>>();

const CODES = 65_536;

/** One number for a tyre's size; 0 for what has none. */
export function sizeCodeOf({ ofItem: { width, aspect, rim } }: ListingColumns, item: number): number {
  return ((width[item] ?? 0) * CODES + (aspect[item] ?? 0)) * CODES + (rim[item] ?? 0);
}

/** The number of a size in this catalogue; null where nothing of it is made in such a width, aspect or rim. */
function codeOf({ dictionaries }: ListingColumns, { width, aspect, rim }: TyreSize): number | null {
  const codes = [
    dictionaries.width.codes.get(String(width)),
    aspect === null ? 0 : dictionaries.aspect.codes.get(String(aspect)),
    dictionaries.rim.codes.get(String(rim)),
  ];
  const [w, a, r] = codes;
  return w === undefined || a === undefined || r === undefined ? null : (w * CODES + a) * CODES + r;
}

/** Tells which items are tyres of one of these sizes. A `C` size takes van tyres alone; other sizes take them, too. */
export function sizeFilter(columns: ListingColumns, sizes: readonly TyreSize[]): (item: number) => boolean {
  const codes = (isWanted: (size: TyreSize) => boolean) =>
    new Set(sizes.filter(isWanted).map((size) => codeOf(columns, size)));
  const [plain, van] = [codes(({ commercial }) => !commercial), codes(({ commercial }) => commercial)];
  return (item) => {
    const code = sizeCodeOf(columns, item);
    return plain.has(code) || (columns.commercial[item] === 1 && van.has(code));
  };
}

/** Places of the products that are made in one of these sizes. */
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

/** Places as listings rank them. */
export function placesInOrder(
  { rank, productIds }: ListingColumns,
  places: ReadonlySet<number>,
): Float64Array {
  const count = productIds.length;
  // Rank and place in one number: numbers alone are sorted several times as quickly as by a function.
  const keys = Float64Array.from(places, (place) => (rank.relevance[place] ?? 0) * count + place);
  return keys.sort().map((key) => key % count);
}

/** Whether a tyre of one of these sizes can be had. */
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

function indexOf(columns: ListingColumns): Map<number, number[]> {
  const known = indexes.get(columns);
  if (known !== undefined) return known;
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
  indexes.set(columns, index);
  return index;
}
