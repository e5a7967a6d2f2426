/** Fields of the review form, parsed alike by page and server. Errors are message codes, as in `fields`. */
import {
  check,
  integer,
  is,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  string,
  transform,
} from 'valibot';
import { lines } from '../../../domain/forms/fields.js';
import { cleanCode } from '../../../domain/text/cleanText.js';
import { REVIEW_STARS_MAX } from '../../../domain/core/limits.js';
import { REVIEW_KM_MAX, REVIEW_TEXT_MAX_CHARS } from './limits.js';
import { readBy } from '../../../domain/core/readBy.js';
import { CarKey, carKey, carParts } from '../../../domain/fitment/carKey.js';

/**
 * An address of a web page or of mail, for which spam is written. Endings that are words too, and may follow a full stop
 * without a space, count before a slash only; an operator reads every review.
 */
const LINK =
  /:\/\/|\bwww\.|@[\p{L}\p{N}-]+\.\p{L}|[\p{L}\p{N}]\.(?:(?:com|net|org|biz|xyz|io|ly|ru|cn|eg)\b|(?:info|shop|store|online|site|top|co|me)\/)/iu;

const Text = pipe(
  lines(REVIEW_TEXT_MAX_CHARS),
  check((text) => !LINK.test(text), 'no_links'),
);
/** A whole number within bounds; `code` is the error of any other value. */
const whole = (min: number, max: number, code: string) =>
  pipe(number(code), integer(code), minValue(min, code), maxValue(max, code));

const Stars = whole(1, REVIEW_STARS_MAX, 'required_stars');
const Km = whole(0, REVIEW_KM_MAX, 'invalid_km');

/** The size on the sidewall says nothing to readers. */
const Car = pipe(
  CarKey,
  transform((key) => {
    const parts = carParts(key);
    return parts === null ? key : carKey({ ...parts, size: '' });
  }),
);

/** The fields as typed. */
export const REVIEW_PARSERS = {
  rating: pipe(string(), readBy(readStars, 'required_stars')),
  text: Text,
  car: pipe(
    string(),
    transform((key) => (key === '' ? null : key)),
    nullable(Car),
  ),
  km: pipe(
    string(),
    readBy(readKm, 'invalid_km'),
    transform(({ km }) => km),
  ),
};

export type ReviewField = keyof typeof REVIEW_PARSERS;

/** The fields in the body of a request. */
export const REVIEW_BODY = {
  rating: Stars,
  text: Text,
  car: optional(nullable(Car), null),
  km: optional(nullable(Km), null),
};

function readStars(text: string): number | null {
  const stars = Number(text);
  return is(Stars, stars) ? stars : null;
}

/** Whole kilometres in any digits, grouped or not, with or without the unit; empty for unknown. Null if malformed. */
function readKm(text: string): { km: number | null } | null {
  const digits = cleanCode(text)
    .replace(/(?:km|كم)\.?$/i, '')
    .replace(/[ ,،٬]/g, '');
  if (digits === '') return { km: null };
  const km = /^\d{1,9}$/.test(digits) ? Number(digits) : null;
  return is(Km, km) ? { km } : null;
}
