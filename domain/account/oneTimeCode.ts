import { maxLength, nonEmpty, pipe, string, transform } from 'valibot';
import { latinDigits } from '../core/digits.js';

const CODE_MAX_CHARS = 20;

/** Spaces, hyphens and direction marks, with which people and messages separate digits. */
const SEPARATORS = /[\s\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A code that somebody has typed or pasted, in any digits and spacing. */
export const OneTimeCode = pipe(
  string(),
  maxLength(CODE_MAX_CHARS, 'too_long'),
  transform(latinDigits),
  transform((code) => code.replace(SEPARATORS, '')),
  nonEmpty('required'),
);
