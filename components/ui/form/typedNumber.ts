import { cleanCode } from '../../../domain/text/cleanText.js';

const GROUPED = /(\d)[,\u066c](?=\d{3}(?!\d))/g;
const NUMBER = /-? ?\d+(?:[.,\u066b]\d+)?/;

/** The first number in what somebody has typed, in digits of any script: `٢ قطع` is 2; null if there is none. */
export function typedNumber(text: string): number | null {
  const [found] = NUMBER.exec(cleanCode(text).replace(GROUPED, '$1')) ?? [];
  return found === undefined ? null : Number(found.replace(' ', '').replace(/[,\u066b]/, '.'));
}
