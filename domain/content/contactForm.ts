/** Fields of the contact form, parsed alike by page and server. Errors are message codes, as in `fields`. */
import {
  forward,
  maxLength,
  nonEmpty,
  optional,
  partialCheck,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  trim,
} from 'valibot';
import { line, OptionalEmail, OptionalMobile } from '../core/fields.js';
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_NAME_MAX_CHARS } from '../core/limits.js';

/** Rejects control characters; `<` and `>` are allowed, because messages are never interpreted as HTML. */
const LETTER = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

export const CONTACT_PARSERS = {
  /** A single line, because it becomes a mail header. */
  name: pipe(
    line(CONTACT_NAME_MAX_CHARS),
    transform((name) => name.replace(/\s+/g, ' ')),
  ),
  phone: OptionalMobile,
  email: OptionalEmail,
  message: pipe(
    string('invalid'),
    trim(),
    nonEmpty('required'),
    maxLength(CONTACT_MESSAGE_MAX_CHARS, 'too_long'),
    regex(LETTER, 'invalid'),
  ),
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
