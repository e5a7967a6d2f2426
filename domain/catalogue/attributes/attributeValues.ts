import { keysOf } from '../../core/byKey.js';
import { inEveryLocale, type Localized } from '../../core/locale.js';
import { ATTRIBUTE_TEXT_MAX_CHARS, FILTER_VALUE_MAX_CHARS } from '../../core/limits.js';
import { cleanCode, cleanLine } from '../../text/cleanText.js';
import type { Attributes, ItemAttributeKey } from './attributes.js';
import { isFacetKey, type TranslatedAttributeKey } from '../facets.js';

/*
 * What operators write into attributes, in either script, as values that can be compared: `٧٢ ديسيبل` is `72`. What
 * cannot be understood stays as the operator wrote it and is shown as text.
 */

/** The attributes in what an operator wrote; absent where nothing is written, or that the product lacks it. */
export function readAttributes(said: Attributes<ItemAttributeKey>): Attributes<ItemAttributeKey> {
  const read: Attributes<ItemAttributeKey> = {};
  const bounded = Object.entries(said).filter(([, { en }]) => en.length <= ATTRIBUTE_TEXT_MAX_CHARS);
  const all: Attributes<ItemAttributeKey> = withNoiseClass(Object.fromEntries(bounded));
  for (const key of keysOf(all)) {
    const { [key]: text } = all;
    const value = text === undefined ? null : readAttribute(key, text);
    if (value !== null) read[key] = value;
  }
  return read;
}

