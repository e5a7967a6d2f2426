import { cleanCode } from './cleanText.js';

/** Whether a search text has any visible character. */
export function isSearchable(text: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(cleanCode(text));
}

const MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;

/**
 * Normalises text for indexing and search: Arabic letter variants, marks, tatweel and digits are folded (a superset of
 * Lucene's ArabicNormalizer), Latin accents removed, lower case, single spaces.
 */
export function foldSearchText(text: string): string {
  return cleanCode(text)
    .replace(MARKS, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, 'ا')
    .replace(/[\u0649\u06cc\u0626]/g, 'ي')
    .replace(/\u0629/g, 'ه')
    .replace(/\u0624/g, 'و')
    .replace(/\u06a9/g, 'ك')
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, '')
    .replace(/(?<=\d)×(?=\d)/g, 'x')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
