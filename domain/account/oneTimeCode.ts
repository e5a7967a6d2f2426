import { maxLength, nonEmpty, pipe, string, transform, trim } from 'valibot';
import { latinDigits } from '../core/fold.js';

const CODE_MAX_CHARS = 20;

/** A code that somebody has typed or pasted, in any digits. */
export const OneTimeCode = pipe(
  string(),
  maxLength(CODE_MAX_CHARS, 'too_long'),
  transform(latinDigits),
  trim(),
  nonEmpty('required'),
);
