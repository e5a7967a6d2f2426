import type { Piastres } from '../core/money.js';
import type { QuantityRule } from '../catalogue/pricing/quantityRule.js';
import { type QuantityPrice, unitPrice } from '../catalogue/pricing/unitPrice.js';
import type { LineItem } from '../order/order.js';
import { orderableQuantity, type Stock } from '../catalogue/product.js';

/** A change to a cart line since the shopper last saw it. */
export type LineChange =
  | { kind: 'price'; before: Piastres; now: Piastres }
  /** Less stock than the line's quantity; 0 means sold out. */
  | { kind: 'short'; available: number }
  | { kind: 'gone' };

/** What the catalogue asks for a product now. */
export interface Offer {
  /** Of a single piece. */
  price: Piastres;
  quantityPrices: readonly QuantityPrice[];
  /** Absent: any quantity is sold. */
  quantityRule?: QuantityRule | undefined;
  stock: Stock;
  soldIndividually: boolean;
}

/** The price per piece that the shopper has seen, and for how many pieces. */
export type SeenPrice = Pick<LineItem, 'price' | 'quantity'>;

/**
 * Compares a line with the current offer and with the price that the shopper has seen. A price that only differs because
 * the shopper has changed the quantity is no change. An unknown offer gives no changes.
 */
export function lineChanges(
  line: Pick<LineItem, 'price' | 'quantity'>,
  offer: Offer | 'gone' | undefined,
  seen: SeenPrice,
): LineChange[] {
  if (offer === 'gone') return [{ kind: 'gone' }];
  const now = priceNow(line, offer, seen);
  const changes: LineChange[] = [];
  if (now !== seen.price) changes.push({ kind: 'price', before: seen.price, now });
  const available =
    offer === undefined ? line.quantity : orderableQuantity(offer.stock, offer.soldIndividually);
  if (available < line.quantity) changes.push({ kind: 'short', available });
  return changes;
}

/** The current price of as many pieces as the shopper has seen. */
function priceNow(line: SeenPrice, offer: Offer | undefined, seen: SeenPrice): Piastres {
  if (offer !== undefined) return unitPrice(offer, seen.quantity);
  return line.quantity === seen.quantity ? line.price : seen.price;
}

/** Whether the change prevents the line from being ordered. */
export function isBlocking({ kind }: LineChange): boolean {
  return kind !== 'price';
}
