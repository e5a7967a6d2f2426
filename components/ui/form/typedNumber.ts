import { latinDigits } from '../../../domain/core/fold.js';

/** The whole number in what was typed, in digits of any script; `least` where there is none. */
export function typedNumber(text: string, least: number): number {
  return Number(latinDigits(text).replace(/\D/g, '') || least);
}
