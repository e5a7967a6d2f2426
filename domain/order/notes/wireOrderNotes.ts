/** Notes and refunds of an order in `/api`. */
import { array, type InferOutput, nullable, number, object, pipe, string, transform } from 'valibot';
import { WirePrice } from '../../core/wirePrice.js';
import { toDecimal } from '../../core/money.js';
import { fromWireText, toWireText, type WireText, wireText } from '../../core/wireText.js';
import type { OrderNote, OrderNotes, PurchaseNote } from './orderNotes.js';

export interface WireOrderNotes {
  /** Newest first. */
  notes: OrderNote[];
  /** Newest first. */
  refunds: { amount: string; reason: string | null; at: string }[];
  /** What the shop says of the products to those who have bought them. */
  products: (WireText<'text'> & { product_id: number })[];
}

/** Converts what was told on an order for `/api`. */
export function toWireOrderNotes(
  { notes, refunds }: OrderNotes,
  products: readonly PurchaseNote[],
): WireOrderNotes {
  return {
    notes,
    refunds: refunds.map(({ amount, ...refund }) => ({ amount: toDecimal(amount), ...refund })),
    products: products.map(({ productId, text }) => ({ product_id: productId, ...toWireText('text', text) })),
  };
}

const Product = pipe(
  object({ product_id: number(), ...wireText('text') }),
  transform((note): PurchaseNote => ({ productId: note.product_id, text: fromWireText('text', note) })),
);

/** Parses them in the browser. */
export const OrderNotesSchema = object({
  notes: array(object({ text: string(), at: string() })),
  refunds: array(object({ amount: WirePrice, reason: nullable(string()), at: string() })),
  products: array(Product),
});

export type ClientOrderNotes = InferOutput<typeof OrderNotesSchema>;
