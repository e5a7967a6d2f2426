import type { MessageKey } from '../../locales/keys.js';
import type { Localized } from '../core/locale.js';
import { loadKg, speedKmh } from './tyre.js';

/*
 * The single table of facets and product attributes. Addresses, the filter form, search, listing columns, the database,
 * store attributes, specifications and the API are derived from it: a new facet needs an entry here and its message
 * `facet.<key>` in both languages.
 */

interface Facet {
  /** Values are names or numbers. */
  kind: 'terms' | 'numbers';
  /** Its field in `ProductQuery`. */
  field: string;
  /**
   * Where the value is stored: on a product, as the id of a row in a named table; in an item's tyre size; or as an
   * attribute of an item.
   */
  of: 'product' | 'size' | 'attribute';
  /** Values have Arabic names: of items in the column `<column>_ar`. The filter sorts values by frequency. */
  isTranslated?: true;
  label: MessageKey;
  /** Its group in the filter form is initially open. */
  isOpen?: true;
  /** Written after a tyre's size in one word: `91V`. */
  isMarking?: true;
  /** Position in the specifications table and in the API's product; absent if shown in another way. */
  spec?: number;
  /** The meaning of a value: a number with a unit, shown in specifications and filters. */
  meaning?: {
    figureOf: (value: string) => number | null;
    unit: 'kg' | 'kmh';
    specWords: MessageKey;
    filterWords?: MessageKey;
  };
}

/** In the order in which shoppers choose: brand, size, then the rest. */
export const FACETS = {
  brand: {
    kind: 'terms',
    field: 'brand',
    of: 'product',
    isTranslated: true,
    label: 'facet.brand',
    isOpen: true,
  },
  width: {
    kind: 'numbers',
    field: 'width',
    of: 'size',
    label: 'facet.width',
    isOpen: true,
  },
  aspect: {
    kind: 'numbers',
    field: 'aspect',
    of: 'size',
    label: 'facet.aspect',
    isOpen: true,
  },
  rim: {
    kind: 'numbers',
    field: 'rim',
    of: 'size',
    label: 'facet.rim',
    isOpen: true,
  },
  origin: {
    kind: 'terms',
    field: 'origin',
    of: 'product',
    isTranslated: true,
    label: 'facet.origin',
    spec: 3,
  },
  load_index: {
    kind: 'terms',
    field: 'loadIndex',
    of: 'attribute',
    label: 'facet.load_index',
    isMarking: true,
    spec: 1,
    meaning: { figureOf: loadKg, unit: 'kg', specWords: 'product.load_words' },
  },
  speed_index: {
    kind: 'terms',
    field: 'speedIndex',
    of: 'attribute',
    label: 'facet.speed_index',
    isMarking: true,
    spec: 2,
    meaning: {
      figureOf: speedKmh,
      unit: 'kmh',
      specWords: 'product.speed_words',
      filterWords: 'facet.speed',
    },
  },
} as const satisfies Record<string, Facet>;

type Facets = typeof FACETS;
export type FacetKey = keyof Facets;
type KeyWith<Part> = { [Key in FacetKey]: Facets[Key] extends Part ? Key : never }[FacetKey];
export type SizeKey = KeyWith<{ of: 'size' }>;
export type ProductFacetKey = KeyWith<{ of: 'product' }>;
export type ItemFacetKey = Exclude<FacetKey, ProductFacetKey>;
/** Attributes in the specifications table. */
export type AttributeKey = KeyWith<{ spec: number }>;
export type ItemAttributeKey = KeyWith<{ of: 'attribute' }>;

/** Attributes of a product or an item; absent if unknown. Untranslated values have no Arabic. */
export type Attributes<Key extends AttributeKey = AttributeKey> = Partial<Record<Key, Localized>>;

/** Selected values by the field of each facet. Values of one facet are alternatives (OR); facets are combined (AND). */
export type FacetChoice = {
  [Key in FacetKey as Facets[Key]['field']]?: (Facets[Key] extends { kind: 'numbers' } ? number : string)[];
};

