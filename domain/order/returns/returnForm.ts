/** Fields of the return form, parsed alike by page and server. Errors are message codes, as in `fields`. */
import {
  check,
  maxLength,
  nonEmpty,
  nullable,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { optionalLines } from '../../core/fields.js';
import { RETURN_PHOTO_MAX_CHARS, RETURN_TEXT_MAX_CHARS } from '../../core/limits.js';
import { RETURN_REASONS } from './returns.js';

const Reason = pipe(string('required'), nonEmpty('required'), picklist(RETURN_REASONS, 'invalid'));
const Text = optionalLines(RETURN_TEXT_MAX_CHARS);
const Photo = pipe(
  string('invalid'),
  trim(),
  maxLength(RETURN_PHOTO_MAX_CHARS, 'too_long'),
  check((text) => text === '' || isWebAddress(text), 'invalid_link'),
  transform((text) => (text === '' ? null : new URL(text).href)),
);

/** The fields as typed. */
export const RETURN_PARSERS = { reason: Reason, text: Text, photo: Photo };

/** The fields in the body of a request. */
export const RETURN_BODY = {
  reason: Reason,
  text: optional(nullable(Text), null),
  photo: optional(nullable(Photo), null),
};

/** An `https` address without a user name or a password, which could disguise where it leads. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s<>"\\]|\p{C}/u.test(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}
