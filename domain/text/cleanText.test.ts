import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { OneTimeCode } from '../account/oneTimeCode.js';
import { CouponCode } from '../coupon/couponCode.js';
import { cleanCode, cleanLine, cleanLines } from './cleanText.js';
import {
  Email,
  FamilyName,
  FullName,
  line,
  Mobile,
  OptionalEmail,
  optionalLine,
  optionalLines,
  OptionalMobile,
  PersonName,
  StreetLine,
  Username,
} from '../forms/fields.js';
import { foldSearchText, isSearchable } from './fold.js';

/** Characters that nobody sees, as a paste from a chat, a web page or a document brings them. */
const UNSEEN = [
  ...['\u0000', '\u0008', '\u001b', '\u007f', '\u0080', '\u00ad', '\u034f', '\u061c', '\u115f', '\u180e'],
  ...['\u200b', '\u200e', '\u200f', '\u202a', '\u202c', '\u202e', '\u2060', '\u2064', '\u2066', '\u2069'],
  ...['\u206f', '\u3164', '\ufe00', '\ufe0d', '\ufe0f', '\ufeff', '\ufff9', '\ufffc', '\u{e0041}'],
];
/** Between Latin letters and digits they shape nothing. */
const JOINERS = ['\u200c', '\u200d'];
const SPACES = ['\t', '\u0085', '\u00a0', '\u1680', '\u2003', '\u2028', '\u202f', '\u2800', '\u3000', '\n'];
const MINUSES = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'];

const whole = (text: string) => ({ first: text, last: '' });

/** What is pasted with something invisible at each place of `|`, and what is stored. */
const FIELDS: [string, GenericSchema, string, unknown][] = [
  ['a first name', PersonName, '|Mo|na|', 'Mona'],
  ['a family name', FamilyName, '|Has|san|', 'Hassan'],
  ['a full name', FullName, '|Mo|na|', whole('Mona')],
  ['a street', StreetLine, '|12 Tah|rir|', '12 Tahrir'],
  ['a second line', optionalLine(50), '|Fl|at 4|', 'Flat 4'],
  ['a note', optionalLines(50), '|Ri|ng|', 'Ring'],
  ['an email', Email, '|mo|na@exam|ple.com|', 'mona@example.com'],
  ['an optional email', OptionalEmail, '|mo|na@example.com|', 'mona@example.com'],
  ['a phone number', Mobile, '|+20|10|12345678|', '+201012345678'],
  ['a phone number in Arabic digits', OptionalMobile, '|٠١٠|١٢٣٤٥٦٧٨|', '+201012345678'],
  ['a phone number as user name', Username, '|010|12345678|', '01012345678'],
  ['an email as user name', Username, '|mona@|example.com|', 'mona@example.com'],
  ['a coupon code', CouponCode, '|SAVE|10|', 'save10'],
  ['a one-time code', OneTimeCode, '|12|3456|', '123456'],
  ['a line of the operator', line(20), '|J&|T|', 'J&T'],
];

describe.each(FIELDS)('%s', (_, schema, pasted, stored) => {
  it.each([...UNSEEN, ...JOINERS])('is stored without %j', (sign) => {
    expect(safeParse(schema, pasted.replaceAll('|', sign)).output).toEqual(stored);
  });

  it.each(SPACES)('is trimmed of %j', (space) => {
    expect(safeParse(schema, space + pasted.replaceAll('|', '') + space).output).toEqual(stored);
  });
});

describe.each(SPACES)('the space %j', (space) => {
  it('is a plain space between words, and nothing between digits', () => {
    expect(safeParse(StreetLine, `12${space}Tahrir${space} St`).output).toBe('12 Tahrir St');
    expect(safeParse(FullName, `Mona${space}Hassan`).output).toEqual({ first: 'Mona', last: 'Hassan' });
    expect(safeParse(Mobile, `010${space}1234${space}5678`).output).toBe('+201012345678');
    expect(safeParse(OneTimeCode, `123${space}456`).output).toBe('123456');
    expect(safeParse(CouponCode, `EID${space}2026`).output).toBe('eid 2026');
  });
});

it.each(MINUSES)('reads %j as a hyphen in numbers and codes, and keeps it in texts', (minus) => {
  expect(safeParse(Mobile, `010${minus}1234${minus}5678`).output).toBe('+201012345678');
  expect(safeParse(OneTimeCode, `123${minus}456`).output).toBe('123456');
  expect(safeParse(CouponCode, `EID${minus}26`).output).toBe('eid-26');
  expect(safeParse(Email, `mona${minus}h@example.com`).output).toBe('mona-h@example.com');
  expect(cleanCode(`${minus}5`)).toBe('-5');
  expect(cleanLine(`a ${minus} b`)).toBe(`a ${minus} b`);
});

