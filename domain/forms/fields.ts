/** Parsers of user input, shared by forms and server; `message` is a code, whose text is elsewhere. */
import { check, maxLength, minLength, nonEmpty, pipe, regex, string, transform } from 'valibot';
import { isGovernorate } from '../egypt/governorates.js';
import { mobileUsername, parseMobile } from '../egypt/mobile.js';
import { cleanCode, cleanEmail, cleanLine, cleanLines, cleanPhone, lowerCode } from '../text/cleanText.js';
import { readBy } from '../core/readBy.js';
import {
  ADDRESS_MAX_CHARS,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from '../core/limits.js';

/** Rejects markup and broken characters; what cannot be seen has been removed before. */
const PLAIN = /^[^\p{Cs}<>]*$/u;

/** A single clean line; `missing` is the code for an empty one. */
export const line = (maxChars: number, missing = 'required') => pipe(anyLine(maxChars), nonEmpty(missing));

/** An optional line; null if empty. */
export const optionalLine = (maxChars: number) =>
  pipe(
    anyLine(maxChars),
    transform((text) => (text === '' ? null : text)),
  );

/** A single clean line, which may be empty. */
export const anyLine = (maxChars: number) =>
  pipe(string('invalid'), transform(cleanLine), maxLength(maxChars, 'too_long'), regex(PLAIN, 'invalid'));

const rawLines = (maxChars: number) =>
  pipe(string('invalid'), transform(cleanLines), maxLength(maxChars, 'too_long'));

const anyLines = (maxChars: number) => pipe(rawLines(maxChars), regex(PLAIN, 'invalid'));

/** Multi-line text that may contain `<` and `>`, for what is never interpreted as HTML. */
export const letter = (maxChars: number) => pipe(rawLines(maxChars), nonEmpty('required'));

/** Multi-line text. */
export const lines = (maxChars: number) => pipe(anyLines(maxChars), nonEmpty('required'));

/** Optional multi-line text; null if empty. */
export const optionalLines = (maxChars: number) =>
  pipe(
    anyLines(maxChars),
    transform((text) => (text === '' ? null : text)),
  );

export const PersonName = line(NAME_MAX_CHARS);
/** A family name, which may be empty: many people give one name only. */
export const FamilyName = anyLine(NAME_MAX_CHARS);

/** A full name in two parts; `last` may be empty. */
export interface FullNameParts {
  first: string;
  last: string;
}

/** One field for the whole name, split at the first space. */
export const FullName = pipe(
  line(2 * NAME_MAX_CHARS + 1),
  transform((name): FullNameParts => {
    const [first = '', ...rest] = name.split(' ');
    return { first, last: rest.join(' ') };
  }),
  check(({ first, last }) => Math.max(first.length, last.length) <= NAME_MAX_CHARS, 'too_long'),
);

export const City = line(ADDRESS_MAX_CHARS, 'required_city');
export const StreetLine = line(ADDRESS_MAX_CHARS, 'required_street');

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** Whether a clean text has the form of an email address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_CHARS && EMAIL.test(text) && PLAIN.test(text) && cleanCode(text) === text;
}

export const Email = pipe(
  string('invalid'),
  transform(cleanEmail),
  nonEmpty('required'),
  check(isEmail, 'invalid_email'),
  transform(lowerCode),
);

/** An optional email; null if empty. */
export const OptionalEmail = pipe(
  string('invalid'),
  transform(cleanEmail),
  check((email) => email === '' || isEmail(email), 'invalid_email'),
  transform((email) => (email === '' ? null : lowerCode(email))),
);

/** An Egyptian mobile number in any script and spacing → E.164. */
export const Mobile = pipe(
  string('invalid'),
  transform(cleanPhone),
  nonEmpty('required'),
  readBy(parseMobile, 'invalid_phone'),
);

/** An optional Egyptian mobile number; null if empty. */
export const OptionalMobile = pipe(
  string('invalid'),
  transform(cleanPhone),
  check((text) => text === '' || parseMobile(text) !== null, 'invalid_phone'),
  transform(parseMobile),
);

/** A phone number (stored as `01…`) or an email address (stored in lower case). */
export const Username = pipe(
  string('invalid'),
  transform(foldUsername),
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
  return lowerCode(cleanPhone(cleanEmail(text)));
}

export const NewPassword = pipe(
  string('invalid'),
  minLength(PASSWORD_MIN_CHARS, 'password_too_short'),
  maxLength(PASSWORD_MAX_CHARS, 'password_too_long'),
);

/** A user name that may belong to nobody: a number, an address, or anything else. */
export const GivenName = pipe(string(), nonEmpty('required'), maxLength(EMAIL_MAX_CHARS, 'too_long'));

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
