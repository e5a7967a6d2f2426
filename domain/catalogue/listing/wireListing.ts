/** A page of results in `/api`. */
import {
  array,
  boolean,
  type InferInput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { byKey } from '../../core/byKey.js';
import { nullableWireText, wireText } from '../../core/wireText.js';
import { FACET_KEYS } from '../facets.js';
import { PICK_KINDS } from '../plate/picks.js';
import { CardSchema } from '../wireCard.js';
import { WirePrice } from '../../core/wirePrice.js';

const FacetValues = array(object({ ...wireText('value'), count: number() }));

/** The figure is a number of tyres, a price or a score. */
const Picks = array(object({ kind: picklist(PICK_KINDS), figure: number(), item: CardSchema }));

export const ListingSchema = object({
  items: array(CardSchema),
  /** On the first page of a listing by car or by size. */
  picks: Picks,
  /** Instead of picks, for a car with several sizes: how many are in stock in each, the cheapest, and the picks. */
  by_size: array(object({ choice: string(), total: number(), items: array(CardSchema), picks: Picks })),
  total: number(),
  page: number(),
  pages: number(),
  facets: object({
    ...byKey(FACET_KEYS, () => FacetValues),
    price: nullable(object({ min: WirePrice, max: WirePrice })),
    in_stock: number(),
    on_sale: number(),
  }),
  suggested_filters: array(object({ key: string(), value: string(), total: number() })),
  left_out: array(string()),
  read_as: nullable(
    object({
      cars: array(object({ ...wireText('make'), ...nullableWireText('model') })),
      years: nullable(object({ from: number(), to: nullable(number()) })),
      part: optional(picklist(['battery', 'oil'])),
      sizes: array(string()),
      choices: optional(array(string())),
      sold_out: optional(array(string())),
      is_stocked: boolean(),
    }),
  ),
  /** Of all results, such as `205/55 R16`; null for any or several. */
  size: nullable(string()),
});

export type WireListing = InferInput<typeof ListingSchema>;
