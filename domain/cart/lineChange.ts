import type { Piastres } from '../core/money.js';
import type { LineItem } from '../order/order.js';
import { orderableQuantity, type Stock } from '../catalogue/product.js';

/** What has become different about a line of the cart since the shopper saw it last. */
export type LineChange =
  | { kind: 'price'; before: Piastres; now: Piastres }
  /** Fewer can be had than the line holds; 0 is sold out. */
  | { kind: 'short'; available: number }
  | { kind: 'gone' };

interface Offer {
  price: Piastres;
  stock: Stock;
  soldIndividually: boolean;
}

/**
 * Compares a line with what the catalogue offers now and with the price that the shopper has seen. An offer that is
 * not known claims nothing.
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

/** A line that cannot be ordered as it stands. */
export function isBlocking({ kind }: LineChange): boolean {
  return kind !== 'price';
}
