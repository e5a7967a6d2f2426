import { byKey } from '../../../domain/core/byKey.js';
import type { Attributes } from '../../../domain/catalogue/attributes/attributes.js';
import type { Localized } from '../../../domain/core/locale.js';
import { toWireText } from '../../../domain/core/wireText.js';
import { NAME_SORTS, type NameSort } from '../../../domain/catalogue/productQuery.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { TyreSize } from '../../../domain/tyres/tyre.js';
import {
  ATTRIBUTE_FACET_KEYS,
  FACET_KEYS,
  type FacetAttributeKey,
  type FacetKey,
  facetOf,
  isSizeKey,
  ITEM_FACET_KEYS,
  type ItemFacetKey,
  PRODUCT_FACET_KEYS,
  type ProductFacetKey,
} from '../../../domain/catalogue/facets.js';

/*
 * The catalogue as numeric columns: small enough for memory (about 60 bytes per item) and fast enough to scan for every
 * listing. Independent of the source of products.
 */

/** A sellable item: a simple product, or one variation of a product. */
export interface ListedItem {
  id: number;
  size: TyreSize | null;
  attributes: Attributes<FacetAttributeKey>;
  price: Piastres;
  onSale: boolean;
  inStock: boolean;
}

export interface ListedProduct {
  id: number;
  names: Readonly<Record<ProductFacetKey, Localized | null>>;
  /** Its categories and all their ancestors. */
  categories: readonly number[];
  name: Localized;
  /** Default position in listings. */
  shelf: number;
  /** Weight of a search match: higher for the shop's core products. */
  weight: number;
  /** ISO 8601. */
  createdAt: string;
  /** Whether categories and other lists show it. */
  isListed: boolean;
  /** Whether searches find it. */
  isSearchable: boolean;
  /** At least one, in display order. */
  items: readonly ListedItem[];
}

/** Attributes that most items of a product share; load and speed index differ with every size. */
export const PROFILE_KEYS = ATTRIBUTE_FACET_KEYS.filter((key) => facetOf(key).isMarking !== true);

/** Values by code; code 0 means none. */
export interface Dictionary {
  values: Localized[];
  codes: Map<string, number>;
}

export type Order = 'relevance' | 'newest' | NameSort;

/** Shelf, milliseconds since 1970 and folded names. */
export interface SortKeys extends Record<NameSort, string[]> {
  relevance: Float64Array;
  newest: Float64Array;
}

/** The words of product names, brands and kinds; null until they are first read. */
export interface KnownWords {
  list: readonly string[] | null;
}

/** Products by index (ordered by id), items by index (ordered by product). */
export interface ListingColumns {
  productIds: Float64Array;
  /** First item of each product; one entry more than there are products. */
  firstItem: Int32Array;
  /** Codes by product index. */
  ofProduct: Record<ProductFacetKey, Uint16Array>;
  /** Rank of each product in the default order, by date (newest first) and by name in each language. */
  rank: Record<Order, Int32Array>;
  /** The values that the ranks are computed from. */
  sortKeys: SortKeys;
  weight: Float32Array;
  /** 1 for products that lists show, and for products that searches find. */
  shown: Record<'inLists' | 'inSearches', Uint8Array>;
  placeOf: Map<number, number>;
  allPlaces: Int32Array;
  /** Product indexes of a category, including its children. */
  inCategory: Map<number, Int32Array>;
  itemIds: Float64Array;
  /** Codes by item index. */
  ofItem: Record<ItemFacetKey, Uint16Array>;
  /** Code of the combination of attributes, by item index. */
  profile: Uint32Array;
  /** The combinations: codes of `PROFILE_KEYS`, joined by commas. */
  profiles: Dictionary;
  commercial: Uint8Array;
  price: Float64Array;
  onSale: Uint8Array;
  inStock: Uint8Array;
  dictionaries: Record<FacetKey, Dictionary>;
  /** Hash of the name in every language, by product index. */
  nameHash: Uint32Array;
  /** The same object until a product is added, removed or renamed. */
  words: KnownWords;
}

