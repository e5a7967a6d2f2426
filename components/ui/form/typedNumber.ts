import { latinDigits } from '../../../domain/core/digits.js';

/** Parses a whole number in digits of any script; `least` if there is none. */
export function typedNumber(text: string, least: number): number {
  return Number(latinDigits(text).replace(/\D/g, '') || least);
}
