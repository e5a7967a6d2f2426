/** Fields of the contact form, parsed alike by page and server. Errors are message codes, as in `fields`. */
import * as v from 'valibot';
import { line, OptionalEmail, OptionalMobile } from '../core/fields.js';
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_NAME_MAX_CHARS } from '../core/limits.js';

/** Rejects control characters; `<` and `>` are allowed, because messages are never interpreted as HTML. */
const LETTER = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

export const CONTACT_PARSERS = {
  /** A single line, because it becomes a mail header. */
  name: v.pipe(
    line(CONTACT_NAME_MAX_CHARS),
    v.transform((name) => name.replace(/\s+/g, ' ')),
  ),
  phone: OptionalMobile,
  email: OptionalEmail,
  message: v.pipe(
    v.string('invalid'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(CONTACT_MESSAGE_MAX_CHARS, 'too_long'),
    v.regex(LETTER, 'invalid'),
  ),
};

export type ContactField = keyof typeof CONTACT_PARSERS;

/** Honeypot field: invisible to people, so only bots fill it in. */
export const CONTACT_TRAP = 'website';

export const ContactBody = v.pipe(
  v.strictObject({
    ...CONTACT_PARSERS,
    phone: v.optional(CONTACT_PARSERS.phone, ''),
    email: v.optional(CONTACT_PARSERS.email, ''),
    [CONTACT_TRAP]: v.optional(
      v.pipe(v.string('invalid'), v.maxLength(CONTACT_NAME_MAX_CHARS, 'too_long')),
      '',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== null || email !== null,
      'phone_or_email',
    ),
    ['phone'],
  ),
);
