import { speedKmh, type TyreMarking, type TyreSize } from '../../../domain/tyre.js';
import {
  FACET_KEYS,
  type FacetKey,
  type Facets,
  type FacetValue,
  type ProductQuery,
} from '../../ports/catalogue.js';
import { type Dictionary, type ListingColumns, MARK_KEYS } from './listingColumns.js';

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
const BITS = {
  brand: 1,
  origin: 2,
  width: 4,
  aspect: 8,
  rim: 16,
  load_index: 32,
  speed_index: 64,
  price: 128,
  stock: 256,
  sale: 512,
} as const;

const NO_ITEM = -1;

/** Which codes of a dictionary are chosen; null where all are welcome. */
type Chosen = Uint8Array | null;

/** Lists and counts what a selection leaves. */
export function select(columns: ListingColumns, selection: Selection): Selected {
  const { query } = selection;
  const isExcluded = excluder(columns, selection.marking);
  const failuresOf = itemFailures(columns, query);
  const chosenBrand = chosenCodes(columns.dictionaries.brand, query.brand);
  const chosenOrigin = chosenCodes(columns.dictionaries.origin, query.origin);
  const counter = facetCounter(columns);
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

/** Null for no choice; a choice that nobody has leaves nothing. */
function chosenCodes(
  { codes, values }: Dictionary,
  chosen: readonly (string | number)[] | undefined,
): Chosen {
  if (chosen === undefined || chosen.length === 0) return null;
  const flags = new Uint8Array(values.length);
  for (const value of chosen) {
    const code = codes.get(String(value));
    if (code !== undefined) flags[code] = 1;
  }
  return flags;
}

/** Tells which items cannot be the tyre that the search names. */
function excluder(columns: ListingColumns, marking: TyreMarking | null): (item: number) => boolean {
  if (marking === null) return () => false;
  const { marks, dictionaries, commercial } = columns;
  const wanted = MARK_KEYS.flatMap((key) => {
    const value = marking[MARKING_FIELDS[key]];
    if (value === undefined) return [];
    const code = value === null ? 0 : (dictionaries[key].codes.get(String(value)) ?? -1);
    return [{ column: marks[key], code }];
  });
  const isWrong = (item: number) => wanted.some(({ column, code }) => column[item] !== code);
  // Who does not write the C of a van tyre may mean it all the same.
  return marking.commercial === true ? (item) => commercial[item] !== 1 || isWrong(item) : isWrong;
}

const MARKING_FIELDS = {
  width: 'width',
  aspect: 'aspect',
  rim: 'rim',
  load_index: 'loadIndex',
  speed_index: 'speedIndex',
} as const;

function itemFailures(columns: ListingColumns, query: ProductQuery): (item: number) => number {
  const { dictionaries, marks, price, onSale, inStock } = columns;
  const { minPrice = 0, maxPrice = Infinity } = query;
  const values = {
    width: query.width,
    aspect: query.aspect,
    rim: query.rim,
    load_index: query.loadIndex,
    speed_index: query.speedIndex,
  };
  const chosen = MARK_KEYS.flatMap((key) => {
    const codes = chosenCodes(dictionaries[key], values[key]);
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

/** Ties are broken by id everywhere, so that pages never overlap. What can be had comes before what cannot. */
function inOrder(columns: ListingColumns, { query, found }: Selection, listed: Listed[]): Listed[] {
  const { rank, price, inStock } = columns;
  const soldOutLast = (best: number) => (inStock[best] === 1 ? 0 : columns.productIds.length);
  const keyOf = {
    relevance: ({ place, order, best }: Listed) =>
      (found === null ? (rank.relevance[place] ?? 0) : order) + soldOutLast(best),
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

interface FacetCounter {
  /** Notes an item that fails no more than one criterion; a product counts once for each value. */
  count(place: number, item: number, failures: number): void;
  facets(): Facets;
}

function facetCounter(columns: ListingColumns): FacetCounter {
  const { dictionaries, brand, origin, marks, price, inStock, onSale } = columns;
  const tallies = [
    ...MARK_KEYS.map((key) => ({ ...tally(dictionaries[key]), key, column: marks[key], ofProduct: false })),
    { ...tally(dictionaries.brand), key: 'brand' as const, column: brand, ofProduct: true },
    { ...tally(dictionaries.origin), key: 'origin' as const, column: origin, ofProduct: true },
  ];
  const stock = { seen: NO_ITEM, count: 0 };
  const sale = { seen: NO_ITEM, count: 0 };
  let [lowest, highest] = [Infinity, -Infinity];
  const once = (flag: typeof stock, place: number) => {
    if (flag.seen !== place) flag.count += 1;
    flag.seen = place;
  };
  return {
    count(place, item, failures) {
      for (const one of tallies) {
        if (failures !== 0 && failures !== BITS[one.key]) continue;
        const code = one.column[one.ofProduct ? place : item] ?? 0;
        if (one.seen[code] === place) continue;
        one.seen[code] = place;
        one.counts[code] = (one.counts[code] ?? 0) + 1;
      }
      if ((failures === 0 || failures === BITS.stock) && inStock[item] === 1) once(stock, place);
      if ((failures === 0 || failures === BITS.sale) && onSale[item] === 1) once(sale, place);
      if (failures !== 0 && failures !== BITS.price) return;
      const cost = price[item] ?? 0;
      if (cost < lowest) lowest = cost;
      if (cost > highest) highest = cost;
    },
    facets() {
      const values = FACET_KEYS.map((key) => {
        const counts = tallies.find((one) => one.key === key)?.counts ?? new Int32Array();
        return [key, facetValues(key, dictionaries[key], counts)] as const;
      });
      return {
        values: Object.fromEntries(values) as Facets['values'],
        price: lowest > highest ? null : { min: lowest, max: highest },
        inStock: stock.count,
        onSale: sale.count,
      };
    },
  };
}

function tally({ values }: Dictionary) {
  return { counts: new Int32Array(values.length), seen: new Int32Array(values.length).fill(NO_ITEM) };
}

/** Brands and origins by how many there are, speed marks by their speed, figures by size. */
function facetValues(key: FacetKey, { values }: Dictionary, counts: Int32Array): FacetValue[] {
  const used = values.flatMap(({ en, ar }, code) => {
    const count = counts[code] ?? 0;
    return code === 0 || count === 0 ? [] : [{ value: en, labelAr: ar, count }];
  });
  const byName = (a: FacetValue, b: FacetValue) => (a.value < b.value ? -1 : 1);
  if (key === 'brand' || key === 'origin') return used.sort((a, b) => b.count - a.count || byName(a, b));
  const figure = ({ value }: FacetValue) =>
    key === 'speed_index' ? (speedKmh(value) ?? Infinity) : Number.parseFloat(value);
  return used.sort((a, b) => figure(a) - figure(b) || byName(a, b));
}
