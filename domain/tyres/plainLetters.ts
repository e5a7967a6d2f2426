import { latinDigits } from '../text/digits.js';

/** Characters that stand for another one in sizes. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\u0640]/g, '-'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u00d7\u2715\u2716]/g, 'X'],
  [/\u066b/g, '.'],
  [/\u060c/g, ','],
  [/\u0631/g, 'R'],
  [/[\u0622\u0623\u0625]/g, '\u0627'],
];

const UNSEEN = /[\p{Cf}\p{Z}\s\ufe00-\ufe0f]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * A text as the patterns of sizes read it: Latin digits, ASCII separators, capitals, `R` for `ر`. Every character keeps
 * its place, so that what is found can be cut out of the original.
 */
export function plainLetters(text: string): string {
  const ascii = latinDigits(text)
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(UNSEEN, ({ length }) => ' '.repeat(length))
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
  return SAME.reduce((plain, [pattern, letter]) => plain.replace(pattern, letter), ascii);
}
