/** Parsers of user input, shared by forms and server; `message` is a code, whose text is elsewhere. */
import { check, maxLength, minLength, nonEmpty, pipe, regex, string, transform, trim } from 'valibot';
import { isGovernorate, mobileUsername, parseMobile } from '../checkout/egypt.js';
import { readBy } from './readBy.js';
import {
  ADDRESS_MAX_CHARS,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from './limits.js';

/**
 * Rejects markup and everything that reorders, hides or breaks the surrounding text: control characters, line
 * separators, lone surrogates, and bidi overrides and isolates. Joiners (U+200C, U+200D) and direction marks are
 * allowed, because Arabic and Persian names need them.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff<>]*$/u;

/** A single trimmed line; `missing` is the code for an empty one. */
export const line = (maxChars: number, missing = 'required') =>
  pipe(
    string('invalid'),
    trim(),
    nonEmpty(missing),
    maxLength(maxChars, 'too_long'),
    regex(PLAIN, 'invalid'),
  );

/** An optional line; null if empty. */
export const optionalLine = (maxChars: number) =>
  pipe(
    string('invalid'),
    trim(),
    maxLength(maxChars, 'too_long'),
    regex(PLAIN, 'invalid'),
    transform((text) => (text === '' ? null : text)),
  );

const anyLines = (maxChars: number) =>
  pipe(
    string('invalid'),
    trim(),
    maxLength(maxChars, 'too_long'),
    transform((text) => text.replace(/\r\n?/g, '\n')),
    check((text) => text.split('\n').every((line) => PLAIN.test(line)), 'invalid'),
  );

/** Multi-line text. */
export const lines = (maxChars: number) => pipe(anyLines(maxChars), nonEmpty('required'));

/** Optional multi-line text; null if empty. */
export const optionalLines = (maxChars: number) =>
  pipe(
    anyLines(maxChars),
    transform((text) => (text === '' ? null : text)),
  );

export const PersonName = pipe(line(NAME_MAX_CHARS), check(isSeen, 'invalid'));
/** A family name, which may be empty: many people give one name only. */
export const FamilyName = pipe(
  string('invalid'),
  trim(),
  maxLength(NAME_MAX_CHARS, 'too_long'),
  regex(PLAIN, 'invalid'),
  check(isSeen, 'invalid'),
);

/** A full name in two parts; `last` may be empty. */
export interface FullNameParts {
  first: string;
  last: string;
}

/** One field for the whole name, split at the first space. */
export const FullName = pipe(
  line(2 * NAME_MAX_CHARS + 1),
  check(isSeen, 'invalid'),
  transform((name): FullNameParts => {
    const [first = '', ...rest] = name.split(/\s+/u);
    return { first, last: rest.join(' ') };
  }),
  check(({ first, last }) => Math.max(first.length, last.length) <= NAME_MAX_CHARS, 'too_long'),
);

export const City = line(ADDRESS_MAX_CHARS, 'required_city');
export const StreetLine = line(ADDRESS_MAX_CHARS, 'required_street');

/**
 * Invisible characters such as the zero-width space, with which two names can look the same. Joiners and direction
 * marks of Arabic and Persian are not among them.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u180e\u2800\ufff9-\ufffb]/u;
const JOINERS_AND_MARKS = /[\u061c\u200c-\u200f]/g;

function isSeen(text: string): boolean {
  return !UNSEEN.test(text.replace(JOINERS_AND_MARKS, ''));
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** Whether a text has the form of an email address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_CHARS && EMAIL.test(text) && PLAIN.test(text) && !UNSEEN.test(text);
}

export const Email = pipe(
  string('invalid'),
  transform((email) => email.normalize('NFKC').trim()),
  nonEmpty('required'),
  check(isEmail, 'invalid_email'),
  transform((email) => email.toLowerCase()),
);

/** An optional email; null if empty. */
export const OptionalEmail = pipe(
  string('invalid'),
  transform((email) => email.normalize('NFKC').trim()),
  check((email) => email === '' || isEmail(email), 'invalid_email'),
  transform((email) => (email === '' ? null : email.toLowerCase())),
);

/** An Egyptian mobile number in any script and spacing → E.164. */
export const Mobile = pipe(
  string('invalid'),
  trim(),
  nonEmpty('required'),
  readBy(parseMobile, 'invalid_phone'),
);

/** An optional Egyptian mobile number; null if empty. */
export const OptionalMobile = pipe(
  string('invalid'),
  trim(),
  check((text) => text === '' || parseMobile(text) !== null, 'invalid_phone'),
  transform(parseMobile),
);

/** A phone number (stored as `01…`) or an email address (stored in lower case). */
export const Username = pipe(
  string('invalid'),
  trim(),
  nonEmpty('required'),
  readBy(parseUsername, 'invalid_username'),
);

/** The canonical user name of a text; null if it is neither a phone number nor an email address. */
export function parseUsername(text: string): string | null {
  const name = foldUsername(text);
  return mobileUsername(name) ?? (isEmail(name) ? name : null);
}

/** ` Mona@Example.com` and `mona@example.com` are the same name. */
export function foldUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

export const NewPassword = pipe(
  string('invalid'),
  minLength(PASSWORD_MIN_CHARS, 'password_too_short'),
  maxLength(PASSWORD_MAX_CHARS, 'password_too_long'),
);

/** An existing password: not validated for strength, because it may predate the rules. */
export const GivenPassword = pipe(
  string('invalid'),
  nonEmpty('required'),
  maxLength(PASSWORD_MAX_CHARS, 'too_long'),
);

export const Governorate = pipe(
  string('invalid'),
  nonEmpty('invalid_governorate'),
  check(isGovernorate, 'invalid_governorate'),
);
