import { check, maxLength, pipe, string, transform } from 'valibot';
import { cleanLine } from '../text/cleanText.js';
import { parsedUrl } from '../core/parsedUrl.js';
import { RETURN_PHOTO_MAX_CHARS } from '../core/limits.js';

/** The address of a picture, or nothing. */
export const OptionalLink = pipe(
  string('invalid'),
  transform(cleanLine),
  maxLength(RETURN_PHOTO_MAX_CHARS, 'too_long'),
  check((text) => text === '' || isWebAddress(text), 'invalid_link'),
  transform((text) => (text === '' ? null : new URL(text).href)),
);

/** An `https` address without a user name or a password, which could disguise where it leads. */
function isWebAddress(text: string): boolean {
  const url = parsedUrl(text);
  if (url === null || /[\s<>"\\]|\p{C}/u.test(text)) return false;
  const { protocol, username, password, hostname } = url;
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}