/** Converts products to columns. Missing values are added to the dictionaries. */
export function toColumns(
  unsorted: readonly ListedProduct[],
  dictionaries: ListingColumns['dictionaries'] = byKey(FACET_KEYS, newDictionary),
  profiles = newDictionary(),
): ListingColumns {
  const products = [...unsorted].sort((a, b) => a.id - b.id);
  const items = products.flatMap((product) => product.items);
  const sortKeys = {
    relevance: Float64Array.from(products, ({ shelf }) => shelf),
    newest: Float64Array.from(products, ({ createdAt }) => Date.parse(createdAt)),
    ...byKey(NAME_SORTS, (sort) => products.map(({ name }) => nameToSort(name, sort))),
  };
  const ofItem = byKey(ITEM_FACET_KEYS, (key) =>
    Uint16Array.from(items, (item) => codeOf(dictionaries[key], valueOf(item, key))),
  );
  return {
    productIds: Float64Array.from(products, ({ id }) => id),
    firstItem: firstItems(products),
    ofProduct: byKey(PRODUCT_FACET_KEYS, (key) =>
      Uint16Array.from(products, ({ names }) => codeOf(dictionaries[key], names[key])),
    ),
    rank: byKey(ORDERS, (order) => {
      const inOrder = comparison(sortKeys, order);
      return ranksOf(Int32Array.from(products, (_, place) => place).sort(inOrder));
    }),
    sortKeys,
    weight: Float32Array.from(products, ({ weight }) => weight),
    shown: {
      inLists: Uint8Array.from(products, ({ isListed }) => Number(isListed)),
      inSearches: Uint8Array.from(products, ({ isSearchable }) => Number(isSearchable)),
    },
    placeOf: new Map(products.map(({ id }, place) => [id, place])),
    allPlaces: Int32Array.from(products, (_, place) => place),
    inCategory: placesByCategory(products),
    itemIds: Float64Array.from(items, ({ id }) => id),
    ofItem,
    profile: Uint32Array.from(items, (_, item) =>
      codeOf(profiles, { en: PROFILE_KEYS.map((key) => ofItem[key][item]).join() }),
    ),
    profiles,
    commercial: Uint8Array.from(items, ({ size }) => Number(size?.commercial === true)),
    price: Float64Array.from(items, ({ price }) => price),
    onSale: Uint8Array.from(items, ({ onSale }) => Number(onSale)),
    inStock: Uint8Array.from(items, ({ inStock }) => Number(inStock)),
    dictionaries,
    nameHash: Uint32Array.from(products, ({ name }) => hashOf(Object.values(name).join('\n'))),
    words: { list: null },
  };
}

/** So that a listing in Arabic has alef with and without hamza at the same place. */
function nameToSort(name: Localized, sort: NameSort): string {
  const { [sort]: own } = toWireText('name', name);
  return foldSearchText(own === null || own === '' ? name.en : own);
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over the text's UTF-16 units. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
}

function newDictionary(): Dictionary {
  return { values: [{ en: '' }], codes: new Map() };
}

function codeOf(dictionary: Dictionary, value: Localized | null): number {
  if (value === null) return 0;
  const known = dictionary.codes.get(value.en);
  if (known !== undefined) {
    dictionary.values[known] = value; // its translation may be new
    return known;
  }
  dictionary.codes.set(value.en, dictionary.values.length);
  return dictionary.values.push(value) - 1;
}

function valueOf({ size, attributes }: ListedItem, key: ItemFacetKey): Localized | null {
  if (!isSizeKey(key)) return attributes[key] ?? null;
  const figure = size?.[key] ?? null;
  return figure === null ? null : { en: String(figure) };
}

function firstItems(products: readonly ListedProduct[]): Int32Array {
  const first = new Int32Array(products.length + 1);
  products.forEach(({ items }, place) => {
    first[place + 1] = (first[place] ?? 0) + items.length;
  });
  return first;
}

export const ORDERS = ['relevance', 'newest', ...NAME_SORTS] as const satisfies readonly Order[];

/** Comparator of product indexes; equal keys keep the order of their indexes. */
export function comparison(keys: SortKeys, order: Order): (a: number, b: number) => number {
  const values: ArrayLike<string | number> = keys[order];
  const sign = order === 'newest' ? -1 : 1;
  return (a, b) => sign * compare(values[a] ?? 0, values[b] ?? 0) || a - b;
}

/** Ranks from sorted product indexes. */
export function ranksOf(places: ArrayLike<number>): Int32Array {
  const rank = new Int32Array(places.length);
  for (let index = 0; index < places.length; index += 1) rank[places[index] ?? 0] = index;
  return rank;
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function placesByCategory(products: readonly ListedProduct[]): Map<number, Int32Array> {
  const lists = new Map<number, number[]>();
  products.forEach(({ categories }, place) => {
    for (const category of new Set(categories)) {
      const list = lists.get(category) ?? [];
      list.push(place);
      lists.set(category, list);
    }
  });
  return new Map([...lists].map(([category, list]) => [category, Int32Array.from(list)]));
}