it.each([
  'tel:01012345678',
  'tel:+20-10-1234-5678',
  'TEL: +20 10 1234 5678',
  'tel:%2B201012345678',
  'https://wa.me/201012345678?text=Hi',
  'wa.me/+201012345678',
  'tel://+201012345678',
  'tel:+201012345678;ext=5',
  '\u2066tel:\u200e٠١٠١٢٣٤٥٦٧٨\u2069',
])('reads the link %j as a phone number', (link) => {
  expect(safeParse(Mobile, link).output).toBe('+201012345678');
  expect(safeParse(Username, link).output).toBe('01012345678');
});

it.each([
  'mailto:Mona@Example.com',
  'MAILTO: mona@example.com',
  'mailto:mona%40example.com',
  'mailto:mona@example.com?subject=Hi&body=tel:1',
  '\u200fmailto:mona@example.com\u200f',
  'Mona Hassan <mona@example.com>',
  '"Hassan, Mona" <mailto:mona@example.com>;',
  '<Mona@Example.com>',
  'mona@example.com, ',
])('reads the link %j as an email address', (link) => {
  expect(safeParse(Email, link).output).toBe('mona@example.com');
  expect(safeParse(Username, link).output).toBe('mona@example.com');
});

it.each([
  ...['mona <a@b.co> <c@d.co>', 'a@b.co, c@d.co', '<>', '<mona@example.com', `${'<'.repeat(9)}a@b.co`],
  ...[`${','.repeat(60_000)}a`, `${'<a>'.repeat(20_000)}x`],
])('reads no address in what has none or several: %.30s', (text) => {
  const began = performance.now();
  expect(safeParse(Email, text).success).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);
});

it('keeps the other characters of a link that cannot be decoded', () => {
  expect(safeParse(Email, 'mailto:50%@example.com').output).toBe('50%@example.com');
});

it.each([
  ['میـرزا', 'میـرزا'],
  ['می\u200cنا', 'می\u200cنا'],
  ['ه\u200d', 'ه\u200d'],
  ['क\u094d\u200dष', 'क\u094d\u200dष'],
  ['Mona ❤\ufe0f', 'Mona ❤\ufe0f'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['👩🏽\u200d🔧 ok', '👩🏽\u200d🔧 ok'],
])('keeps what shapes a letter or an emoji: %j', (text, kept) => {
  expect(cleanLine(text)).toBe(kept);
  expect(cleanLines(text)).toBe(kept);
});

it.each([
  ['می\u200c\u200cنا', 'می\u200cنا'],
  ['مینا\u200c', 'مینا'],
  ['\u200dمینا', 'مینا'],
  ['Mo\u200dna', 'Mona'],
  ['5\ufe0f', '5'],
])('removes a joiner that shapes nothing: %j', (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned);
});

it('keeps the lines of a text, whatever ends them', () => {
  expect(cleanLines('a\r\nb\rc\u2028d\u0085e\tf  g\n')).toBe('a\nb\nc\nd\ne f  g');
});

it('counts the length of what is stored', () => {
  expect(safeParse(line(4), `${'\u200b'.repeat(50)}Mona`).output).toBe('Mona');
  expect(safeParse(OneTimeCode, '\u2066'.repeat(30) + '123456').output).toBe('123456');
});

it('finds nothing to read in a text that cannot be seen', () => {
  expect(safeParse(PersonName, '\u200b\u2060').issues?.[0].message).toBe('required');
  expect(safeParse(optionalLine(5), '\ufeff').output).toBe(null);
  expect(isSearchable('\u3164\ufe0f \u2800')).toBe(false);
  expect(foldSearchText('\u200bLas\u00adsa\u2060 ٢٠٥–٥٥')).toBe('lassa 205-55');
});

it('cleans what is already clean into the same', () => {
  const texts = [
    'می\u200cنا 👩🏽\u200d🔧',
    'a\u00a0\u200b b',
    'ﬁ ½ ﷺ',
    '❤\ufe0f\u200d',
    'e\u200d\u0301',
    '㐀\u200c\ufe0f',
  ];
  for (const clean of [cleanLine, cleanLines, cleanCode]) {
    for (const text of texts) expect(clean(clean(text))).toBe(clean(text));
  }
});
