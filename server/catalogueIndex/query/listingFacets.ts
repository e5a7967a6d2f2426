import { byKey } from '../../../domain/core/byKey.js';
import {
  FACET_KEYS,
  type FacetKey,
  facetOf,
  FACETS,
  ITEM_FACET_KEYS,
  PRODUCT_FACET_KEYS,
} from '../../../domain/catalogue/facets.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { Facets, FacetValue } from '../../ports/catalogue.js';
import { type Dictionary, type ListingColumns, PROFILE_KEYS } from './listingColumns.js';

const CRITERIA = [...FACET_KEYS, 'price', 'stock', 'sale'] as const;

/** One bit for each criterion that an item may fail. */
export const BITS = byKey(CRITERIA, (key) => 1 << CRITERIA.indexOf(key));

/** 1 for each selected code of a dictionary; null if nothing is selected. */
type Chosen = Uint8Array | null;

/** Null if nothing is selected; an unknown value excludes everything. */
export function chosenCodes(
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

/** Marks a missing item or product; indexes start at 0. */
export const NO_ITEM = -1;

interface FacetCounter {
  /** Counts an item that fails at most one criterion; a product counts once per value. */
  count(place: number, item: number, failures: number): void;
  facets(): Facets;
}

/** Counts the results of each further facet value. */
export function facetCounter(columns: ListingColumns, query: ProductQuery): FacetCounter {
  const { dictionaries, ofProduct, ofItem, price, inStock, onSale } = columns;
  const tallies: Tally[] = [
    ...ITEM_FACET_KEYS.map((key) => ({
      ...tally(dictionaries[key]),
      ...{ key, column: ofItem[key], ofProduct: false },
    })),
    ...PRODUCT_FACET_KEYS.map((key) => ({
      ...tally(dictionaries[key]),
      ...{ key, column: ofProduct[key], ofProduct: true },
    })),
  ];
  const byBit: Partial<Record<number, Tally>> = Object.fromEntries(
    tallies.map((one) => [BITS[one.key], one]),
  );
  const isOfProfile = ({ key }: Tally) => PROFILE_KEYS.some((each) => each === key);
  const attributes = profileCounter(columns, tallies.filter(isOfProfile));
  const others = tallies.filter((one) => !isOfProfile(one));
  const stock = { seen: NO_ITEM, count: 0 };
  const sale = { seen: NO_ITEM, count: 0 };
  let [lowest, highest] = [Infinity, -Infinity];
  const once = (flag: typeof stock, place: number) => {
    if (flag.seen !== place) flag.count += 1;
    flag.seen = place;
  };
  return {
    count(place, item, failures) {
      if (failures === 0) {
        for (const one of others) countIn(one, place, item);
        attributes.count(place, item);
      } else {
        const one = byBit[failures];
        if (one !== undefined) countIn(one, place, item);
      }
      if ((failures === 0 || failures === BITS.stock) && inStock[item] === 1) once(stock, place);
      if ((failures === 0 || failures === BITS.sale) && onSale[item] === 1) once(sale, place);
      if (failures !== 0 && failures !== BITS.price) return;
      const cost = price[item] ?? 0;
      if (cost < lowest) lowest = cost;
      if (cost > highest) highest = cost;
    },
    facets() {
      attributes.finish();
      return {
        values: byKey(FACET_KEYS, (key) => {
          const counts = tallies.find((one) => one.key === key)?.counts ?? new Int32Array();
          const chosen = chosenCodes(dictionaries[key], query[FACETS[key].field]);
          return facetValues(key, dictionaries[key], counts, chosen);
        }),
        price: lowest > highest ? null : { min: lowest, max: highest },
        inStock: stock.count,
        onSale: sale.count,
      };
    },
  };
}

interface Tally {
  key: FacetKey;
  column: Uint16Array;
  /** Whether the column is indexed by product or by item. */
  ofProduct: boolean;
  counts: Int32Array;
  /** The last product counted, by code. */
  seen: Int32Array;
}

/**
 * Counts the attributes of an item at once, by the combination that it has. Only a product whose items differ is counted
 * attribute by attribute, as it counts once per value.
 */
function profileCounter({ profile, profiles }: ListingColumns, tallies: readonly Tally[]) {
  const counts = new Int32Array(profiles.values.length);
  let lastPlace = NO_ITEM;
  let lastItem = NO_ITEM;
  let areSame = true;
  const each = (place: number, item: number) => {
    for (const one of tallies) countIn(one, place, item);
  };
  const flush = () => {
    const code = profile[lastItem] ?? 0;
    if (lastItem !== NO_ITEM && areSame) counts[code] = (counts[code] ?? 0) + 1;
  };
  return {
    count(place: number, item: number) {
      if (place !== lastPlace) {
        flush();
        lastPlace = place;
        lastItem = item;
        areSame = true;
        return;
      }
      if (profile[item] === profile[lastItem] && areSame) return;
      if (areSame) each(place, lastItem);
      areSame = false;
      each(place, item);
    },
    finish() {
      flush();
      counts.forEach((count, code) => {
        if (count === 0) return;
        const codes = (profiles.values[code]?.en ?? '').split(',').map(Number);
        for (const one of tallies) {
          const value = codes[PROFILE_KEYS.findIndex((key) => key === one.key)] ?? 0;
          one.counts[value] = (one.counts[value] ?? 0) + count;
        }
      });
    },
  };
}

function countIn(tally: Tally, place: number, item: number): void {
  const code = tally.column[tally.ofProduct ? place : item] ?? 0;
  // Most items have no value for most facets: a tyre has no viscosity.
  if (code === 0 || tally.seen[code] === place) return;
  tally.seen[code] = place;
  tally.counts[code] = (tally.counts[code] ?? 0) + 1;
}

function tally({ values }: Dictionary) {
  return { counts: new Int32Array(values.length), seen: new Int32Array(values.length).fill(NO_ITEM) };
}

/** Translated values are sorted by count, others by the number that they contain or represent. */
function facetValues(
  key: FacetKey,
  { values }: Dictionary,
  counts: Int32Array,
  chosen: Chosen,
): FacetValue[] {
  const used = values.flatMap((label, code) => {
    const count = counts[code] ?? 0;
    // A selected value stays visible even without results, so that it can be deselected.
    return code === 0 || (count === 0 && chosen?.[code] !== 1) ? [] : [{ value: label.en, label, count }];
  });
  const byName = (a: FacetValue, b: FacetValue) => (a.value < b.value ? -1 : 1);
  const { isTranslated, meaning } = facetOf(key);
  if (isTranslated === true) return used.sort((a, b) => b.count - a.count || byName(a, b));
  const figureOf = meaning?.figureOf ?? Number.parseFloat;
  const figure = ({ value }: FacetValue) => figureOf(value) ?? Infinity;
  return used.sort((a, b) => figure(a) - figure(b) || byName(a, b));
}
