/** Money is counted in whole piastres (1 EGP = 100 piastres), so that sums are exact. */
export type Piastres = number;

export const PIASTRES_PER_POUND = 100;
const DECIMAL_PRICE = /^(\d{1,9})(?:\.(\d{1,2})(\d)?\d*)?$/;
/** Rounds half up, as stores do. */
const ROUNDED_UP_FROM = 5;

/** Parses a decimal price such as `"1850.00"` or `1850.5`, to the nearest piastre. Null for anything else. */
export function parsePrice(price: string | number): Piastres | null {
  const match = DECIMAL_PRICE.exec(String(price).trim());
  if (match?.[1] === undefined) return null;
  const [, pounds, piastres = '', beyond = '0'] = match;
  const rounding = Number(beyond) >= ROUNDED_UP_FROM ? 1 : 0;
  return Number(pounds) * PIASTRES_PER_POUND + Number(piastres.padEnd(2, '0')) + rounding;
}

/** Parses a decimal amount that may be negative, such as a discount of `"-50.00"`. Null for anything else. */
export function parseAmount(amount: string): Piastres | null {
  const [, minus = '', size = ''] = /^(-?)(\d.*)$/.exec(amount.trim()) ?? [];
  const read = parsePrice(size);
  return read === null || minus === '' ? read : 0 - read;
}

/** `185000` → `"1850.00"`, the form of prices in `/api`. */
export function toDecimal(amount: Piastres): string {
  return (amount / PIASTRES_PER_POUND).toFixed(2);
}

const MINUS = '\u2212';
const POUNDS = new Intl.NumberFormat('en-US');
const POUNDS_AND_PIASTRES = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** `185000` → `"1,850"`, `185050` → `"1,850.50"`: Latin digits and en-US grouping in both languages. */
export function formatPrice(amount: Piastres): string {
  const size = Math.round(Math.abs(amount));
  const format = size % PIASTRES_PER_POUND === 0 ? POUNDS : POUNDS_AND_PIASTRES;
  return (amount < 0 ? MINUS : '') + format.format(size / PIASTRES_PER_POUND);
}