/** The facet of a key, with all optional fields. */
export function facetOf(key: FacetKey): Facet {
  return FACETS[key];
}

function keysWhere<Key extends FacetKey>(fits: (facet: Facet) => boolean): Key[] {
  return FACET_KEYS.filter((key) => fits(FACETS[key])) as Key[];
}

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[];
export const PRODUCT_FACET_KEYS = /* @__PURE__ */ keysWhere<ProductFacetKey>(({ of }) => of === 'product');
export const ITEM_FACET_KEYS = /* @__PURE__ */ keysWhere<ItemFacetKey>(({ of }) => of !== 'product');
/** The numbers of a tyre's size, for the size finder. */
export const SIZE_KEYS = /* @__PURE__ */ keysWhere<SizeKey>(({ of }) => of === 'size');
export const ITEM_ATTRIBUTE_KEYS = /* @__PURE__ */ keysWhere<ItemAttributeKey>(
  ({ of }) => of === 'attribute',
);
/** In the order of the specifications table. */
export const ATTRIBUTE_KEYS = /* @__PURE__ */ keysWhere<AttributeKey>(({ spec }) => spec !== undefined).sort(
  (a, b) => FACETS[a].spec - FACETS[b].spec,
);

/** Whether a query parameter is a facet, which may be repeated. */
export function isFacetKey(key: string): key is FacetKey {
  return Object.hasOwn(FACETS, key);
}

/** Whether the facet is part of a tyre's size. */
export function isSizeKey(key: FacetKey): key is SizeKey {
  return FACETS[key].of === 'size';
}

/** Whether the attribute is written after a tyre's size. */
export function isMarking(key: ItemAttributeKey): boolean {
  return facetOf(key).isMarking === true;
}

/** Load and speed index as written after a tyre's size, `91V`; empty if there is none. */
export function markingOf(values: Partial<Record<ItemAttributeKey, string | Localized>>): string {
  return ITEM_ATTRIBUTE_KEYS.filter(isMarking)
    .map((key) => textOf(values[key]))
    .join('');
}

function textOf(value: string | Localized | undefined): string {
  return typeof value === 'object' ? value.en : (value ?? '');
}

interface Storage {
  /** Database column: of `products` for `product`, otherwise of `items`; migrations create it if missing. */
  column: string;
  /** For `product`: the table of names. */
  table?: string;
  /** Column of the search table. */
  search: 'brand' | 'kind' | 'size';
}

/** Storage of each facet on the server; separate from the table above, so that it stays out of the browser bundle. */
export const FACET_STORAGE = {
  brand: { column: 'brand_id', table: 'brands', search: 'brand' },
  width: { column: 'width', search: 'size' },
  aspect: { column: 'aspect', search: 'size' },
  rim: { column: 'rim', search: 'size' },
  origin: { column: 'origin_id', table: 'origins', search: 'kind' },
  load_index: { column: 'load_index', search: 'size' },
  speed_index: { column: 'speed_index', search: 'size' },
} as const satisfies Record<FacetKey, Storage>;

/** The storage of a facet. */
export function storageOf(key: FacetKey): Storage {
  return FACET_STORAGE[key];
}

/** Lower-case names and slugs that WooCommerce operators use for the attribute; `size` is a tyre's complete size. */
export const STORE_ATTRIBUTES: Readonly<
  Record<ProductFacetKey | ItemAttributeKey | 'size', readonly string[]>
> = {
  brand: ['brand', 'brands', 'maker', 'manufacturer', 'الماركة', 'العلامة التجارية'],
  origin: ['origin', 'country', 'country of origin', 'made in', 'المنشأ', 'بلد المنشأ'],
  load_index: ['load index', 'load', 'مؤشر الحمولة'],
  speed_index: ['speed index', 'speed rating', 'speed symbol', 'speed', 'مؤشر السرعة', 'رمز السرعة'],
  size: ['size', 'tyre size', 'tire size', 'المقاس'],
};
