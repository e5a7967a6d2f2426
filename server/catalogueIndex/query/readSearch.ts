import { foldSearchText } from '../../../domain/core/fold.js';
import { parseSize } from '../../../domain/catalogue/parseSize.js';
import { loadKg, speedKmh, type TyreMarking, type TyreSize } from '../../../domain/catalogue/tyre.js';
import type { WantedTyre } from './listingFilters.js';
import { isContentWord, searchTerms, wordsOf } from './searchText.js';

/** One interpretation of a search text. */
export interface Reading {
  /** Folded; each must match as a prefix. */
  terms: string[];
  marking: WantedTyre | null;
  /** The terms must match in names, not in descriptions. */
  isNamed?: boolean;
}

/** All interpretations of a text, most literal first. */
export interface SearchReading {
  readings: Reading[];
  /** Whether the text contains a complete size: if nothing is made in it, other sizes are not offered. */
  namesSize: boolean;
}

/**
 * Parses a search text: the marking of a tyre in any spelling, and the other words. The first interpretation takes all
 * of it literally; each further one drops something that no product may have.
 */
export function readSearch(text: string): SearchReading {
  const tokens = splitTokens(text);
  const words: Reading = { terms: wordsOf(tokens.join(' ')), marking: null };
  const found = findSize(tokens);
  if (found !== null) {
    const rest = [...tokens.slice(0, found.start), found.prefix, ...tokens.slice(found.end)];
    return { readings: sizeReadings(found.size, rest), namesSize: true };
  }
  const part = findPart(tokens);
  const readings = part === null ? figureReadings(tokens, words.terms) : [part];
  return { readings: [...readings, words], namesSize: false };
}

/** Words between the numbers of a size: `205 على 55 جنط 16`. */
const SAID_BETWEEN = /(?<=\d)\s+(?:علي|في|ع|جنط|مقاس|rim|inch|by)\s+(?=[rر]?\d)/gu;

/** Further words are ignored, to bound the work. */
const MOST_TOKENS = 16;

/** `205/55R1691V` → `205/55r16`, `91v`; `كاوتش16` → `كاوتش`, `16`. */
function splitTokens(text: string): string[] {
  return foldSearchText(text)
    .replace(/([\u0621-\u064a]{2})(?=\d)/gu, '$1 ')
    .replace(/([rر]\d{2}c?)(\d{2,3}[a-z]\b)/gu, '$1 $2')
    .replace(SAID_BETWEEN, ' ')
    .split(' ')
    .filter((token) => token !== '')
    .slice(0, MOST_TOKENS);
}

/** Written next to sizes, but in no product's text: `LT265/70R16 10PR TL`. */
const BESIDE_SIZES = /^(?:p|lt|st|t|r|xl|rf|tl|tt|zr|\d{1,2}pr|ply|tubeless|load|extra|radial)$/;

function sizeReadings(size: TyreSize, rest: readonly string[]): Reading[] {
  const { width, aspect, rim } = size;
  const named: TyreMarking = { width, aspect, rim, ...(size.commercial ? { commercial: true } : {}) };
  const service = findService(rest);
  const terms = searchTerms(service.rest.join(' ')).filter(
    (term) => isContentWord(term) && !BESIDE_SIZES.test(term),
  );
  const readings = [{ terms, marking: named }];
  if (service.marking !== null) readings.unshift({ terms, marking: { ...named, ...service.marking } });
  // `185R14` may omit the aspect ratio; a C may be written where the manufacturer has none.
  if (aspect === null) readings.push({ terms, marking: { width, rim } });
  else if (size.commercial) readings.push({ terms, marking: { width, aspect, rim } });
  return readings;
}

/** Load and speed index next to a size: `91V`, `91 V`, `106/104R`, `(91Y)`. */
function findService(tokens: readonly string[]): {
  marking: Pick<TyreMarking, 'loadIndex' | 'speedIndex'> | null;
  rest: readonly string[];
} {
  for (const [start, token] of tokens.entries()) {
    const next = tokens[start + 1] ?? '';
    const isSplit = /^\d/.test(token) && /^[a-z]$/.test(next);
    const match = /^\(?(\d{2,3}(?:\/\d{2,3})?)([a-z])\)?$/.exec(isSplit ? token + next : token);
    const [loadIndex, speedIndex] = [match?.[1] ?? '', (match?.[2] ?? '').toUpperCase()];
    if (loadKg(loadIndex) === null || speedKmh(speedIndex) === null) continue;
    const rest = tokens.filter((_, index) => index !== start && !(isSplit && index === start + 1));
    return { marking: { loadIndex, speedIndex }, rest };
  }
  return { marking: null, rest: tokens };
}

