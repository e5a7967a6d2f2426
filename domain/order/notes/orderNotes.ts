import type { Localized } from '../../core/locale.js';
import type { Piastres } from '../../core/money.js';

/** Notes of one order that its customer sees, and refunds that are listed. */
export const ORDER_NOTES_MAX = 50;

/** Length of a note, of the reason of a refund, and of what is said of a product. */
export const ORDER_NOTE_MAX_CHARS = 1000;

/** A message of the shop to the customer of one order. */
export interface OrderNote {
  /** Plain text. */
  text: string;
  /** ISO 8601. */
  at: string;
}

/** Money that was returned to the customer. */
export interface Refund {
  amount: Piastres;
  /** Plain text, as the customer may read it. */
  reason: string | null;
  /** ISO 8601. */
  at: string;
}

/** What the operator has told the customer on an order, newest first. */
export interface OrderNotes {
  notes: OrderNote[];
  refunds: Refund[];
}

/** What the shop says to everybody who has bought a product. */
export interface PurchaseNote {
  productId: number;
  /** Plain text. */
  text: Localized;
}