/** Labels and stores often write noise and its class as one: `72 dB (B)`. */
function withNoiseClass(said: Attributes<ItemAttributeKey>): Attributes<ItemAttributeKey> {
  const text = said.noise_db?.en.trim() ?? '';
  const found = /(?<![\s(/,-])[\s(/,-]+([abc])\)?$/iu.exec(text);
  const [noise, letters] = [text.slice(0, found?.index ?? 0), found?.[1]];
  if (letters === undefined || !/\d/.test(noise)) return said;
  return { noise_class: { en: letters }, ...said, noise_db: { en: noise } };
}

/** One attribute's value; null for nothing, and for a value that says that the product lacks it. */
function readAttribute(key: ItemAttributeKey, said: Localized): Localized | null {
  const text = plain(said.en);
  if (text === '') return null;
  const read = READERS[key]?.(text);
  if (read !== undefined) return read;
  return isFacetKey(key) && said.en.length > FILTER_VALUE_MAX_CHARS
    ? null
    : { ...said, en: cleanLine(said.en) };
}

/** The value; null if the product lacks it; undefined if the text cannot be understood. */
type ReadText = (text: string) => Localized | null | undefined;

/** Lower case, Latin digits, single spaces. */
function plain(text: string): string {
  return cleanCode(text).toLowerCase();
}

const same = (text: string): Localized => inEveryLocale(() => text);

/** The whole text is a number within these bounds, optionally with a unit: `72 dB`, `٧٢ ديسيبل`, `1,5 L`. */
function figure(min: number, max: number, unit: RegExp): ReadText {
  const whole = new RegExp(
    String.raw`^(?:${unit.source})?\s*(-?\d+(?:[.,٫]\d+)?)\s*(?:${unit.source})?$`,
    'u',
  );
  return (text) => {
    const [, digits] = whole.exec(text) ?? [];
    const value = Number(digits?.replace(/[,٫]/, '.') ?? Number.NaN);
    return value >= min && value <= max ? same(String(value)) : undefined;
  };
}

/** A class letter, alone or after words such as `Class`; an older label's `F` and `G` stay text. */
function letter(last: 'C' | 'E'): ReadText {
  const whole = new RegExp(`^(?:(?:class|فئة|الفئة)\\s*:?\\s*)?([a-${last.toLowerCase()}])$`, 'u');
  return (text) => {
    const [, found] = whole.exec(text) ?? [];
    return found === undefined ? undefined : same(found.toUpperCase());
  };
}

/** The first of these words that the text contains. */
function oneOf(words: readonly (readonly [RegExp, Localized | null])[]): ReadText {
  return (text) => words.find(([pattern]) => pattern.test(text))?.[1];
}

const NO = /^(?:no|none|false|0|-|لا|لا يوجد|بدون|غير متوفر)$/u;
const YES = /^(?:yes|true|1|نعم|متوفر)$/u;

/** `225/45 R17` of a rim: `17`; `17"`, `17 inch`, `١٧ بوصة` too. */
const INCHES = /(?:r|inch(?:es)?|in|"|′′|بوصة|جنط|مقاس)/;

/** Score of 1 to 5: `4`, `4/5`, `4 of 5`, `٤ من ٥`. */
function score(text: string): Localized | undefined {
  const [, found] = /^([1-5])(?:\s*(?:\/|of|out of|من)\s*5)?$/u.exec(text) ?? [];
  return found === undefined ? undefined : same(found);
}

const MONTHS_PER_YEAR = 12;
const LONGEST_WARRANTY_MONTHS = 240;

/** Whole months: `24`, `24 months`, `2 years`, `٢٤ شهر`, `سنتان`. */
function months(text: string): Localized | null | undefined {
  if (NO.test(text)) return null;
  const [, digits, unit = ''] = /^(\d{1,3})\s*([\p{L}]*)$/u.exec(text) ?? [];
  const isYears = /^(?:y|years?|yrs?|سنة|سنين|سنوات|عام|أعوام)$/u.test(unit);
  const isMonths = unit === '' || /^(?:m|months?|شهر|شهرا|شهرًا|شهور|أشهر)$/u.test(unit);
  const inWords = /^(?:سنة|عام|one year)$/u.test(text)
    ? 1
    : /^(?:سنتان|سنتين|عامان|عامين)$/u.test(text)
      ? 2
      : 0;
  const count =
    digits === undefined ? inWords * MONTHS_PER_YEAR : Number(digits) * (isYears ? MONTHS_PER_YEAR : 1);
  if (digits !== undefined && !isYears && !isMonths) return undefined;
  return count > 0 && count <= LONGEST_WARRANTY_MONTHS ? same(String(count)) : undefined;
}

const LAST_WEEK = 53;
const CENTURY = 2000;

/**
 * The production week as `2026-W14`, from a DOT code (`1426`, `DOT XY12 ABCD 1426`), `14/26`, `14/2026` or `2026-W14`. Of
 * several batches the oldest, because a shopper may get it. Anything else is not shown: a date must be certain.
 */
function week(text: string): Localized | null {
  const weeks = text.split(/[,;،؛+]|\sand\s|\sو\s/u).map(weekOf);
  const [oldest] = weeks.filter((one) => one !== null).sort();
  return oldest === undefined ? null : same(oldest);
}

function weekOf(text: string): string | null {
  const iso = /^(20\d\d)-?w(\d\d?)$/.exec(text.trim());
  const code = /^(?:dot\b.*?)?(\d\d)\s*(?:[/-]\s*)?(?:20)?(\d\d)$/.exec(text.trim());
  const [year, number] =
    iso === null ? [CENTURY + Number(code?.[2]), Number(code?.[1])] : [Number(iso[1]), Number(iso[2])];
  if (!(number >= 1 && number <= LAST_WEEK)) return null;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** `5W-30` from `SAE 5w30`, `5W 30`, `٥W-٣٠`. */
function viscosity(text: string): Localized | undefined {
  const [, winter, summer] = /^(?:sae\s*)?(\d{1,2})\s*w\s*(?:-\s*)?(\d{2})$/.exec(text) ?? [];
  return winter === undefined ? undefined : same(`${winter}W-${summer}`);
}

/** `5x114.3` from `5 x 114,3`, `5/114.3`, `5×114.3`. */
function pcd(text: string): Localized | undefined {
  const [, bolts, circle] = /^([3-8])\s*[x×*/]\s*(\d{2,3}(?:[.,٫]\d{1,2})?)(?:\s*mm)?$/u.exec(text) ?? [];
  return bolts === undefined ? undefined : same(`${bolts}x${Number(circle?.replace(/[,٫]/, '.'))}`);
}

/** `242x175x190` from `242 × 175 × 190 mm`, with the standard in brackets; other codes (`L2`) stay as they are. */
function caseSize(text: string): Localized | undefined {
  const [, length, width, height, standard] =
    /^(\d{2,3})\s*[x×*]\s*(\d{2,3})\s*[x×*]\s*(\d{2,3})(?:\s*(?:mm|مم))?(?:\s*\((\w{1,10})\))?$/u.exec(
      text,
    ) ?? [];
  if (length === undefined) return undefined;
  const sides = `${length}x${width}x${height}`;
  return same(standard === undefined ? sides : `${sides} (${standard.toUpperCase()})`);
}

/** `91`, `106/104`, from `٩١`, `106-104`, `91 (615 kg)`. */
function loadIndex(text: string): Localized | undefined {
  const [, single, twin] = /^(\d{2,3})(?:\s?[/-]\s?(\d{2,3}))?(?![\d.,])/.exec(text) ?? [];
  if (single === undefined) return undefined;
  return same(twin === undefined ? single : `${single}/${twin}`);
}

/** `V` from `v`, `91V`, `V (240 km/h)`. */
function speedIndex(text: string): Localized | undefined {
  const [, symbol] = /^\(?(?:\d{2,3}(?:\/\d{2,3})?\s?)?([d-hj-np-wy])(?![\p{L}\d])/u.exec(text) ?? [];
  return symbol === undefined ? undefined : same(symbol.toUpperCase());
}

/** Attributes without one are shown as they are written; a translated one needs its words in both languages. */
const READERS: Partial<Record<ItemAttributeKey, ReadText>> & Record<TranslatedAttributeKey, ReadText> = {
  load_index: loadIndex,
  speed_index: speedIndex,
  season: oneOf([
    [/all.?season|4.?season|كل المواسم|كل الفصول|أربعة مواسم/u, { en: 'All-season', ar: 'كل المواسم' }],
    [/winter|شتوي|شتاء/u, { en: 'Winter', ar: 'شتوي' }],
    [/summer|صيفي|صيف/u, { en: 'Summer', ar: 'صيفي' }],
  ]),
  run_flat: oneOf([
    [NO, null],
    [YES, { en: 'Run-flat', ar: 'رن فلات' }],
    [/run.?flat|\brft\b|\bzp\b|\bssr\b|ر[ا]?ن.?فلات/u, { en: 'Run-flat', ar: 'رن فلات' }],
  ]),
  reinforced: oneOf([
    [NO, null],
    [YES, same('XL')],
    [/\bxl\b|extra.?load|reinforced|\brf\b|حمولة إضافية|مقوى|مقواة/u, same('XL')],
  ]),
  fuel_class: letter('E'),
  wet_grip: letter('E'),
  noise_class: letter('C'),
  noise_db: figure(50, 90, /(?:db(?:\(a\))?|ديسيبل|ديسبل)/),
  warranty: months,
  battery_type: oneOf([
    [/\bagm\b/, same('AGM')],
    [/\befb\b/, same('EFB')],
    [/standard|sealed|flooded|conventional|عادية|عادي|جافة/u, { en: 'Standard', ar: 'عادية' }],
  ]),
  battery_case: caseSize,
  capacity: figure(1, 300, /(?:a\.?h|amp(?:ere)?.?hours?|أمبير(?:\/ساعة| ساعة)?|امبير)/),
  cold_cranking: figure(50, 2000, /(?:a|cca|amps?|a ?\(en\)|أمبير|امبير)/),
  terminal: oneOf([
    [/right|\br\b|\+ ?right|يمين/u, { en: 'Right', ar: 'يمين' }],
    [/left|\bl\b|يسار|شمال/u, { en: 'Left', ar: 'يسار' }],
  ]),
  viscosity,
  volume: figure(0.1, 300, /(?:l|lit(?:re|er)s?|ltr|لتر|لترات)/),
  diameter: figure(8, 30, INCHES),
  rim_width: figure(3, 15, /(?:j|inch(?:es)?|in|"|بوصة)/),
  pcd,
  rim_offset: figure(-100, 150, /(?:et|mm|مم)/),
  bore: figure(30, 200, /(?:mm|مم|cb)/),
  quiet: score,
  wear: score,
  wet: score,
  made: week,
};
