/* What routes are sent, and what they respond. */
import {
  type InferOutput,
  array,
  boolean,
  looseObject,
  nullable,
  number,
  object,
  optional,
  parse,
  string,
} from 'valibot';
import type { Reply } from './call.js';

const OrderBody = looseObject({
  id: number(),
  status: string(),
  total: string(),
  shipping_total: string(),
  delivery: nullable(
    looseObject({
      title: string(),
      pickup: boolean(),
      arrives: nullable(object({ from: string(), to: string() })),
    }),
  ),
  key: optional(string()),
  geidea_transaction_id: nullable(string()),
  items: array(
    looseObject({
      line_item_id: number(),
      product_id: number(),
      variation_id: nullable(number()),
      quantity: number(),
      price: string(),
    }),
  ),
});

export function orderOf(reply: Reply): InferOutput<typeof OrderBody> {
  return parse(OrderBody, reply.body);
}

export function codeOf(reply: Reply): string {
  return parse(object({ code: string() }), reply.body).code;
}

export function idOf(reply: Reply): number {
  return parse(object({ id: number() }), reply.body).id;
}

export const BILLING = {
  first_name: 'Mona',
  last_name: 'Hassan',
  phone: '0101 234 5678',
  governorate: 'EGC',
  city: 'Nasr City',
  address_1: '14 El Yasmin Street',
  address_2: 'Floor 3',
  email: 'mona.private@example.com',
  notes: 'Ring twice',
};

export function checkoutBody(orderId: number, changes: Record<string, unknown> = {}) {
  return { order_id: orderId, billing: BILLING, payment_method: 'cod', ...changes };
}

/** A cart line as the shop's pages send it. */
export function lineOf(productId: number, quantity = 1, changes: Record<string, unknown> = {}) {
  return { product_id: productId, variation_id: null, quantity, ...changes };
}

export function cartBody(...lines: Record<string, unknown>[]) {
  return { status: 'pending-cart', line_items: lines };
}

export function reviewBody(orderId: number, productId: number, changes: object = {}) {
  return {
    order_id: orderId,
    product_id: productId,
    rating: 4,
    text: 'Quiet, and good in the wet.',
    ...changes,
  };
}

/** One piece of the first line. */
export function returnBody(
  { id, items }: Pick<InferOutput<typeof OrderBody>, 'id' | 'items'>,
  changes: object = {},
) {
  return {
    order_id: id,
    lines: [{ line_item_id: items[0]?.line_item_id, quantity: 1 }],
    reason: 'fit',
    ...changes,
  };
}