const WIDTH_AND_ASPECT = /(?<![\d.])([1-3]\d5)\s*[/\\x -]\s*([2-9][05])(?:\s*z?[rر]\d?)?(?![\d.])/u;
const FLOTATION_PART = /(?<!\d)(\d{2})\s*[x×*]\s*(\d{1,2}\.\d{1,2})(?!\d)/u;
const RIM_ALONE = /(?<!\S)z?[rر]-?(1[0-9]|2[0-4])(?!\S)/u;

/** The first part of a size, its last part, or both in any order: `205/55`, `31x10.5`, `R16`, `R16 205/55`. */
function findPart(tokens: readonly string[]): Reading | null {
  const text = tokens.join(' ');
  const body = WIDTH_AND_ASPECT.exec(text) ?? FLOTATION_PART.exec(text);
  const rim = RIM_ALONE.exec(text);
  if (body === null && rim === null) return null;
  const rest = [body, rim].reduce((left, match) => left.replace(match?.[0] ?? '', ' '), text);
  const marking = {
    ...(body === null ? {} : { width: Number(body[1]), aspect: Number(body[2]) }),
    ...(rim === null ? {} : { rim: Number(rim[1]) }),
  };
  return { terms: searchTerms(rest).filter(isContentWord), marking };
}

const WIDTH_FIGURE = /^[1-3]\d5$/;
const RIM_FIGURE = /^(?:1[2-9]|2[0-4])$/;
/** Next to these words, a rim size is that of a tyre: `كاوتش جنط 16`. On their own they name rims. */
const BESIDE_RIMS = new Set(['جنط', 'rim', 'wheel']);

/**
 * A lone number among words may be the width or rim of a tyre: `كوتش ميشلان 205`, `16 lassa`. It may also belong to a
 * rim or an oil, so products that match all words come first.
 */
function figureReadings(tokens: readonly string[], words: string[]): Reading[] {
  const [width, ...widths] = tokens.filter((token) => WIDTH_FIGURE.test(token));
  const [rim, ...rims] = tokens.filter((token) => RIM_FIGURE.test(token));
  const terms = words.filter((term) => term !== width && term !== rim);
  if (terms.length === 0 || widths.length + rims.length > 0) return [];
  if (width === undefined && rim === undefined) return [];
  const marking = {
    ...(width === undefined ? {} : { width: Number(width) }),
    ...(rim === undefined ? {} : { rim: Number(rim) }),
  };
  const others = terms.filter((term) => !BESIDE_RIMS.has(term));
  return [
    { terms, marking, isNamed: true },
    { terms: words, marking: null, isNamed: true },
    ...(others.length < terms.length && others.length > 0 ? [{ terms: others, marking, isNamed: true }] : []),
  ];
}

interface FoundSize {
  size: TyreSize;
  /** The tokens from `start` (inclusive) to `end` (exclusive) are the size. */
  start: number;
  end: number;
  /** Letters attached to its front, as in the SKU `LAS-GRW-2055516`. */
  prefix: string;
}

const LONGEST_SIZE_TOKENS = 7;

/** The shortest sequence of tokens that contains the size of the whole text. */
function findSize(tokens: readonly string[]): FoundSize | null {
  const whole = parse(tokens.join(' '));
  if (whole === null) return null;
  for (let length = 1; length <= LONGEST_SIZE_TOKENS; length += 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + length).join(' ');
      if (sameSize(parse(run), whole)) {
        return { size: whole, start, end: start + length, prefix: /^\D*/.exec(run)?.[0] ?? '' };
      }
    }
  }
  return null;
}

/** The size parser expects capital letters; folded text is lower case. */
function parse(folded: string): TyreSize | null {
  return parseSize(folded.toUpperCase());
}

function sameSize(a: TyreSize | null, b: TyreSize): boolean {
  return (
    a !== null &&
    a.width === b.width &&
    a.aspect === b.aspect &&
    a.rim === b.rim &&
    a.commercial === b.commercial
  );
}
