import { byKey, keysOf } from '../../core/byKey.js';
import type { MessageKey } from '../../../locales/keys.js';
import type { Localized } from '../../core/locale.js';
import {
  type FacetAttributeKey,
  type FacetKey,
  facetOf,
  isFacetKey,
  type TranslatedAttributeKey,
} from '../facets.js';
import {
  caseSize,
  figure,
  INCHES,
  letter,
  loadIndex,
  months,
  NO,
  oneOf,
  pcd,
  type ReadText,
  same,
  score,
  speedIndex,
  viscosity,
  week,
  YES,
} from './attributeReaders.js';

/*
 * The attributes of products: facets on attributes, and details that are shown but not filtered by. Only the server
 * uses this file; browsers receive ready specifications.
 */

interface Attribute {
  /** Lower-case names that WooCommerce operators use for it, and slugs with spaces for hyphens. */
  names: readonly [string, ...string[]];
  /** Understands what operators write; absent: it is shown as it is written. */
  read?: ReadText;
  /** Column of the search table with its values; absent: searches do not find them. */
  search?: 'kind' | 'size';
}

/**
 * In the order of the specifications table and of the API's product. One that is no facet is shown but not filtered by.
 * The compiler reports facets that are missing, and translated ones without their words.
 */
const ATTRIBUTES = {
  load_index: {
    names: ['load index', 'load', 'مؤشر الحمولة'],
    read: loadIndex,
    search: 'size',
  },
  speed_index: {
    names: ['speed index', 'speed rating', 'speed symbol', 'speed', 'مؤشر السرعة', 'رمز السرعة'],
    read: speedIndex,
    search: 'size',
  },
  reinforced: {
    names: ['xl', 'reinforced', 'extra load', 'xl rf', 'حمولة إضافية', 'مقوى'],
    read: oneOf([
      [NO, null],
      [YES, same('XL')],
      [/\bxl\b|extra.?load|reinforced|\brf\b|حمولة إضافية|مقوى|مقواة/u, same('XL')],
    ]),
    search: 'kind',
  },
  season: {
    names: ['season', 'tyre season', 'tire season', 'الموسم'],
    read: oneOf([
      [/all.?season|4.?season|كل المواسم|كل الفصول|أربعة مواسم/u, { en: 'All-season', ar: 'كل المواسم' }],
      [/winter|شتوي|شتاء/u, { en: 'Winter', ar: 'شتوي' }],
      [/summer|صيفي|صيف/u, { en: 'Summer', ar: 'صيفي' }],
    ]),
    search: 'kind',
  },
  run_flat: {
    names: ['run flat', 'runflat', 'rft', 'رن فلات', 'ران فلات'],
    read: oneOf([
      [NO, null],
      [YES, { en: 'Run-flat', ar: 'رن فلات' }],
      [/run.?flat|\brft\b|\bzp\b|\bssr\b|ر[ا]?ن.?فلات/u, { en: 'Run-flat', ar: 'رن فلات' }],
    ]),
    search: 'kind',
  },
  fuel_class: {
    names: ['fuel class', 'fuel efficiency', 'eu fuel class', 'كفاءة الوقود', 'استهلاك الوقود'],
    read: letter('E'),
  },
  wet_grip: {
    names: ['wet grip', 'wet grip class', 'eu wet grip', 'التماسك على المبتل', 'التماسك في المطر'],
    read: letter('E'),
  },
  noise_db: {
    names: ['noise', 'noise db', 'outside noise', 'external noise', 'noise level', 'الضوضاء', 'الصوت'],
    read: figure(50, 90, /(?:db(?:\(a\))?|ديسيبل|ديسبل)/),
  },
  noise_class: {
    names: ['noise class', 'external noise class', 'فئة الضوضاء'],
    read: letter('C'),
  },
  battery_type: {
    names: ['battery type', 'battery technology', 'نوع البطارية'],
    read: oneOf([
      [/\bagm\b/, same('AGM')],
      [/\befb\b/, same('EFB')],
      [/standard|sealed|flooded|conventional|عادية|عادي|جافة/u, { en: 'Standard', ar: 'عادية' }],
    ]),
    search: 'kind',
  },
  capacity: {
    names: ['capacity', 'ah', 'battery capacity', 'capacity ah', 'ampere hours', 'السعة', 'الأمبير', 'أمبير'],
    read: figure(1, 300, /(?:a\.?h|amp(?:ere)?.?hours?|أمبير(?:\/ساعة| ساعة)?|امبير)/),
  },
  cold_cranking: {
    names: ['cca', 'cold cranking', 'cold cranking amps', 'cold start current', 'تيار البدء'],
    read: figure(50, 2000, /(?:a|cca|amps?|a ?\(en\)|أمبير|امبير)/),
  },
  battery_case: {
    names: ['battery case', 'case size', 'battery size', 'مقاس العلبة', 'مقاس البطارية'],
    read: caseSize,
  },
  terminal: {
    names: ['terminal', 'terminal side', 'positive terminal', 'polarity', 'القطب الموجب', 'جهة القطب'],
    read: oneOf([
      [/right|\br\b|\+ ?right|يمين/u, { en: 'Right', ar: 'يمين' }],
      [/left|\bl\b|يسار|شمال/u, { en: 'Left', ar: 'يسار' }],
    ]),
  },
  viscosity: {
    names: ['viscosity', 'oil grade', 'sae', 'اللزوجة', 'درجة اللزوجة'],
    read: viscosity,
  },
  approvals: {
    names: [
      'approvals',
      'specification',
      'specifications',
      'api',
      'acea',
      'المواصفة',
      'المواصفات',
      'الاعتمادات',
    ],
    search: 'kind',
  },
  volume: {
    names: ['volume', 'litres', 'liters', 'oil volume', 'الحجم', 'السعة باللتر', 'لتر'],
    read: figure(0.1, 300, /(?:l|lit(?:re|er)s?|ltr|لتر|لترات)/),
  },
  diameter: {
    names: ['rim diameter', 'rim size', 'wheel size', 'قطر الجنط', 'القطر'],
    read: figure(8, 30, INCHES),
  },
  rim_width: {
    names: ['rim width', 'wheel width', 'j', 'عرض الجنط'],
    read: figure(3, 15, /(?:j|inch(?:es)?|in|"|بوصة)/),
  },
  pcd: {
    names: ['pcd', 'bolt pattern', 'lug pattern', 'المسامير', 'توزيع المسامير'],
    read: pcd,
  },
  rim_offset: {
    names: ['et', 'offset', 'rim offset', 'الإزاحة'],
    read: figure(-100, 150, /(?:et|mm|مم)/),
  },
  bore: {
    names: ['bore', 'centre bore', 'center bore', 'hub bore', 'cb', 'فتحة المنتصف'],
    read: figure(30, 200, /(?:mm|مم|cb)/),
  },
  quiet: {
    names: ['quiet', 'quietness', 'quiet score', 'الهدوء'],
    read: score,
  },
  wear: {
    names: ['wear', 'durability', 'wear score', 'tread life', 'التآكل', 'العمر'],
    read: score,
  },
  wet: {
    names: ['wet score', 'wet braking score', 'المطر', 'الثبات في المطر'],
    read: score,
  },
  made: {
    names: ['dot', 'dot week', 'production week', 'production date', 'أسبوع الإنتاج', 'تاريخ الإنتاج'],
    read: week,
  },
  warranty: {
    names: ['warranty', 'warranty months', 'guarantee', 'الضمان', 'مدة الضمان'],
    read: months,
  },
  origin: {
    names: ['origin', 'country', 'country of origin', 'made in', 'المنشأ', 'بلد المنشأ'],
  },
} as const satisfies Record<string, Attribute> &
  Record<FacetAttributeKey, Attribute> &
  Record<TranslatedAttributeKey, { read: ReadText }>;

/** Everything that a product may state: attributes of its items, and its origin. */
export type AttributeKey = keyof typeof ATTRIBUTES;
export type ItemAttributeKey = Exclude<AttributeKey, 'origin'>;

/** Attributes of a product or an item; absent if unknown. Untranslated values have no Arabic. */
export type Attributes<Key extends AttributeKey = AttributeKey> = Partial<Record<Key, Localized>>;

export const ATTRIBUTE_KEYS: readonly AttributeKey[] = keysOf(ATTRIBUTES);
export const ITEM_ATTRIBUTE_KEYS: readonly ItemAttributeKey[] = ATTRIBUTE_KEYS.filter(
  (key) => key !== 'origin',
);

/** An attribute, with all optional fields. */
export function attributeOf(key: AttributeKey): Attribute {
  return ATTRIBUTES[key];
}

/** The message with the attribute's name. */
export function attributeName(key: AttributeKey): MessageKey {
  return isFacetKey(key) ? `facet.${key}` : `attribute.${key}`;
}

/** The message with its name beside its value; that of a warranty says itself that it is in months. */
export function specName(key: AttributeKey): MessageKey {
  return key === 'warranty' ? 'product.warranty' : attributeName(key);
}

/** Whether its values are stored and shown in each language. */
export function isTranslated(key: AttributeKey): boolean {
  return isFacetKey(key) && facetOf(key).isTranslated === true;
}

interface Storage {
  /** Database column: of `products` for `product`, otherwise of `items`; migrations create it if missing. */
  column: string;
  /** For `product`: the table of names. */
  table?: string;
  /** Column of the search table; absent if searches do not read it. */
  search?: 'brand' | 'kind' | 'size';
}

/** Storage of facets that are no attributes of items; those have columns of their own names. */
const STORAGE: Partial<Record<FacetKey | AttributeKey, Storage>> = {
  brand: { column: 'brand_id', table: 'brands', search: 'brand' },
  origin: { column: 'origin_id', table: 'origins', search: 'kind' },
  width: { column: 'width', search: 'size' },
  aspect: { column: 'aspect', search: 'size' },
  rim: { column: 'rim', search: 'size' },
};

/** The storage of a facet or an attribute. */
export function storageOf(key: FacetKey | AttributeKey): Storage {
  const known = STORAGE[key];
  if (known !== undefined || !isAttributeKey(key)) return known ?? { column: key };
  const { search } = attributeOf(key);
  return { column: key, ...(search === undefined ? {} : { search }) };
}

function isAttributeKey(key: string): key is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, key);
}

/** The names of everything that the shop reads in a store's attributes; `size` is a tyre's complete size. */
export const STORE_ATTRIBUTES: Readonly<Record<AttributeKey | 'brand' | 'size', Attribute['names']>> = {
  brand: ['brand', 'brands', 'maker', 'manufacturer', 'الماركة', 'العلامة التجارية'],
  size: ['size', 'tyre size', 'tire size', 'المقاس'],
  ...byKey(ATTRIBUTE_KEYS, (key) => attributeOf(key).names),
};
