import { type Car, type Fitment, fitmentsOf } from '../../../domain/fitment/fitment.js';
import { CAR_FIRST_YEAR } from '../../../domain/core/limits.js';
import { range } from './range.js';

/** Words written before a year. */
const YEAR_WORDS = new Set(['موديل', 'مودل', 'موديلات', 'سنه', 'model', 'year', 'my', 'm']);
/** Units; a number with one is not a year. */
const UNITS =
  /^(?:الاف|الف|كيلو|كم|km|امبير|أمبير|amp|amper|ah|لتر|l|liter|litre|volt|v|inch|بوصه|فرده|فردات)/;
const RIM_WORDS = new Set(['جنط', 'rim', 'r', 'ر', 'مقاس', 'inch', 'wheel']);
const RIM_FIGURE = /^(?:1[2-9]|2[0-4])$/;
const TYRE_WORD =
  /^(?:ال)?(?:كاوتش|كوتش|كاوتشات|اطار|اطارات|عجل|عجله|فرده|tyres?|tires?|kaw[ei]tc?h|kawetsh)$/;

/** Extracts years from the words: `2018`, `موديل 18`, `2014-2018`. */
export function takeYears(
  words: readonly string[],
  { used, cars, after }: { used: Set<number>; cars: readonly Car[]; after: readonly number[] },
): [number, number] | null {
  const hasTyreWord = words.some((word) => TYRE_WORD.test(word));
  const years: number[] = [];
  for (const [index, word] of words.entries()) {
    if (used.has(index)) continue;
    const before = words[index - 1] ?? '';
    const isModelYear = YEAR_WORDS.has(before);
    const found = /^\d{2}$/.test(word)
      ? shortYear(word, {
          isModelYear,
          isBeside: after.includes(index) && !UNITS.test(words[index + 1] ?? '') && !RIM_WORDS.has(before),
          mayBeRim: hasTyreWord && RIM_FIGURE.test(word),
          cars,
        })
      : longYears(word);
    if (found.length === 0) continue;
    years.push(...found);
    used.add(index);
    if (isModelYear) used.add(index - 1);
  }
  return years.length === 0 ? null : [Math.min(...years), Math.max(...years)];
}

function longYears(word: string): number[] {
  const parts = word.split(/[-/–:]/).filter((part) => part !== '');
  const last = new Date().getFullYear() + 1;
  const years = parts.map((part) => (/^\d{4}$/.test(part) ? Number(part) : NaN));
  return years.length > 0 && years.every((year) => year >= CAR_FIRST_YEAR && year <= last) ? years : [];
}

/** Two digits after a car are its year if it was built then, unless they look like a rim size. */
function shortYear(
  word: string,
  {
    isModelYear,
    isBeside,
    mayBeRim,
    cars,
  }: { isModelYear: boolean; isBeside: boolean; mayBeRim: boolean; cars: readonly Car[] },
): number[] {
  if (!isModelYear && (!isBeside || mayBeRim)) return [];
  const short = Number(word);
  const year = short + (short <= (new Date().getFullYear() % 100) + 1 ? 2000 : 1900);
  return isModelYear || cars.some((car) => fitmentsOf(car, year).length > 0) ? [year] : [];
}

const LONGEST_SPAN_YEARS = 30;

/** Fitments of the cars in any of these years. */
export function fitmentsIn(cars: readonly Car[], [from, to]: readonly [number, number]): Fitment[] {
  const years = range(from, Math.min(to, from + LONGEST_SPAN_YEARS) + 1);
  return [...new Set(years.flatMap((year) => cars.flatMap((car) => fitmentsOf(car, year))))];
}
