import { keysOf } from '../../core/byKey.js';
import type { MessageKey } from '../../../locales/keys.js';
import type { Localized } from '../../core/locale.js';
import {
  ATTRIBUTE_FACET_KEYS,
  type FacetAttributeKey,
  type FacetKey,
  facetOf,
  isFacetKey,
  type ProductFacetKey,
} from '../facets.js';

/*
 * The attributes of products: facets on attributes, and details that are shown but not filtered by. Only the server
 * uses this file; browsers receive ready specifications.
 */

/** Attributes that no filter uses; their message is `attribute.<key>`. */
const DETAIL_KEYS = [
  'noise_db',
  'warranty',
  'cold_cranking',
  'battery_case',
  'approvals',
  'rim_width',
  'rim_offset',
  'bore',
  'quiet',
  'wear',
  'wet',
  'made',
] as const;

type DetailKey = (typeof DETAIL_KEYS)[number];
export type ItemAttributeKey = FacetAttributeKey | DetailKey;
/** Everything that a product may state: attributes of its items, and its origin. */
export type AttributeKey = ItemAttributeKey | 'origin';

/** Attributes of a product or an item; absent if unknown. Untranslated values have no Arabic. */
export type Attributes<Key extends AttributeKey = AttributeKey> = Partial<Record<Key, Localized>>;

export const ITEM_ATTRIBUTE_KEYS: readonly ItemAttributeKey[] = [...ATTRIBUTE_FACET_KEYS, ...DETAIL_KEYS];

/** In the order of the specifications table and of the API's product; the compiler reports one that is missing. */
const IN_ORDER: Readonly<Record<AttributeKey, true>> = {
  ...{ load_index: true, speed_index: true, reinforced: true, season: true, run_flat: true },
  ...{ fuel_class: true, wet_grip: true, noise_db: true, noise_class: true },
  ...{ battery_type: true, capacity: true, cold_cranking: true, battery_case: true, terminal: true },
  ...{ viscosity: true, approvals: true, volume: true },
  ...{ diameter: true, rim_width: true, pcd: true, rim_offset: true, bore: true },
  ...{ quiet: true, wear: true, wet: true, made: true, warranty: true, origin: true },
};

export const ATTRIBUTE_KEYS: readonly AttributeKey[] = keysOf(IN_ORDER);

/** The message with the attribute's name. */
export function attributeName(key: AttributeKey): MessageKey {
  return isFacetKey(key) ? `facet.${key}` : `attribute.${key}`;
}

/** Whether its values are stored and shown in each language. */
export function isTranslated(key: AttributeKey): boolean {
  return isFacetKey(key) && facetOf(key).isTranslated === true;
}

/** Whether the attribute is written after a tyre's size. */
export function isMarking(key: ItemAttributeKey): boolean {
  return isFacetKey(key) && facetOf(key).isMarking === true;
}

/** Load and speed index as written after a tyre's size, `91V`; empty if there is none. */
export function markingOf(values: Attributes<ItemAttributeKey>): string {
  return ITEM_ATTRIBUTE_KEYS.filter(isMarking)
    .map((key) => values[key]?.en ?? '')
    .join('');
}

interface Storage {
  /** Database column: of `products` for `product`, otherwise of `items`; migrations create it if missing. */
  column: string;
  /** For `product`: the table of names. */
  table?: string;
  /** Column of the search table; absent if searches do not read it. */
  search?: 'brand' | 'kind' | 'size';
}

const IN_KIND: ReadonlySet<string> = new Set([
  'season',
  'run_flat',
  'reinforced',
  'battery_type',
  'approvals',
]);

/** Storage of each facet and attribute. Attributes have columns of their own names. */
const STORAGE: Partial<Record<FacetKey | AttributeKey, Storage>> = {
  brand: { column: 'brand_id', table: 'brands', search: 'brand' },
  origin: { column: 'origin_id', table: 'origins', search: 'kind' },
  width: { column: 'width', search: 'size' },
  aspect: { column: 'aspect', search: 'size' },
  rim: { column: 'rim', search: 'size' },
  load_index: { column: 'load_index', search: 'size' },
  speed_index: { column: 'speed_index', search: 'size' },
};

