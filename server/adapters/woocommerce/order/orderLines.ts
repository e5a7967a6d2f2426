import { idInStore } from '../../../../domain/catalogue/variations/choiceId.js';
import { TRANSLATIONS } from '../../../../domain/core/locale.js';
import { fieldIn } from '../../../../domain/core/wireText.js';
import { toDecimal } from '../../../../domain/core/money.js';
import type { LineItem, Order } from '../../../../domain/order/order.js';
import type { LineChanges, PricedLine } from '../../../ports/order/carts.js';
import { mergeLines } from '../../../ports/shared/mergeLines.js';
import type { Chosen } from '../catalogue/chosen.js';
import { choiceMeta, isVariation } from './lineChoice.js';
import { LINE_META } from './orderMapping.js';

/**
 * A line item in a request: WooCommerce stores amounts as sent, expects them as strings, and rejects `variation_id:
 * null`.
 */
export interface WcLineRequest {
  id?: number;
  product_id?: number;
  variation_id?: number;
  quantity: number;
  subtotal?: string;
  total?: string;
  name?: string;
  meta_data?: { key: string; value: string | null }[];
}

/**
 * The line items to send for these changes. A product already in the order is added to its existing line, because a
 * line without an id would create a second one. `choices`: options of the choices among the added lines. Throws
 * `invalid_fields` for invalid quantities and for lines of other orders.
 */
export function toRequests(
  order: Pick<Order, 'items'> | null,
  changes: { set: LineChanges['set']; add: readonly PricedLine[] },
  choices: ReadonlyMap<number, readonly Chosen[]>,
): WcLineRequest[] {
  const { changed, added } = mergeLines(order?.items ?? [], changes);
  return [
    ...[...changed].map(([id, { quantity, price }]) => ({ id, ...amounts(quantity, price) })),
    ...added.map((line) => newLine(line, choices)),
  ];
}

/** Quantity 0 removes a line; amounts must then be omitted. */
function amounts(quantity: number, price: number): Pick<WcLineRequest, 'quantity' | 'subtotal' | 'total'> {
  if (quantity === 0) return { quantity };
  const total = toDecimal(price * quantity);
  return { quantity, subtotal: total, total };
}

function newLine(line: PricedLine, choices: ReadonlyMap<number, readonly Chosen[]>): WcLineRequest {
  const meta = [
    ...choiceMeta(line, choices),
    ...TRANSLATIONS.map((locale) => ({
      key: fieldIn(locale, LINE_META.name),
      value: line.name[locale] ?? null,
    })),
    { key: LINE_META.image, value: line.image },
    { key: LINE_META.made, value: line.made ?? null },
  ];
  return {
    product_id: line.productId,
    ...(line.variationId === null ? {} : { variation_id: idInStore(line.variationId) }),
    ...amounts(line.quantity, line.price),
    name: line.name.en,
    meta_data: meta.filter(({ value }) => value !== null),
  };
}

/**
 * Lines of the response that differ from the request: WooCommerce accepts an unknown product or variation as a line of
 * product 0, and a variation id overrides the product id.
 */
export function wrongLines(sent: readonly WcLineRequest[], answered: readonly LineItem[]): LineItem[] {
  return answered.filter(
    ({ id, productId, variationId }) =>
      !sent.some(
        (line) =>
          line.id === id || (line.product_id === productId && isVariation(line.variation_id, variationId)),
      ),
  );
}
