import { directionOf, inLocale, type Locale } from '../../../domain/core/locale.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { lineTotal, type LineItem } from '../../../domain/order/order.js';
import { piecesKey } from '../../../domain/order/pieces.js';
import { translateTo } from '../../../locales/serverIntl.js';

interface LetterItem {
  name: string;
  /** `4 tyres × 4,850 EGP`, or `1 tyre`. */
  pieces: string;
  total: string;
  image: string | null;
}

/** A line of an order as letters and the operator's page show it. */
export function letterItem(line: LineItem, locale: Locale): LetterItem {
  const { name, quantity, price, image } = line;
  const pieces = translateTo(locale)(piecesKey([line]), { count: quantity });
  return {
    name: inLocale(name, locale),
    pieces: quantity > 1 ? `${pieces} × ${letterAmount(price, locale)}` : pieces,
    total: letterAmount(lineTotal(line), locale),
    image,
  };
}

/** An amount with its currency, as letters print it. */
export function letterAmount(value: Piastres, locale: Locale): string {
  const number = directionOf(locale) === 'rtl' ? `\u2066${formatPrice(value)}\u2069` : formatPrice(value);
  return `${number} ${translateTo(locale)('egp')}`;
}
