import { LANGUAGES } from '../../../domain/core/locale.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import type { PageWords } from '../words/pageWords.js';

/** What the Markdown of a page is written with. */
export interface MarkdownPage extends PageWords {
  /** Origin of the shop. */
  origin: string;
  /** The complete address of a path in the page's language. */
  addressOf: (path: string) => string;
}

/** `EGP 5,290` or `5,290 ج.م.` */
export function amountIn({ locale, word }: PageWords, amount: Piastres): string {
  const parts = [word('egp'), formatPrice(amount)];
  return (LANGUAGES[locale].currencyFirst ? parts : parts.reverse()).join(' ');
}
