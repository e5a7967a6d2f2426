/** Fields of the contact form, parsed alike by page and server. Errors are message codes, as in `fields`. */
import { forward, maxLength, optional, partialCheck, pipe, strictObject, string } from 'valibot';
import { letter, line, OptionalEmail, OptionalMobile } from '../forms/fields.js';
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_NAME_MAX_CHARS } from '../core/limits.js';

export const CONTACT_PARSERS = {
  /** A single line, because it becomes a mail header. */
  name: line(CONTACT_NAME_MAX_CHARS),
  phone: OptionalMobile,
  email: OptionalEmail,
  /** `<` and `>` are allowed, because messages are never interpreted as HTML. */
  message: letter(CONTACT_MESSAGE_MAX_CHARS),
};

export type ContactField = keyof typeof CONTACT_PARSERS;

/** Honeypot field: invisible to people, so only bots fill it in. */
export const CONTACT_TRAP = 'website';

export const ContactBody = pipe(
  strictObject({
    ...CONTACT_PARSERS,
    phone: optional(CONTACT_PARSERS.phone, ''),
    email: optional(CONTACT_PARSERS.email, ''),
    [CONTACT_TRAP]: optional(pipe(string('invalid'), maxLength(CONTACT_NAME_MAX_CHARS, 'too_long')), ''),
  }),
  forward(
    partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== null || email !== null,
      'phone_or_email',
    ),
    ['phone'],
  ),
);
