import { cleanCode } from '../../text/cleanText.js';
import { parsePrice, type Piastres, toDecimal } from '../../core/money.js';

const CURRENCY = /^(?:egp|l\.?e\.?|e?£)|(?:egp|l\.?e\.?|e?£|جنيه(?: مصري)?|ج\.? ?م\.?)$/giu;
const GROUPED = /^\d{1,3}(?:[ ,\u066c]\d{3})+(?![\d,])/;
const PRICE = /^\d{1,9}(?:\.\d{1,2})?$/;

/**
 * A price that somebody has typed or pasted, in digits of any script, with or without grouping and currency: `١٬٥٠٠`,
 * `1,500.50`, `1500,5 EGP`. Null for what is none.
 */
export function typedPrice(text: string): Piastres | null {
  const size = cleanCode(text).replace(CURRENCY, '').trim();
  const plain = size.replace(GROUPED, (group) => group.replace(/\D/g, '')).replace(/[,\u066b]/, '.');
  return PRICE.test(plain) ? parsePrice(plain) : null;
}

/** `185000` → `1850`, `185050` → `1850.50`: a price as forms and addresses write it. */
export function shortPrice(amount: Piastres): string {
  return toDecimal(amount).replace(/\.00$/, '');
}
