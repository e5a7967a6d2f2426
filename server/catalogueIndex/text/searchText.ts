import { foldSearchText } from '../../../domain/text/fold.js';
import { fullProfileWidth, type TyreSize } from '../../../domain/tyres/tyre.js';

const ARTICLE = /^(?:و?ال|لل)(?=.{3})/;

/** The terms of a text as the search table's tokenizer splits it: runs of letters and digits, folded. */
export function searchTerms(text: string): string[] {
  return foldSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');
}

/** `الاطارات` → `اطارات`: the Arabic article is attached to its word, and shoppers omit it. */
export function withoutArticle(term: string): string {
  return term.replace(ARTICLE, '');
}

/** Arabic and English suffixes: `صيني`, `مساحات`, `chinese`, `korean`. */
const ENDINGS = /(?:يات|ات|ين|ون|ان|يه|ها|ه|ي)$/;
const LATIN_ENDINGS = /(?:ese|ish|ian|es|n|s)$/;
const SHORTEST_STEM_CHARS = 3;
const SHORTEST_LATIN_STEM_CHARS = 4;

/** Stems of a word without its suffix, longest first; empty if too little would remain. */
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

/** Terms with separators removed: `5W-30` → `5w30`, `N'Blue` → `nblue`. */
function joinedTerms(text: string): string[] {
  return foldSearchText(text)
    .split(' ')
    .map((word) => ({ word, parts: searchTerms(word) }))
    .flatMap(({ parts }) => (parts.length > 1 ? [parts.join('')] : []));
}

/** Text for the index: its terms, again without their article, and joined where a separator splits them. */
export function indexedText(...parts: (string | null)[]): string {
  const texts = parts.filter((part) => part !== null);
  const terms = texts.flatMap(searchTerms);
  const bare = terms.map(withoutArticle).filter((term, index) => term !== terms[index]);
  return [...new Set([...terms, ...bare, ...texts.flatMap(joinedTerms)])].join(' ');
}

/** A name for the index, with adjacent words also joined: `pilotsport` for `Pilot Sport`. */
export function indexedName(...names: (string | null)[]): string {
  const pairs = names.flatMap((name) => {
    const words = name === null ? [] : searchTerms(name).filter((word) => !/\d/.test(word));
    return words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  });
  return indexedText(...names, pairs.join(' '));
}

/** Spellings of a size that shoppers type: `205/55R16`, `205 55 16`, `2055516`, `R16`. */
export function sizeSpellings(size: TyreSize): string {
  const { width, aspect, rim, commercial } = size;
  const suffix = `r${rim}${commercial ? 'c' : ''}`;
  const full = fullProfileWidth(size);
  if (aspect === null) return indexedText(`${full} ${suffix} ${full}${suffix} ${rim}`);
  const digits = `${width}${aspect}${rim}`.replace('.', '');
  return indexedText(
    `${width} ${aspect} ${rim} ${suffix} ${aspect}${suffix} ${digits} ${width}x${aspect} ${width}x${aspect}${suffix}`,
  );
}

/** Stop words. */
const STOP_WORDS = new Set([
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

/** The terms of a text without stop words, unless it has only stop words. */
export function wordsOf(text: string): string[] {
  const terms = [...new Set(searchTerms(text))];
  const contentWords = terms.filter(isContentWord);
  return contentWords.length > 0 ? contentWords : terms;
}

/** Whether a term is not a stop word. */
export function isContentWord(term: string): boolean {
  return !STOP_WORDS.has(term);
}
