/** What changes of a product by the hour, as it travels in `/api`. */
import { array, boolean, literal, nullable, number, object, pipe, string, transform, union } from 'valibot';
import { parsePrice } from '../core/money.js';
import { WirePrice } from './wirePrice.js';

const Text = nullable(string());

/** A sale: its title in both languages, whole per cent, and the former price in piastres. */
const SaleSchema = pipe(
  object({
    title: string(),
    title_ar: Text,
    percent: string(),
    percent_ar: string(),
    line_through: string(),
    line_through_ar: string(),
  }),
  transform(({ title, title_ar, percent, line_through }) => ({
    title: { en: title, ar: title_ar },
    percent: Number.parseInt(percent, 10),
    formerPrice: parsePrice(line_through.replaceAll(',', '')),
  })),
);

/** What it costs and whether it can be had. */
export const OFFER = {
  price: WirePrice,
  stock: union([number(), boolean(), literal('backorder')]),
  sale: nullable(SaleSchema),
};

export const LIVE_FIELDS = { ...OFFER, sold_individually: boolean() };

/** As much of `ProductSchema` as open pages and carts read anew. */
export const LiveProductSchema = object({
  ...LIVE_FIELDS,
  variations: array(object({ id: number(), ...OFFER })),
});
