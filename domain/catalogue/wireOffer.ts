/** The part of a product that changes often, in `/api`. */
import { array, boolean, literal, nullable, number, object, pipe, string, transform, union } from 'valibot';
import { parsePrice } from '../core/money.js';
import { fromWireText, wireText } from '../core/wireText.js';
import { WirePrice } from './wirePrice.js';

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

/** Price and availability. */
export const OFFER = {
  price: WirePrice,
  stock: union([number(), boolean(), literal('backorder')]),
  sale: nullable(SaleSchema),
};

export const LIVE_FIELDS = { ...OFFER, sold_individually: boolean() };

/** The part of a product that open pages and carts refresh. */
export const LiveProductSchema = object({
  ...LIVE_FIELDS,
  working_days: array(string()),
  variations: array(object({ id: number(), ...OFFER })),
});
