import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect } from 'vitest';
import { mobileUsername, parseMobile } from '../../domain/egypt/mobile.js';
import { anchorOf, anchorsOf } from '../../domain/content/anchors.js';
import { isolateLatin, UNBROKEN } from '../../domain/text/bidi.js';
import { cleanCode, cleanEmail, cleanLine, cleanLines, cleanPhone } from '../../domain/text/cleanText.js';
import {
  City,
  Email,
  foldUsername,
  FullName,
  line,
  lines,
  Mobile,
  Username,
} from '../../domain/forms/fields.js';
import { foldSearchText, isSearchable } from '../../domain/text/fold.js';
import { NAME_MAX_CHARS } from '../../domain/core/limits.js';
import { readableSlug, slugKey } from '../../domain/text/slugs.js';
import { normalizeCouponCode } from '../../domain/coupon/couponCode.js';
import { holds } from './holds.js';
import { anyText, isWhole, textOf } from './texts.js';

const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

describe.each([
  ['a line', cleanLine],
  ['lines', cleanLines],
  ['a code', cleanCode],
  ['a coupon code', normalizeCouponCode],
  ['a search', foldSearchText],
])('cleaning %s', (_, clean) => {
  holds('gives the same when repeated', [anyText], (text) => {
    const once = clean(text);
    expect(clean(once)).toBe(once);
  });

  holds('leaves no control characters but line ends, and no space at either end', [anyText], (text) => {
    const clear = clean(text);
    expect(clear.replaceAll('\n', '')).not.toMatch(CONTROLS);
    expect(clear.trim()).toBe(clear);
  });
});

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

holds(
  'a code has no invisible characters, and a line only what shapes letters and emoji',
  [anyText],
  (text) => {
    expect(cleanCode(text)).not.toMatch(INVISIBLE);
    expect(cleanLine(text).replace(/[\u200c\u200d\ufe0f]/g, '')).not.toMatch(INVISIBLE);
  },
);

holds('a clean line is never longer than what was typed', [anyText], (text) => {
  expect(cleanLine(text).length).toBeLessThanOrEqual(text.length);
});

holds('what is searchable has something to search for', [anyText], (text) => {
  if (!isSearchable(text)) expect(foldSearchText(text).replace(/[\p{C}\p{Z}]/gu, '')).toBe('');
});

const PHONE_PARTS = [
  '+20',
  '0020',
  '0',
  '10',
  '1012345678',
  '٠١٠',
  '(0)',
  '-',
  'tel:',
  'wa.me/',
  ';ext=1',
  '12345678',
];

describe('a mobile number', () => {
  const national = fc
    .tuple(fc.constantFrom('10', '11', '12', '15'), fc.stringMatching(/^\d{8}$/))
    .map((parts) => parts.join(''));
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u200e'), {
    minLength: 10,
    maxLength: 10,
  });
  const spelling = fc.constantFrom('0', '+20', '0020', '+20 (0)', '20', 'tel:+20', 'https://wa.me/20');
  const toArabic = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

  holds(
    'is read from every spelling, in every script',
    [national, spelling, separators, fc.boolean()],
    (digits, start, gaps, isArabic) => {
      const spaced = digits
        .split('')
        .map((digit, place) => `${digit}${gaps[place] ?? ''}`)
        .join('');
      const written = start.includes(':') ? `${start}${digits}` : `${start}${spaced}`;
      expect(parseMobile(isArabic ? toArabic(written) : written)).toBe(`+20${digits}`);
    },
  );

  holds('is E.164, and reads itself, or is none', [textOf(...PHONE_PARTS)], (text) => {
    const phone = parseMobile(text);
    if (phone === null) {
      expect(mobileUsername(text)).toBeNull();
      return;
    }
    expect(phone).toMatch(/^\+201[0125]\d{8}$/);
    expect(parseMobile(phone)).toBe(phone);
    expect(mobileUsername(text)).toBe(phone.replace('+2', ''));
    expect(safeParse(Mobile, text).output).toBe(phone);
  });
});

const EMAIL_PARTS = [
  'mona',
  '@',
  'example.com',
  '.',
  '<',
  '>',
  'mailto:',
  '?subject=',
  ',',
  'Ａ',
  'MONA@EXAMPLE.COM',
];

