import { foldSearchText } from '../../../domain/fold.js';
import { parseSize, type TyreSize } from '../../../domain/tyre.js';

const ARTICLE = /^ال(?=.{3})/;

/** The terms of a text as the search table's tokenizer cuts them: runs of letters and digits, folded. */
export function searchTerms(text: string): string[] {
  return foldSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');
}

/** `الاطارات` → `اطارات`: the Arabic article is written onto its word, and shoppers leave it out. */
export function withoutArticle(term: string): string {
  return term.replace(ARTICLE, '');
}

/** Text as it is indexed: its terms, and once more without their article where they have one. */
export function indexedText(...parts: (string | null)[]): string {
  const terms = parts.flatMap((part) => (part === null ? [] : searchTerms(part)));
  const bare = terms.map(withoutArticle).filter((term, index) => term !== terms[index]);
  return [...new Set([...terms, ...bare])].join(' ');
}

/** A size in the spellings that people begin to type: `205/55R16`, `205 55 16`, `2055516`, `R16`. */
export function sizeSpellings({ width, aspect, rim, commercial }: TyreSize): string {
  const suffix = `r${rim}${commercial ? 'c' : ''}`;
  if (aspect === null) return indexedText(`${width} ${suffix} ${width}${suffix} ${rim}`);
  const digits = `${width}${aspect}${rim}`.replace('.', '');
  return indexedText(
    `${width} ${aspect} ${rim} ${suffix} ${aspect}${suffix} ${digits} ${width}x${aspect} ${width}x${aspect}${suffix}`,
  );
}

/** Words that say nothing about which product is meant. */
const IDLE_TERMS = new Set(['size', 'inch', 'for', 'and', 'the', 'مقاس', 'بوصه', 'من', 'في', 'علي', 'و']);

export interface SearchRequest {
  /** Folded; every one has to be found, at the beginning of a word. */
  terms: string[];
  /** A tyre size that the text names. */
  size: TyreSize | null;
}

/** Reads what a shopper typed: a tyre size in any spelling, and the words around it. */
export function readSearch(text: string): SearchRequest {
  const tokens = foldSearchText(text)
    .split(' ')
    .filter((token) => token !== '');
  const found = findSize(tokens);
  if (found === null) return { terms: wordsOf(text), size: null };
  const rest = [...tokens.slice(0, found.start), found.prefix, ...tokens.slice(found.end)];
  return { terms: searchTerms(rest.join(' ')).filter(isTelling), size: found.size };
}

/** The terms of a text that names no size: the idle ones count only where there is nothing else. */
export function wordsOf(text: string): string[] {
  const terms = [...new Set(searchTerms(text))];
  const telling = terms.filter(isTelling);
  return telling.length > 0 ? telling : terms;
}

function isTelling(term: string): boolean {
  return !IDLE_TERMS.has(term);
}

interface FoundSize {
  size: TyreSize;
  /** Tokens from `start` up to, not including, `end` spell the size. */
  start: number;
  end: number;
  /** Letters glued to its front, as in the SKU `LAS-GRW-2055516`. */
  prefix: string;
}

const LONGEST_SIZE_TOKENS = 5;

/** The shortest run of tokens that spells the size of the whole text. */
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

/** The reader of sizes knows capital letters; folded text has small ones. */
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
