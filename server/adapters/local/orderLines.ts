import { ShopError } from '../../../domain/core/errors.js';
import type { LineItem } from '../../../domain/order/order.js';
import type { LineChanges, PricedLine } from '../../ports/carts.js';
import { requireQuantity } from '../../ports/shared/orderChecks.js';

/** The lines after these changes. An unknown line id rejects the whole change with `invalid_fields`. */
export function changedLines(items: readonly LineItem[], { set, add }: LineChanges): LineItem[] {
  const wanted = new Map(set.map((line) => [line.lineItemId, line]));
  for (const { lineItemId, quantity } of set) {
    requireQuantity(quantity, 0);
    if (!items.some(({ id }) => id === lineItemId)) {
      throw new ShopError('invalid_fields', { fields: { lineItemId: 'unknown' } });
    }
  }
  const kept = items.map((item) => {
    const { quantity, price } = wanted.get(item.id) ?? item;
    return { ...item, quantity, price };
  });
  return withLines(
    kept.filter(({ quantity }) => quantity > 0),
    add,
  );
}

/** Adds lines; an existing line of the same product gets the pieces and the newer price. */
export function withLines(items: readonly LineItem[], lines: readonly PricedLine[]): LineItem[] {
  const result = items.map((item) => ({ ...item }));
  for (const line of lines) {
    requireQuantity(line.quantity, 1);
    const same = result.find(
      ({ productId, variationId }) => productId === line.productId && variationId === line.variationId,
    );
    if (same !== undefined)
      Object.assign(same, { quantity: same.quantity + line.quantity, price: line.price, ...madeIn(line) });
    else {
      const { productId, variationId, quantity, price, name, image } = line;
      const id = nextId(result);
      result.push({ id, productId, variationId, quantity, price, name, image, ...madeIn(line) });
    }
  }
  return result;
}

function madeIn({ made }: PricedLine): Pick<LineItem, 'made'> {
  return made === undefined ? {} : { made };
}

/**
 * Ids are unique within an order and never reused, so that a page with an outdated line id cannot change another line.
 */
function nextId(items: readonly LineItem[]): number {
  return Math.max(Date.now(), ...items.map(({ id }) => id + 1));
}
