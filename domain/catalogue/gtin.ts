import { cleanCode } from '../text/cleanText.js';

const FORM = /^(?:\d{8}|\d{12,14})$/;
const SHORTEST = 8;
const LONGEST = 14;
/** Numbers that shops give inside their own walls, by their first digits. */
const INTERNAL = /^\d(?:02|04|2|0{13})/;
const INTERNAL_OF_EIGHT = /^[02]/;
const EVEN_WEIGHT = 3;
const BASE = 10;

/** A GTIN of 8, 12, 13 or 14 digits with a valid check digit, for use outside the shop; null for any other code. */
export function readGtin(text: string): string | null {
  const digits = cleanCode(text).replace(/[ -]/g, '');
  if (!FORM.test(digits)) return null;
  const padded = digits.padStart(LONGEST, '0');
  const sum = padded.split('').reduce((total, digit, place) => {
    return total + Number(digit) * (place % 2 === 0 ? EVEN_WEIGHT : 1);
  }, 0);
  const isInternal = digits.length === SHORTEST ? INTERNAL_OF_EIGHT.test(digits) : INTERNAL.test(padded);
  return sum % BASE === 0 && !isInternal ? digits : null;
}
