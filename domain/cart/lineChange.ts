import type { Piastres } from '../core/money.js';
import type { LineItem } from '../order/order.js';
import { orderableQuantity, type Stock } from '../catalogue/product.js';

/** A change to a cart line since the shopper last saw it. */
export type LineChange =
  | { kind: 'price'; before: Piastres; now: Piastres }
  /** Less stock than the line's quantity; 0 means sold out. */
  | { kind: 'short'; available: number }
  | { kind: 'gone' };

interface Offer {
  price: Piastres;
  stock: Stock;
  soldIndividually: boolean;
}

/**
 * Compares a line with the current offer and with the price that the shopper has seen. An unknown offer gives no
 * changes.
 */
export function lineChanges(
  line: Pick<LineItem, 'price' | 'quantity'>,
  offer: Offer | 'gone' | undefined,
  seenPrice: Piastres,
): LineChange[] {
  if (offer === 'gone') return [{ kind: 'gone' }];
  const now = offer?.price ?? line.price;
  const changes: LineChange[] = [];
  if (now !== seenPrice) changes.push({ kind: 'price', before: seenPrice, now });
  const available =
    offer === undefined ? line.quantity : orderableQuantity(offer.stock, offer.soldIndividually);
  if (available < line.quantity) changes.push({ kind: 'short', available });
  return changes;
}

/** Whether the change prevents the line from being ordered. */
export function isBlocking({ kind }: LineChange): boolean {
  return kind !== 'price';
}
