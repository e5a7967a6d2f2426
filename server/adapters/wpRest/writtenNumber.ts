import { cleanCode } from '../../../domain/text/cleanText.js';

/*
 * Numbers as people and imports write them into a store: `1850,00`, `1,850.00`, `1.850,00`, `١٨٥٠`, `1 850`. Money is
 * never guessed, so that what can mean two numbers is none.
 */

const ARABIC_POINT = /\u066b/g;
const ARABIC_GROUP = /\u066c/g;
/** Spaces, of any width, and apostrophes between groups of three digits. */
const GROUPED_BY_SPACE = /^\d{1,3}(?:[\s\u0027\u2019]\d{3})+(?![\s\d])/;
const PLAIN = /^\d+(?:\.\d+)?$/;
const DECIMAL_COMMA = /^\d+,\d+$/;
/** Three digits after the only comma are thousands to some and decimals to others. */
const EITHER_COMMA = /^[1-9]\d{0,2},\d{3}$/;
const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/;
const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;
/** Longer texts are no number. */
const LONGEST_CHARS = 40;

/**
 * A number as decimal text with a point, `-1850.5`; null for what is none or could be two. A single point is always the
 * decimal point, as in every API: `1.850` is 1.85. A single comma before exactly three digits, `1,850`, is ambiguous.
 */
export function readWrittenNumber(written: string | number): string | null {
  const text = String(written);
  if (text.length > LONGEST_CHARS) return null;
  const seen = cleanCode(text).replace(ARABIC_POINT, '.').replace(ARABIC_GROUP, ',');
  const sign = seen.startsWith('-') ? '-' : '';
  const size = readSize(seen.slice(sign.length));
  return size === null ? null : sign + size;
}

function readSize(size: string): string | null {
  const text = GROUPED_BY_SPACE.test(size) ? size.replace(/[\s\u0027\u2019]/g, '') : size;
  if (PLAIN.test(text)) return text;
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '');
  if (GROUPED_BY_POINT.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return DECIMAL_COMMA.test(text) && !EITHER_COMMA.test(text) ? text.replace(',', '.') : null;
}
