/** Fields of the form with which a customer says that they have paid, parsed alike by page and server. */
import { nullable, optional } from 'valibot';
import { optionalLine } from '../forms/fields.js';
import { PROOF_TEXT_MAX_CHARS } from '../core/limits.js';
import { OptionalLink } from '../forms/optionalLink.js';

const Text = optionalLine(PROOF_TEXT_MAX_CHARS);

/** The fields as typed. */
export const PROOF_PARSERS = { text: Text, photo: OptionalLink };

/** The fields in the body of a request. */
export const PROOF_BODY = {
  text: optional(nullable(Text), null),
  photo: optional(nullable(OptionalLink), null),
};
