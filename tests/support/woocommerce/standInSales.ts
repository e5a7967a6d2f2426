import { type Entry, type StandInState, wpTime } from './standInState.js';

/* Sales with dates. `on_sale` follows the clock, but the price only WooCommerce's daily job. */

interface Sale {
  regular: string;
  sale: string;
  /** null: at once, or without an end. */
  from: Date | null;
  to: Date | null;
}

/** Enters a sale in a product's or variation's form. */
export function scheduleSale(state: StandInState, entry: Entry, { regular, sale, from, to }: Sale): void {
  const hasBegun = from === null || from <= state.now();
  Object.assign(entry, {
    ...{ regular_price: regular, sale_price: sale, price: hasBegun ? sale : regular },
    date_on_sale_from_gmt: from && wpTime(from),
    date_on_sale_to_gmt: to && wpTime(to),
  });
  followClock(state, entry);
}

/** What the store answers at its present time, before its job has run. */
export function followClock(state: StandInState, entry: Entry): void {
  const now = wpTime(state.now());
  const { date_on_sale_from_gmt: from, date_on_sale_to_gmt: to, sale_price: sale } = entry;
  const isBefore = typeof from === 'string' && from > now;
  const isOver = typeof to === 'string' && to < now;
  entry['on_sale'] = sale !== '' && !isBefore && !isOver;
}

/** WooCommerce's daily job: it sets the price, and removes a sale that is over. */
export function runSaleJob(state: StandInState, entry: Entry): void {
  const now = wpTime(state.now());
  const { date_on_sale_from_gmt: from, date_on_sale_to_gmt: to } = entry;
  if (typeof from === 'string' && from < now) entry['price'] = entry['sale_price'];
  if (typeof to === 'string' && to < now) {
    Object.assign(entry, { price: entry['regular_price'], sale_price: '' });
    Object.assign(entry, { date_on_sale_from_gmt: null, date_on_sale_to_gmt: null });
  }
  followClock(state, entry);
  entry['date_modified_gmt'] = now;
}
