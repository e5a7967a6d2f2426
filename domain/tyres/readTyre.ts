import type { TyreSize } from './tyre.js';
import { findSizes } from './findSizes.js';
import { plainLetters } from './plainLetters.js';
import { Remainder } from './remainder.js';
import { readService } from './serviceDescription.js';
import { readMarks } from './serviceMarks.js';

/** What a text says of a tyre. */
export interface TyreReading {
  /** The first size. */
  size: TyreSize;
  /** `91`, or `106/104` for single and twin fitment; null if not stated. */
  loadIndex: string | null;
  speedIndex: string | null;
  /** `P`, `LT`, `ST`, `T`; `ZR`, `RF`, `D`, `B`; `XL`, `RFT`, `M+S`, `3PMSF`, `M/C`, `TL`, `TT`, `10PR`, `LR E`. */
  marks: readonly string[];
  /** Where the size stands, with the load and speed index right behind it. */
  start: number;
  end: number;
  /** The text with blanks for everything that was read. */
  rest: string;
  /** Further sizes that differ from the first. */
  others: readonly TyreSize[];
}

/** Long enough for a product name with additional text. */
const LONGEST_TEXT_CHARS = 1000;
/** A production year right behind the marking. */
const YEAR = /^[ ,()/-]*(?:(?:DOT|انتاج|سنة|سنه)[ :]?)?(?:19[89]|20[0-4])\d(?!\d)\)?/;
const VAN = /^ *C(?![A-Z/\d])/;

/**
 * Reads a tyre's marking in free text, in the spellings of the trade and in either script; null if there is no size:
 * `P225/45ZRF17 90V`, `31x10,50R15LT 109S 6PR`, `7.50R16`, `205 55 16`, `٢٠٥/٥٥ ر ١٦`.
 */
export function readTyre(given: string): TyreReading | null {
  const text = given.slice(0, LONGEST_TEXT_CHARS);
  const plain = plainLetters(text);
  // No size has fewer; most names and searches of other goods end here.
  if (!/\d.{0,8}\d/.test(plain)) return null;
  const [first, ...further] = findSizes(plain);
  if (first === undefined) return null;
  const left = new Remainder(plain);
  for (const { start, end } of [first, ...further]) left.blankOut(start, end);
  const marks = readMarks(first, left);
  const { loadIndex, speedIndex, end } = readService(first, further[0]?.start ?? plain.length, left);
  const isPair = loadIndex?.includes('/') ?? false;
  const isVan = isPair && first.service === null && left.take(VAN, [end, plain.length]) !== null;
  left.take(YEAR, [end, plain.length]);
  for (const [place, other] of further.entries())
    readService(other, further[place + 1]?.start ?? plain.length, left);
  return {
    size: isVan ? { ...first.size, commercial: true } : first.size,
    loadIndex,
    speedIndex: speedIndex ?? first.speed,
    marks,
    start: first.start,
    end,
    rest: left.of(text),
    others: further.map(({ size }) => size).filter((size) => !isSame(size, first.size)),
  };
}

function isSame(a: TyreSize, b: TyreSize): boolean {
  return a.width === b.width && a.aspect === b.aspect && a.rim === b.rim;
}
