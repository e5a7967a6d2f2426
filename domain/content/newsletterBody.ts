import { maxLength, optional, pipe, strictObject, string, transform } from 'valibot';
import { cleanEmail } from '../core/cleanText.js';
import { EMAIL_MAX_CHARS } from '../core/limits.js';

const Ignored = optional(pipe(string(), maxLength(EMAIL_MAX_CHARS)));

/** A subscription in `/api`; only its address is used. */
export const NewsletterBody = strictObject({
  email: pipe(string(), transform(cleanEmail)),
  first_name: Ignored,
  last_name: Ignored,
  phone_number: Ignored,
});