holds('an email address is lower case, reads itself, and has one @', [textOf(...EMAIL_PARTS)], (text) => {
  const { success, output } = safeParse(Email, text);
  if (!success) return;
  expect(output).toBe(output.toLowerCase());
  expect(output).toMatch(/^[^@\s<>"]+@[^@\s<>"]+$/);
  expect(safeParse(Email, output).output).toBe(output);
});

holds(
  'a user name in canonical form is its own canonical form',
  [textOf(...PHONE_PARTS, ...EMAIL_PARTS)],
  (text) => {
    const { success, output } = safeParse(Username, text);
    if (!success) return;
    expect(safeParse(Username, output).output).toBe(output);
    expect(foldUsername(output)).toBe(output);
  },
);

holds(
  'links to phones and addresses are cleaned once and for all',
  [textOf(...PHONE_PARTS, ...EMAIL_PARTS)],
  (text) => {
    for (const clean of [cleanPhone, cleanEmail]) expect(clean(text).trim()).toBe(clean(text));
  },
);

describe('fields', () => {
  const postal = textOf('12 شارع', 'Street', 'عمارة ٤', '<b>', 'El-Nasr', '  ', 'Flat 3');

  holds('of an address are clean, short, without markup, and read themselves', [postal], (text) => {
    for (const schema of [City, line(NAME_MAX_CHARS), lines(NAME_MAX_CHARS)]) {
      const { success, output } = safeParse(schema, text);
      if (!success) continue;
      expect(output).not.toMatch(/[<>]/);
      expect(isWhole(output)).toBe(true);
      expect(safeParse(schema, output).output).toBe(output);
    }
  });

  holds('a full name keeps every letter of its parts', [postal], (text) => {
    const { success, output } = safeParse(FullName, text);
    if (!success) return;
    expect([output.first, output.last].join(' ').trim()).toBe(cleanLine(text));
    expect(Math.max(output.first.length, output.last.length)).toBeLessThanOrEqual(NAME_MAX_CHARS);
  });

  holds('reject what is no text, with a code', [fc.anything()], (value) => {
    for (const schema of [City, Email, Mobile, Username]) {
      const { success, issues } = safeParse(schema, value);
      if (!success) for (const { message } of issues) expect(message).toMatch(/^[a-z_]+$/);
    }
  });
});

describe('slugs', () => {
  const slug = textOf('oil', '-', 'زيت', 'إ', 'Crème').filter((text) => isWhole(text) && !text.includes('%'));

  holds('are read from their encoded form, also where that was encoded again', [slug], (text) => {
    const encoded = encodeURIComponent(text);
    expect(readableSlug(encoded)).toBe(text.normalize('NFC'));
    expect(readableSlug(encodeURIComponent(encoded))).toBe(text.normalize('NFC'));
    expect(slugKey(encoded)).toBe(slugKey(text));
  });

  holds(
    'are never longer than they were written',
    [textOf('oil', '%d8%a5', '%D8', '%25', 'زيت', '%')],
    (text) => {
      expect(readableSlug(text).length).toBeLessThanOrEqual(
        Math.max(text.length, text.normalize('NFC').length),
      );
    },
  );
});

holds(
  'anchors are words with hyphens, of bounded length, and unique in a page',
  [fc.array(anyText, { maxLength: 6 })],
  (texts) => {
    const anchors = anchorsOf(texts);
    for (const text of texts) expect(anchorOf(text)).toMatch(/^[^\s"<>&]{1,60}$/);
    expect(new Set(anchors).size).toBe(anchors.length);
  },
);

const SIZES = textOf('205/55 R16', '20W-50', '91V', 'زيت', ' ', '195R14C', '31x10.5R15');

holds('isolating Latin in Arabic adds nothing but isolates, in pairs', [SIZES], (text) => {
  const bare = text.replace(/[\u2066\u2069]/g, '');
  const isolated = isolateLatin(bare);
  expect(isolated.replace(/[\u2066\u2069]/g, '')).toBe(bare);
  expect(isolated.split('\u2066').length).toBe(isolated.split('\u2069').length);
});

holds('codes that stay on one line are parts of the text', [SIZES], (text) => {
  expect(text.split(UNBROKEN).join('')).toBe(text);
});
