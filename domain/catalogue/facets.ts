import type { MessageKey } from '../../locales/keys.js';
import type { Localized } from '../core/locale.js';
import { loadKg, speedKmh } from './tyre.js';

/*
 * The one table of what listings are narrowed by and what products say of themselves. The address, the filter form,
 * the search, the listing columns, the database, the store's attributes, the specifications and the API are all made
 * from it: a new facet needs an entry here and its message `facet.<key>` in both languages.
 */

interface Facet {
  /** Values are names, or figures. */
  kind: 'terms' | 'numbers';
  /** Its field in `ProductQuery`. */
  field: string;
  /** Who has it: a product, as the id of a named entry of a table; an item as a part of its tyre size; any item. */
  of: 'product' | 'size' | 'attribute';
  /** Values have Arabic names: of items in the column `<column>_ar`. The filter lists the commonest value first. */
  isTranslated?: true;
  label: MessageKey;
  /** Its group in the filter form is open to begin with. */
  isOpen?: true;
  /** Written after a tyre's size, all in one word: `91V`. */
  isMarking?: true;
  /** Place in the table of specifications and in the API's product; absent for what has a row of another kind. */
  spec?: number;
  /** What a value stands for: a figure in a unit, as the specifications and the filter tell it. */
  meaning?: {
    figureOf: (value: string) => number | null;
    unit: 'kg' | 'kmh';
    specWords: MessageKey;
    filterWords?: MessageKey;
  };
}

/** In the order in which a shopper asks: make, size, then the rest. */
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
/** What the table of specifications shows. */
export type AttributeKey = KeyWith<{ spec: number }>;
export type ItemAttributeKey = KeyWith<{ of: 'attribute' }>;

/** What a product or an item says of itself; absent where it says nothing. Untranslated values have no Arabic. */
export type Attributes<Key extends AttributeKey = AttributeKey> = Partial<Record<Key, Localized>>;

/** Chosen values, by the field of each facet. Values are alternatives; facets narrow each other. */
export type FacetChoice = {
  [Key in FacetKey as Facets[Key]['field']]?: (Facets[Key] extends { kind: 'numbers' } ? number : string)[];
};

/** The facet of a key, with all that it may say. */
export function facetOf(key: FacetKey): Facet {
  return FACETS[key];
}

function keysWhere<Key extends FacetKey>(fits: (facet: Facet) => boolean): Key[] {
  return FACET_KEYS.filter((key) => fits(FACETS[key])) as Key[];
}

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[];
export const PRODUCT_FACET_KEYS = /* @__PURE__ */ keysWhere<ProductFacetKey>(({ of }) => of === 'product');
export const ITEM_FACET_KEYS = /* @__PURE__ */ keysWhere<ItemFacetKey>(({ of }) => of !== 'product');
/** Figures of a tyre's size, as the size finder asks for them. */
export const SIZE_KEYS = /* @__PURE__ */ keysWhere<SizeKey>(({ of }) => of === 'size');
export const ITEM_ATTRIBUTE_KEYS = /* @__PURE__ */ keysWhere<ItemAttributeKey>(
  ({ of }) => of === 'attribute',
);
/** In the order of the table of specifications. */
export const ATTRIBUTE_KEYS = /* @__PURE__ */ keysWhere<AttributeKey>(({ spec }) => spec !== undefined).sort(
  (a, b) => FACETS[a].spec - FACETS[b].spec,
);

/** Whether a parameter of an address is a facet; of a facet several values may be given. */
export function isFacetKey(key: string): key is FacetKey {
  return Object.hasOwn(FACETS, key);
}

/** Whether the facet is a part of a tyre's size. */
export function isSizeKey(key: FacetKey): key is SizeKey {
  return FACETS[key].of === 'size';
}

/** Whether the attribute is written after a tyre's size. */
export function isMarking(key: ItemAttributeKey): boolean {
  return facetOf(key).isMarking === true;
}

/** Load and speed index as they follow a tyre's size, `91V`; empty for what has none. */
export function markingOf(values: Partial<Record<ItemAttributeKey, string | Localized>>): string {
  return ITEM_ATTRIBUTE_KEYS.filter(isMarking)
    .map((key) => textOf(values[key]))
    .join('');
}

function textOf(value: string | Localized | undefined): string {
  return typeof value === 'object' ? value.en : (value ?? '');
}

interface Storage {
  /** Database column: of `products` for `product`, else of `items`; made by the migrations where it is missing. */
  column: string;
  /** Of `product`: the table of its names. */
  table?: string;
  /** Column of the search table. */
  search: 'brand' | 'kind' | 'size';
}

/** How the server keeps and finds each facet: apart from the table above, so that browsers do not load it. */
export const FACET_STORAGE = {
  brand: { column: 'brand_id', table: 'brands', search: 'brand' },
  width: { column: 'width', search: 'size' },
  aspect: { column: 'aspect', search: 'size' },
  rim: { column: 'rim', search: 'size' },
  origin: { column: 'origin_id', table: 'origins', search: 'kind' },
  load_index: { column: 'load_index', search: 'size' },
  speed_index: { column: 'speed_index', search: 'size' },
} as const satisfies Record<FacetKey, Storage>;

/** How the server keeps and finds the facet of a key. */
export function storageOf(key: FacetKey): Storage {
  return FACET_STORAGE[key];
}

/** Names and slugs, in lower case, that operators of WooCommerce give the attribute; `size` is a tyre's whole size. */
export const STORE_ATTRIBUTES: Readonly<
  Record<ProductFacetKey | ItemAttributeKey | 'size', readonly string[]>
> = {
  brand: ['brand', 'brands', 'maker', 'manufacturer', 'الماركة', 'العلامة التجارية'],
  origin: ['origin', 'country', 'country of origin', 'made in', 'المنشأ', 'بلد المنشأ'],
  load_index: ['load index', 'load', 'مؤشر الحمولة'],
  speed_index: ['speed index', 'speed rating', 'speed symbol', 'speed', 'مؤشر السرعة', 'رمز السرعة'],
  size: ['size', 'tyre size', 'tire size', 'المقاس'],
};
