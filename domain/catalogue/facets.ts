import { keysOf } from '../core/byKey.js';
import type { MessageKey } from '../../locales/keys.js';
import { loadKg, speedKmh } from '../tyres/tyre.js';

/*
 * The single table of facets. Addresses, the filter form, listing columns and the API are derived from it, and, with
 * `attributes/attributes.ts`, search, the database, store attributes and specifications: a new facet needs an entry in both and its
 * message `facet.<key>` in every language, instead of `attribute.<key>` of one that was shown only.
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
  /** Whether its group in the filter form is initially open; absent: if it has few values. */
  isOpen?: boolean;
  /** Written after a tyre's size in one word: `91V`. */
  isMarking?: true;
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
    isOpen: true,
  },
  width: {
    kind: 'numbers',
    field: 'width',
    of: 'size',
    isOpen: true,
  },
  aspect: {
    kind: 'numbers',
    field: 'aspect',
    of: 'size',
    isOpen: true,
  },
  rim: {
    kind: 'numbers',
    field: 'rim',
    of: 'size',
    isOpen: true,
  },
  origin: {
    kind: 'terms',
    field: 'origin',
    of: 'product',
    isTranslated: true,
  },
  load_index: {
    kind: 'terms',
    field: 'loadIndex',
    of: 'attribute',
    isMarking: true,
    meaning: { figureOf: loadKg, unit: 'kg', specWords: 'product.load_words' },
  },
  speed_index: {
    kind: 'terms',
    field: 'speedIndex',
    of: 'attribute',
    isMarking: true,
    meaning: {
      figureOf: speedKmh,
      unit: 'kmh',
      specWords: 'product.speed_words',
      filterWords: 'facet.speed',
    },
  },
  season: { kind: 'terms', field: 'season', of: 'attribute', isTranslated: true, isOpen: false },
  run_flat: { kind: 'terms', field: 'runFlat', of: 'attribute', isTranslated: true, isOpen: false },
  reinforced: { kind: 'terms', field: 'reinforced', of: 'attribute', isOpen: false },
  fuel_class: { kind: 'terms', field: 'fuelClass', of: 'attribute', isOpen: false },
  wet_grip: { kind: 'terms', field: 'wetGrip', of: 'attribute', isOpen: false },
  noise_class: { kind: 'terms', field: 'noiseClass', of: 'attribute', isOpen: false },
  battery_type: { kind: 'terms', field: 'batteryType', of: 'attribute', isTranslated: true },
  capacity: { kind: 'terms', field: 'capacity', of: 'attribute', isOpen: true },
  terminal: { kind: 'terms', field: 'terminal', of: 'attribute', isTranslated: true },
  viscosity: { kind: 'terms', field: 'viscosity', of: 'attribute', isOpen: true },
  volume: { kind: 'terms', field: 'volume', of: 'attribute' },
  diameter: { kind: 'terms', field: 'diameter', of: 'attribute', isOpen: true },
  pcd: { kind: 'terms', field: 'pcd', of: 'attribute' },
} as const satisfies Record<string, Facet>;

type Facets = typeof FACETS;
export type FacetKey = keyof Facets;
type KeyWith<Part> = { [Key in FacetKey]: Facets[Key] extends Part ? Key : never }[FacetKey];
export type SizeKey = KeyWith<{ of: 'size' }>;
export type ProductFacetKey = KeyWith<{ of: 'product' }>;
export type ItemFacetKey = Exclude<FacetKey, ProductFacetKey>;
/** Facets on an attribute of an item. */
export type FacetAttributeKey = KeyWith<{ of: 'attribute' }>;

/** Those whose values have Arabic names. */
export type TranslatedAttributeKey = KeyWith<{ of: 'attribute'; isTranslated: true }>;

/** Selected values by the field of each facet. Values of one facet are alternatives (OR); facets are combined (AND). */
export type FacetChoice = {
  [Key in FacetKey as Facets[Key]['field']]?: (Facets[Key] extends { kind: 'numbers' } ? number : string)[];
};

/** The facet of a key, with all optional fields. */
export function facetOf(key: FacetKey): Facet {
  return FACETS[key];
}

function keysWhere<Key extends FacetKey>(fits: (facet: Facet) => boolean): Key[] {
  return FACET_KEYS.filter((key): key is Key => fits(FACETS[key]));
}

export const FACET_KEYS = keysOf(FACETS);
export const PRODUCT_FACET_KEYS = /* @__PURE__ */ keysWhere<ProductFacetKey>(({ of }) => of === 'product');
export const ITEM_FACET_KEYS = /* @__PURE__ */ keysWhere<ItemFacetKey>(({ of }) => of !== 'product');
/** Facets on attributes of items. */
export const ATTRIBUTE_FACET_KEYS = /* @__PURE__ */ keysWhere<FacetAttributeKey>(
  ({ of }) => of === 'attribute',
);
/** The numbers of a tyre's size, for the size finder. */
export const SIZE_KEYS = /* @__PURE__ */ keysWhere<SizeKey>(({ of }) => of === 'size');
/** Whether a query parameter is a facet, which may be repeated. */
export function isFacetKey(key: string): key is FacetKey {
  return Object.hasOwn(FACETS, key);
}

/** Whether the facet is part of a tyre's size. */
export function isSizeKey(key: FacetKey): key is SizeKey {
  return FACETS[key].of === 'size';
}
