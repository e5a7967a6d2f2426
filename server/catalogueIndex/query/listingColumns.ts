import { byKey } from '../../../domain/core/byKey.js';
import type { Localized } from '../../../domain/core/locale.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { TyreSize } from '../../../domain/catalogue/tyre.js';
import {
  type Attributes,
  FACET_KEYS,
  type FacetKey,
  isSizeKey,
  ITEM_FACET_KEYS,
  type ItemAttributeKey,
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
  attributes: Attributes<ItemAttributeKey>;
  price: Piastres;
  onSale: boolean;
  inStock: boolean;
}

export interface ListedProduct {
  id: number;
  names: Readonly<Record<ProductFacetKey, Localized | null>>;
  /** Its categories and all their ancestors. */
  categories: readonly number[];
  name: string;
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

/** Values by code; code 0 means none. */
export interface Dictionary {
  values: Localized[];
  codes: Map<string, number>;
}

/** Products by index (ordered by id), items by index (ordered by product). */
export interface ListingColumns {
  productIds: Float64Array;
  /** First item of each product; one entry more than there are products. */
  firstItem: Int32Array;
  /** Codes by product index. */
  ofProduct: Record<ProductFacetKey, Uint16Array>;
  /** Product indexes in default order, by date (newest first) and by name. */
  rank: Record<'relevance' | 'newest' | 'name', Int32Array>;
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
  commercial: Uint8Array;
  price: Float64Array;
  onSale: Uint8Array;
  inStock: Uint8Array;
  dictionaries: Record<FacetKey, Dictionary>;
}

/** Converts products to columns. */
export function toColumns(unsorted: readonly ListedProduct[]): ListingColumns {
  const products = [...unsorted].sort((a, b) => a.id - b.id);
  const items = products.flatMap((product) => product.items);
  const dictionaries = byKey(FACET_KEYS, newDictionary);
  return {
    productIds: Float64Array.from(products, ({ id }) => id),
    firstItem: firstItems(products),
    ofProduct: byKey(PRODUCT_FACET_KEYS, (key) =>
      Uint16Array.from(products, ({ names }) => codeOf(dictionaries[key], names[key])),
    ),
    rank: {
      relevance: ranks(products.map(({ shelf }) => shelf)),
      newest: ranks(
        products.map(({ createdAt }) => createdAt),
        { isDescending: true },
      ),
      name: ranks(products.map(({ name }) => name.toLowerCase())),
    },
    weight: Float32Array.from(products, ({ weight }) => weight),
    shown: {
      inLists: Uint8Array.from(products, ({ isListed }) => Number(isListed)),
      inSearches: Uint8Array.from(products, ({ isSearchable }) => Number(isSearchable)),
    },
    placeOf: new Map(products.map(({ id }, place) => [id, place])),
    allPlaces: Int32Array.from(products, (_, place) => place),
    inCategory: placesByCategory(products),
    itemIds: Float64Array.from(items, ({ id }) => id),
    ofItem: byKey(ITEM_FACET_KEYS, (key) =>
      Uint16Array.from(items, (item) => codeOf(dictionaries[key], valueOf(item, key))),
    ),
    commercial: Uint8Array.from(items, ({ size }) => Number(size?.commercial === true)),
    price: Float64Array.from(items, ({ price }) => price),
    onSale: Uint8Array.from(items, ({ onSale }) => Number(onSale)),
    inStock: Uint8Array.from(items, ({ inStock }) => Number(inStock)),
    dictionaries,
  };
}

/**
 * Updates prices and stock of some items in place. Returns false if the items of a product have changed; the columns
 * must then be rebuilt.
 */
export function updateOffers(
  columns: ListingColumns,
  productId: number,
  offers: readonly Pick<ListedItem, 'id' | 'price' | 'onSale' | 'inStock'>[],
): boolean {
  const place = columns.placeOf.get(productId);
  if (place === undefined) return false;
  const first = columns.firstItem[place] ?? 0;
  const count = (columns.firstItem[place + 1] ?? first) - first;
  const areTheSame = offers.every(({ id }, index) => columns.itemIds[first + index] === id);
  if (offers.length !== count || !areTheSame) return false;
  offers.forEach(({ price, onSale, inStock }, index) => {
    columns.price[first + index] = price;
    columns.onSale[first + index] = Number(onSale);
    columns.inStock[first + index] = Number(inStock);
  });
  return true;
}

function newDictionary(): Dictionary {
  return { values: [{ en: '' }], codes: new Map() };
}

function codeOf(dictionary: Dictionary, value: Localized | null): number {
  if (value === null) return 0;
  const known = dictionary.codes.get(value.en);
  if (known !== undefined) return known;
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

/** The rank of each index by its key; equal keys keep the order of their indexes. */
function ranks(keys: readonly (string | number)[], { isDescending = false } = {}): Int32Array {
  const places = Int32Array.from(keys, (_, place) => place);
  const sign = isDescending ? -1 : 1;
  places.sort((a, b) => sign * compare(keys[a] ?? 0, keys[b] ?? 0) || a - b);
  const rank = new Int32Array(keys.length);
  places.forEach((place, index) => {
    rank[place] = index;
  });
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
