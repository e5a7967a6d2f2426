import { inEveryLocale, type Localized } from '../../core/locale.js';
import { cleanCode } from '../../text/cleanText.js';

/*
 * What operators write into attributes, in either script, as values that can be compared: `٧٢ ديسيبل` is `72`. What
 * cannot be understood stays as the operator wrote it and is shown as text.
 */

/** The value; null if the product lacks it; undefined if the text cannot be understood. */
export type ReadText = (text: string) => Localized | null | undefined;

/** Lower case, Latin digits, single spaces. */
export function plain(text: string): string {
  return cleanCode(text).toLowerCase();
}

export const same = (text: string): Localized => inEveryLocale(() => text);

/** The whole text is a number within these bounds, optionally with a unit: `72 dB`, `٧٢ ديسيبل`, `1,5 L`. */
export function figure(min: number, max: number, unit: RegExp): ReadText {
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
export function letter(last: 'C' | 'E'): ReadText {
  const whole = new RegExp(`^(?:(?:class|فئة|الفئة)\\s*:?\\s*)?([a-${last.toLowerCase()}])$`, 'u');
  return (text) => {
    const [, found] = whole.exec(text) ?? [];
    return found === undefined ? undefined : same(found.toUpperCase());
  };
}

/** The first of these words that the text contains. */
export function oneOf(words: readonly (readonly [RegExp, Localized | null])[]): ReadText {
  return (text) => words.find(([pattern]) => pattern.test(text))?.[1];
}

export const NO = /^(?:no|none|false|0|-|لا|لا يوجد|بدون|غير متوفر)$/u;
export const YES = /^(?:yes|true|1|نعم|متوفر)$/u;

/** `225/45 R17` of a rim: `17`; `17"`, `17 inch`, `١٧ بوصة` too. */
export const INCHES = /(?:r|inch(?:es)?|in|"|′′|بوصة|جنط|مقاس)/;

/** Score of 1 to 5: `4`, `4/5`, `4 of 5`, `٤ من ٥`. */
export function score(text: string): Localized | undefined {
  const [, found] = /^([1-5])(?:\s*(?:\/|of|out of|من)\s*5)?$/u.exec(text) ?? [];
  return found === undefined ? undefined : same(found);
}

const MONTHS_PER_YEAR = 12;
const LONGEST_WARRANTY_MONTHS = 240;

/** Whole months: `24`, `24 months`, `2 years`, `٢٤ شهر`, `سنتان`. */
export function months(text: string): Localized | null | undefined {
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
export function week(text: string): Localized | null {
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
export function viscosity(text: string): Localized | undefined {
  const [, winter, summer] = /^(?:sae\s*)?(\d{1,2})\s*w\s*(?:-\s*)?(\d{2})$/.exec(text) ?? [];
  return winter === undefined ? undefined : same(`${winter}W-${summer}`);
}

/** `5x114.3` from `5 x 114,3`, `5/114.3`, `5×114.3`. */
export function pcd(text: string): Localized | undefined {
  const [, bolts, circle] = /^([3-8])\s*[x×*/]\s*(\d{2,3}(?:[.,٫]\d{1,2})?)(?:\s*mm)?$/u.exec(text) ?? [];
  return bolts === undefined ? undefined : same(`${bolts}x${Number(circle?.replace(/[,٫]/, '.'))}`);
}

/** `242x175x190` from `242 × 175 × 190 mm`, with the standard in brackets; other codes (`L2`) stay as they are. */
export function caseSize(text: string): Localized | undefined {
  const [, length, width, height, standard] =
    /^(\d{2,3})\s*[x×*]\s*(\d{2,3})\s*[x×*]\s*(\d{2,3})(?:\s*(?:mm|مم))?(?:\s*\((\w{1,10})\))?$/u.exec(
      text,
    ) ?? [];
  if (length === undefined) return undefined;
  const sides = `${length}x${width}x${height}`;
  return same(standard === undefined ? sides : `${sides} (${standard.toUpperCase()})`);
}

/** `91`, `106/104`, from `٩١`, `106-104`, `91 (615 kg)`. */
export function loadIndex(text: string): Localized | undefined {
  const [, single, twin] = /^(\d{2,3})(?:\s?[/-]\s?(\d{2,3}))?(?![\d.,])/.exec(text) ?? [];
  if (single === undefined) return undefined;
  return same(twin === undefined ? single : `${single}/${twin}`);
}

/** `V` from `v`, `91V`, `V (240 km/h)`. */
export function speedIndex(text: string): Localized | undefined {
  const [, symbol] = /^\(?(?:\d{2,3}(?:\/\d{2,3})?\s?)?([d-hj-np-wy])(?![\p{L}\d])/u.exec(text) ?? [];
  return symbol === undefined ? undefined : same(symbol.toUpperCase());
}
