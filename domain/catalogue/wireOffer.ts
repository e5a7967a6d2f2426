/** The part of a product that changes often, in `/api`. */
import { array, boolean, custom, optional, nullable, number, object, pipe, string, transform } from 'valibot';
import { parsePrice } from '../core/money.js';
import { fromWireText, wireText } from '../core/wireText.js';
import type { QuantityRule } from './pricing/quantityRule.js';
import { WirePrice } from '../core/wirePrice.js';

/** A sale: its title in every language, whole per cent, and the former price in piastres. */
const SaleSchema = pipe(
  object({
    ...wireText('title'),
    ...wireText('percent'),
    ...wireText('line_through'),
  }),
  transform((sale) => ({
    title: fromWireText('title', sale),
    percent: Number.parseInt(sale.percent, 10),
    formerPrice: parsePrice(sale.line_through.replaceAll(',', '')),
  })),
);

/** A check of its own instead of a union, whose code would be on every page. */
function isStock(stock: unknown): boolean {
  return typeof stock === 'number' || typeof stock === 'boolean' || stock === 'backorder';
}

/** Price and availability. */
export const OFFER = {
  /** Of a single piece. */
  price: WirePrice,
  /** Per piece from so many pieces on, fewest first. */
  quantity_prices: array(object({ from: number(), price: WirePrice })),
  /** Absent: any quantity is sold. */
  quantity_rule: optional(custom<QuantityRule>((rule) => !!rule)),
  stock: custom<number | boolean | 'backorder'>(isStock),
  sale: nullable(SaleSchema),
};

export const LIVE_FIELDS = { ...OFFER, sold_individually: boolean() };

/** The part of a product that open pages and carts refresh. */
export const LiveProductSchema = object({
  ...LIVE_FIELDS,
  working_days: array(string()),
  variations: array(object({ id: number(), ...OFFER })),
});
