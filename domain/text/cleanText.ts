import { decoded } from './decoded.js';
import { latinDigits } from './digits.js';

/*
 * People paste text with characters that nobody sees: direction marks from chats, zero-width spaces from web pages,
 * soft hyphens, tabs from spreadsheets. Every field, importer and search reads text through one of these functions.
 */

/** Where lines end, in any convention. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const SPACE = /[\s\u0085\u2800]/g;
const SPACES = /[\s\u0085\u2800]+/g;
/** Dashes, hyphens and minus signs of every kind. */
const DASH = /[\p{Pd}\u2043\u2212]/gu;

const NOT_SEEN = String.raw`\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]|(?![\s\u0085])\p{Cc}`;
const UNSEEN = new RegExp(NOT_SEEN, 'gu');

const TONE = String.raw`[\ufe0f\u{1f3fb}-\u{1f3ff}]?`;
const PICTURE = String.raw`\p{Extended_Pictographic}${TONE}(?:\u200d\p{Extended_Pictographic}${TONE})*`;
const LETTER = String.raw`(?!${NOT_SEEN})[\p{L}\p{M}]`;
/** Persian and other scripts than Latin shape letters with joiners: `می‌نا`. */
const SHAPED = String.raw`(?!\p{Script=Latin})${LETTER}(?:\u200d|\u200c(?=(?:${NOT_SEEN})*${LETTER}))`;
const MEANT_OR_UNSEEN = new RegExp(`(${PICTURE}|${SHAPED})|${NOT_SEEN}`, 'gu');

function withoutInvisible(text: string): string {
  return text.replace(MEANT_OR_UNSEEN, '$1');
}

/**
 * One line for people to read, such as a name or a street: no control or invisible characters, single spaces, trimmed.
 * Joiners stay where they shape a letter or an emoji.
 */
export function cleanLine(text: string): string {
  return withoutInvisible(text).replace(SPACES, ' ').trim();
}

/** Several lines for people to read: like `cleanLine`, with line ends as `\n` and each space kept. */
export function cleanLines(text: string): string {
  const lines = withoutInvisible(text.replace(LINE_END, '\n')).split('\n');
  return lines
    .map((line) => line.replace(SPACE, ' '))
    .join('\n')
    .trim();
}

/**
 * Text that is compared or computed with, such as a number, a code, a size or an email address: NFKC, no invisible
 * characters at all, single spaces, trimmed, Latin digits, and a hyphen for every dash and minus sign.
 */
export function cleanCode(text: string): string {
  const plain = text.replace(UNSEEN, '').normalize('NFKC').replace(SPACES, ' ').replace(DASH, '-');
  return latinDigits(plain).trim();
}

/** The same for all spellings in upper and lower case. The lower case of `İ` is a letter with a mark, which NFKC puts in order. */
export function lowerCode(text: string): string {
  return cleanCode(text).toLowerCase().normalize('NFKC');
}

const TEL = /^(?:tel:(?:\/\/)?|(?:https?:\/\/)?(?:www\.)?wa\.me\/)([^;?]*)/i;

/** A phone number as it is written, also in the form of a link: `tel:+20-10-1234-5678;ext=1`, `wa.me/201012345678`. */
export function cleanPhone(text: string): string {
  return withoutScheme(cleanCode(text), TEL);
}

const MAILTO = /^mailto:([^?]*)/i;

/** `Mona <mona@example.com>`, as mail programs write it. */
const NAMED = /^[^<>]*<([^<>]*)>$/;

/** What separates addresses in a list. */
const SEPARATORS = [',', ';', ' '];

function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && SEPARATORS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** An email address as it is written, also with a name, and in the form of a link: `mailto:mona@example.com?subject=Hi`. */
export function cleanEmail(text: string): string {
  const code = withoutSeparators(cleanCode(text));
  const [, address = code] = NAMED.exec(code) ?? [];
  return withoutScheme(address.trim(), MAILTO);
}

function withoutScheme(text: string, scheme: RegExp): string {
  const [, address] = scheme.exec(text) ?? [];
  return address === undefined ? text : cleanCode(decoded(address) ?? address);
}
