/** Fields of the return form, parsed alike by page and server. Errors are message codes, as in `fields`. */
import { nonEmpty, nullable, optional, picklist, pipe, string } from 'valibot';
import { optionalLines } from '../forms/fields.js';
import { RETURN_TEXT_MAX_CHARS } from '../core/limits.js';
import { OptionalLink } from '../forms/optionalLink.js';
import { RETURN_REASONS } from './returns.js';

const Reason = pipe(string('required'), nonEmpty('required'), picklist(RETURN_REASONS, 'invalid'));
const Text = optionalLines(RETURN_TEXT_MAX_CHARS);
/** The fields as typed. */
export const RETURN_PARSERS = { reason: Reason, text: Text, photo: OptionalLink };

/** The fields in the body of a request. */
export const RETURN_BODY = {
  reason: Reason,
  text: optional(nullable(Text), null),
  photo: optional(nullable(OptionalLink), null),
};
