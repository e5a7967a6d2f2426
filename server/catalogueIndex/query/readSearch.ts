import { foldSearchText } from '../../../domain/text/fold.js';
import { WORDS_BETWEEN_FIGURES } from '../../../domain/tyres/findSizes.js';
import { readTyre, type TyreReading } from '../../../domain/tyres/readTyre.js';
import type { TyreMarking } from '../../../domain/tyres/tyre.js';
import type { TyreFilter } from './listingFilters.js';
import { isContentWord, searchTerms, wordsOf } from '../text/searchText.js';

/** One interpretation of a search text. */
export interface Reading {
  /** Folded; each must match as a prefix. */
  terms: string[];
  marking: TyreFilter | null;
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
  const asked = tokens.join(' ');
  const words: Reading = { terms: wordsOf(asked), marking: null };
  const tyre = readTyre(asked);
  if (tyre !== null) return { readings: sizeReadings(tyre), namesSize: true };
  const part = findPart(asked);
  const readings = part === null ? figureReadings(tokens, words.terms) : [part];
  return { readings: [...readings, words], namesSize: false };
}

/** Further words are ignored, to bound the work. */
const MOST_TOKENS = 16;

/** `كاوتش16` → `كاوتش`, `16`. */
function splitTokens(text: string): string[] {
  return foldSearchText(text)
    .replace(/([\u0621-\u064a]{2})(?=\d)/gu, '$1 ')
    .split(' ')
    .filter((token) => token !== '')
    .slice(0, MOST_TOKENS);
}

/** Written next to sizes, but in no product's text. */
const BESIDE_SIZES = /^(?:p|lt|st|t|r|rf|zr|zrf|\d{1,2}pr|radial)$/;
/** The joined form of the attribute's value, which is in the text of every run-flat tyre. */
const RUN_FLAT_TERM = 'runflat';

function sizeReadings({ size, loadIndex, speedIndex, marks, rest }: TyreReading): Reading[] {
  const { width, aspect, rim } = size;
  const named: TyreMarking = { width, aspect, rim, ...(size.commercial ? { commercial: true } : {}) };
  const markings = [named];
  // A speed symbol alone, as in `205/55HR16`, is a form of the size.
  if (loadIndex !== null) {
    markings.unshift({ ...named, loadIndex, ...(speedIndex === null ? {} : { speedIndex }) });
  }
  // `185R14` may omit the aspect ratio; a C may be written where the manufacturer has none.
  if (aspect === null) markings.push({ width, rim });
  else if (size.commercial) markings.push({ width, aspect, rim });
  const terms = termsBeside(rest);
  // `225/45RF17` is a form of the size too.
  const isRunFlat = marks.includes('RFT') && !marks.includes('RF');
  const wanted = isRunFlat ? [[...terms, RUN_FLAT_TERM], terms] : [terms];
  return wanted.flatMap((each) => markings.map((marking) => ({ terms: each, marking })));
}

function termsBeside(rest: string): string[] {
  return searchTerms(rest).filter((term) => isContentWord(term) && !BESIDE_SIZES.test(term));
}

const WIDTH_AND_ASPECT =
  /(?<![\d.])([1-3]\d5)(?: ?[/\\x-] ?| )([2-9][05])(?:\s*(?:z?[rر]f?|[hqstvw]r)\d?)?(?![\d.])/u;
const FLOTATION_PART = /(?<!\d)(\d{2})\s*[x×*]\s*(\d{1,2}[.,]\d{1,2})(?!\d)/u;
const RIM_ALONE = /(?<!\S)z?[rر]f?-?(1[0-9]|2[0-4])(?!\S)/u;
const SAID_BETWEEN = new RegExp(`(?<=\\d)\\s+(?:${WORDS_BETWEEN_FIGURES})\\s+(?=[rر]?\\d)`, 'gu');

/** The first part of a size, its last part, or both in any order: `205/55`, `31x10.5`, `R16`, `205/55 على R16`. */
function findPart(asked: string): Reading | null {
  const text = asked.replace(SAID_BETWEEN, ' ');
  const body = WIDTH_AND_ASPECT.exec(text) ?? FLOTATION_PART.exec(text);
  const rim = RIM_ALONE.exec(text);
  if (body === null && rim === null) return null;
  const rest = [body, rim].reduce((left, match) => left.replace(match?.[0] ?? '', ' '), text);
  const marking = {
    ...(body === null ? {} : { width: Number(body[1]), aspect: Number(body[2]?.replace(',', '.')) }),
    ...(rim === null ? {} : { rim: Number(rim[1]) }),
  };
  return { terms: termsBeside(rest), marking };
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
