import { maxLength, nonEmpty, pipe, string, transform } from 'valibot';
import { cleanCode } from '../text/cleanText.js';

const CODE_MAX_CHARS = 20;

/** A code that somebody has typed or pasted, in any digits, with spaces or hyphens between them. */
export const OneTimeCode = pipe(
  string(),
  transform((code) => cleanCode(code).replace(/[ -]/g, '')),
  maxLength(CODE_MAX_CHARS, 'too_long'),
  nonEmpty('required'),
);

const TICKET_MAX_CHARS = 40;

/** The ticket under which a code was stored. */
export const CodeTicket = pipe(string(), maxLength(TICKET_MAX_CHARS, 'too_long'));
