import { ShopError } from '../../../domain/core/errors.js';
import type { LineItem } from '../../../domain/order/order.js';
import type { LineChanges, PricedLine } from '../order/carts.js';
import { requireQuantity } from './orderChecks.js';

/** Changes to a cart in which every product has one line. */
interface MergedLines {
  /** What existing lines become, by id; quantity 0 removes one. */
  changed: ReadonlyMap<number, Pick<PricedLine, 'quantity' | 'price' | 'made'>>;
  /** Lines of products that the cart does not have. */
  added: PricedLine[];
}

/**
 * Adds pieces of a product to its existing line, at the newer price. Throws `invalid_fields` for invalid quantities and
 * for lines of other carts.
 */
export function mergeLines(
  items: readonly LineItem[],
  { set, add }: Pick<LineChanges, 'set'> & { add: readonly PricedLine[] },
): MergedLines {
  const changed = new Map<number, Pick<PricedLine, 'quantity' | 'price' | 'made'>>();
  for (const { lineItemId, quantity, price } of set) {
    requireQuantity(quantity, 0);
    if (!items.some(({ id }) => id === lineItemId)) {
      throw new ShopError('invalid_fields', { fields: { lineItemId: 'unknown' } });
    }
    changed.set(lineItemId, { quantity, price });
  }
  const added: PricedLine[] = [];
  for (const line of add) {
    requireQuantity(line.quantity, 1);
    const { price, made } = line;
    const item = items.find((other) => isSame(other, line));
    const index = added.findIndex((other) => isSame(other, line));
    const before = item === undefined ? added[index] : (changed.get(item.id) ?? item);
    const quantity = (before?.quantity ?? 0) + line.quantity;
    if (item !== undefined)
      changed.set(item.id, { quantity, price, ...(made === undefined ? {} : { made }) });
    else if (before === undefined) added.push(line);
    else added[index] = { ...line, quantity };
  }
  return { changed, added };
}

type Named = Pick<LineItem, 'productId' | 'variationId'>;

function isSame(a: Named, b: Named): boolean {
  return a.productId === b.productId && a.variationId === b.variationId;
}
