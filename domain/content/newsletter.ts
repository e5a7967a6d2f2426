import { maxLength, nonEmpty, optional, pipe, strictObject, string, transform } from 'valibot';
import { cleanEmail } from '../text/cleanText.js';
import { EMAIL_MAX_CHARS } from '../core/limits.js';
import type { Locale } from '../core/locale.js';
import { formPath } from '../forms/forms.js';

const TOKEN_MAX_CHARS = 100;

const Ignored = optional(pipe(string(), maxLength(EMAIL_MAX_CHARS)));

/** A subscription in `/api`; only its address is used. */
export const NewsletterBody = strictObject({
  email: pipe(string(), transform(cleanEmail)),
  first_name: Ignored,
  last_name: Ignored,
  phone_number: Ignored,
});

/** The key in a link with which a subscriber stops the letters. */
export const StopKey = pipe(string('invalid'), nonEmpty('required'), maxLength(TOKEN_MAX_CHARS, 'too_long'));

export const STOP_KEY = 'key';

/** The page on which a subscriber stops the letters, without locale. */
export function stopLettersPath(token: string): string {
  return formPath('stop-newsletter', `?${STOP_KEY}=${encodeURIComponent(token)}`);
}

/** Where a mail program stops them with one request; a browser is led to the page. */
export function stopAtOncePath(token: string, locale: Locale): string {
  return `/api/webhook/stop-newsletter?${STOP_KEY}=${encodeURIComponent(token)}&locale=${locale}`;
}
