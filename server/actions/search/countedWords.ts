import { latinDigits } from '../../../domain/text/digits.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import { MISSED_SEARCH_MAX_CHARS } from '../../../domain/core/limits.js';
import { readTyre } from '../../../domain/tyres/readTyre.js';

/** Order numbers and parts of phone numbers. */
const LONG_NUMBER = /\d{5}/;
/** Shortest phone number, once the separators in it are gone. */
const PHONE = /\d{8}/;
const BETWEEN_DIGITS = /(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu;
const ADDRESS = /@|:\/\//;
/** A number alone is an order's, unless it is a size. */
const NUMBER_ALONE = /^(?:(?:order|number|no|طلب|الطلب|طلبي|رقم) )*\d{4,}$/;

/**
 * The words under which a search that found nothing is counted, the same for all spellings; null if it is not counted,
 * because it may name a person: an email address, a phone or order number, or a text that is too long for goods.
 */
export function countedWords(search: string): string | null {
  const folded = foldSearchText(latinDigits(search));
  if (folded.length > MISSED_SEARCH_MAX_CHARS || ADDRESS.test(folded)) return null;
  const words = wordsIn(folded);
  const rest = readTyre(folded)?.rest ?? folded;
  if (NUMBER_ALONE.test(wordsIn(rest))) return null;
  if (LONG_NUMBER.test(rest) || PHONE.test(rest.replace(BETWEEN_DIGITS, ''))) return null;
  return words === '' ? null : words;
}

function wordsIn(text: string): string {
  const words = text.split(/[^\p{L}\p{N}.]+/u);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
}
