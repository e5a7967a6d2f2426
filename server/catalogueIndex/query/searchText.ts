import { foldSearchText } from '../../../domain/core/fold.js';
import type { TyreSize } from '../../../domain/catalogue/tyre.js';

const ARTICLE = /^(?:و?ال|لل)(?=.{3})/;

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

/** Endings that Arabic and English hang onto a word: `صيني`, `مساحات`, `chinese`, `korean`. */
const ENDINGS = /(?:يات|ات|ين|ون|ان|يه|ها|ه|ي)$/;
const LATIN_ENDINGS = /(?:ese|ish|ian|es|n|s)$/;
const SHORTEST_STEM_CHARS = 3;
const SHORTEST_LATIN_STEM_CHARS = 4;

/** What is left of a word without its ending, the longest first; none where too little is left. */
export function stemsOf(term: string): string[] {
  const isLatin = /^[a-z]+$/.test(term);
  const [endings, shortest] = isLatin
    ? ([LATIN_ENDINGS, SHORTEST_LATIN_STEM_CHARS] as const)
    : ([ENDINGS, SHORTEST_STEM_CHARS] as const);
  const cuts = Array.from({ length: 3 }, (_, index) => index + 1);
  return cuts
    .filter((cut) => endings.exec(term.slice(-cut))?.[0].length === cut)
    .map((cut) => term.slice(0, -cut))
    .filter((stem) => stem.length >= shortest);
}

/** Words that a text writes with something in between, in one: `5W-30` → `5w30`, `N'Blue` → `nblue`. */
export function joinedTerms(text: string): string[] {
  return foldSearchText(text)
    .split(' ')
    .map((word) => ({ word, parts: searchTerms(word) }))
    .flatMap(({ parts }) => (parts.length > 1 ? [parts.join('')] : []));
}

/** Text as it is indexed: its terms, once more without their article, and in one where something parts them. */
export function indexedText(...parts: (string | null)[]): string {
  const texts = parts.filter((part) => part !== null);
  const terms = texts.flatMap(searchTerms);
  const bare = terms.map(withoutArticle).filter((term, index) => term !== terms[index]);
  return [...new Set([...terms, ...bare, ...texts.flatMap(joinedTerms)])].join(' ');
}

/** A name as it is indexed: some write two of its words as one, `Pilot Sport` as `pilotsport`. */
export function indexedName(...names: (string | null)[]): string {
  const pairs = names.flatMap((name) => {
    const words = name === null ? [] : searchTerms(name).filter((word) => !/\d/.test(word));
    return words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  });
  return indexedText(...names, pairs.join(' '));
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
const IDLE_TERMS = new Set([
  ...[
    'size',
    'inch',
    'for',
    'and',
    'the',
    'of',
    'with',
    'price',
    'buy',
    'best',
    'cheap',
    'made',
    'in',
    'from',
  ],
  ...[
    'مقاس',
    'بوصه',
    'من',
    'في',
    'علي',
    'و',
    'سعر',
    'اسعار',
    'عايز',
    'عاوز',
    'محتاج',
    'اريد',
    'ماركه',
    'بكام',
    'عندكم',
    'فيه',
  ],
]);

/** The terms of a text: the idle ones count only where there is nothing else. */
export function wordsOf(text: string): string[] {
  const terms = [...new Set(searchTerms(text))];
  const telling = terms.filter(isTelling);
  return telling.length > 0 ? telling : terms;
}

/** Whether a term says something about which product is meant. */
export function isTelling(term: string): boolean {
  return !IDLE_TERMS.has(term);
}
