import type { LineItem } from '../../../../domain/order/order.js';
import type { LineChanges, PricedLine } from '../../../ports/order/carts.js';
import { mergeLines } from '../../../ports/shared/mergeLines.js';

/**
 * The lines after these changes. Ids are unique within an order and never reused, so that a page with an outdated line id
 * cannot change another line.
 */
export function changedLines(
  items: readonly LineItem[],
  changes: Pick<LineChanges, 'set'> & { add: readonly PricedLine[] },
): LineItem[] {
  const { changed, added } = mergeLines(items, changes);
  const kept = items.map((item) => ({ ...item, ...changed.get(item.id) }));
  const firstId = Math.max(Date.now(), ...items.map(({ id }) => id + 1));
  const lines = added.map(
    ({ productId, variationId, quantity, price, name, image, made }, index): LineItem => ({
      ...{ id: firstId + index, productId, variationId, quantity, price, name, image },
      ...(made === undefined ? {} : { made }),
    }),
  );
  return [...kept.filter(({ quantity }) => quantity > 0), ...lines];
}

/** The lines with these added to them. */
export function withLines(items: readonly LineItem[], add: readonly PricedLine[]): LineItem[] {
  return changedLines(items, { set: [], add });
}