/** The storage of a facet or an attribute. */
export function storageOf(key: FacetKey | AttributeKey): Storage {
  return STORAGE[key] ?? { column: key, ...(IN_KIND.has(key) ? { search: 'kind' } : {}) };
}

/**
 * Lower-case names that WooCommerce operators use for the attribute, and slugs with spaces for hyphens; `size` is a
 * tyre's complete size.
 */
export const STORE_ATTRIBUTES: Readonly<
  Record<ProductFacetKey | ItemAttributeKey | 'size', readonly [string, ...string[]]>
> = {
  brand: ['brand', 'brands', 'maker', 'manufacturer', 'الماركة', 'العلامة التجارية'],
  origin: ['origin', 'country', 'country of origin', 'made in', 'المنشأ', 'بلد المنشأ'],
  load_index: ['load index', 'load', 'مؤشر الحمولة'],
  speed_index: ['speed index', 'speed rating', 'speed symbol', 'speed', 'مؤشر السرعة', 'رمز السرعة'],
  size: ['size', 'tyre size', 'tire size', 'المقاس'],
  season: ['season', 'tyre season', 'tire season', 'الموسم'],
  run_flat: ['run flat', 'runflat', 'rft', 'رن فلات', 'ران فلات'],
  reinforced: ['xl', 'reinforced', 'extra load', 'xl rf', 'حمولة إضافية', 'مقوى'],
  fuel_class: ['fuel class', 'fuel efficiency', 'eu fuel class', 'كفاءة الوقود', 'استهلاك الوقود'],
  wet_grip: ['wet grip', 'wet grip class', 'eu wet grip', 'التماسك على المبتل', 'التماسك في المطر'],
  noise_db: ['noise', 'noise db', 'outside noise', 'external noise', 'noise level', 'الضوضاء', 'الصوت'],
  noise_class: ['noise class', 'external noise class', 'فئة الضوضاء'],
  warranty: ['warranty', 'warranty months', 'guarantee', 'الضمان', 'مدة الضمان'],
  battery_type: ['battery type', 'battery technology', 'نوع البطارية'],
  capacity: ['capacity', 'ah', 'battery capacity', 'capacity ah', 'ampere hours', 'السعة', 'الأمبير', 'أمبير'],
  cold_cranking: ['cca', 'cold cranking', 'cold cranking amps', 'cold start current', 'تيار البدء'],
  battery_case: ['battery case', 'case size', 'battery size', 'مقاس العلبة', 'مقاس البطارية'],
  terminal: ['terminal', 'terminal side', 'positive terminal', 'polarity', 'القطب الموجب', 'جهة القطب'],
  viscosity: ['viscosity', 'oil grade', 'sae', 'اللزوجة', 'درجة اللزوجة'],
  volume: ['volume', 'litres', 'liters', 'oil volume', 'الحجم', 'السعة باللتر', 'لتر'],
  approvals: [
    'approvals',
    'specification',
    'specifications',
    'api',
    'acea',
    'المواصفة',
    'المواصفات',
    'الاعتمادات',
  ],
  diameter: ['rim diameter', 'rim size', 'wheel size', 'قطر الجنط', 'القطر'],
  rim_width: ['rim width', 'wheel width', 'j', 'عرض الجنط'],
  pcd: ['pcd', 'bolt pattern', 'lug pattern', 'المسامير', 'توزيع المسامير'],
  rim_offset: ['et', 'offset', 'rim offset', 'الإزاحة'],
  bore: ['bore', 'centre bore', 'center bore', 'hub bore', 'cb', 'فتحة المنتصف'],
  quiet: ['quiet', 'quietness', 'quiet score', 'الهدوء'],
  wear: ['wear', 'durability', 'wear score', 'tread life', 'التآكل', 'العمر'],
  wet: ['wet score', 'wet braking score', 'المطر', 'الثبات في المطر'],
  made: ['dot', 'dot week', 'production week', 'production date', 'أسبوع الإنتاج', 'تاريخ الإنتاج'],
};
