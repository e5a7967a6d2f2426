import * as v from 'valibot';
import { LocalizedSchema } from '../../../domain/core/wireText.js';
import { ShopError } from '../../../domain/core/errors.js';
import {
  type Billing,
  type Delivery,
  isOrderStatus,
  type LineItem,
  type Order,
  type PaymentMethod,
} from '../../../domain/order/order.js';
import type { Reader, Row, SqlValue } from '../../database/sql.js';
import { jsonText } from '../../database/languageColumns.js';
import { integer, json, optionalText, text } from '../../database/rows.js';

/** One statement, so that an order and its lines are of one moment. */
const ORDERS = `
  SELECT o.*, (
    SELECT json_group_array(json_object(
      'id', l.id, 'productId', l.product_id, 'variationId', l.variation_id, 'quantity', l.quantity,
      'price', l.price, 'name', ${jsonText('l.name')}, 'image', l.image
    ) ORDER BY l.id)
    FROM order_lines l WHERE l.order_id = o.id
  ) AS lines
  FROM orders o`;

/** The orders that meet the condition (orders are `o`), newest first. */
export async function loadOrders(
  reader: Reader,
  condition: string,
  args: readonly SqlValue[],
): Promise<Order[]> {
  const rows = await reader.rows(`${ORDERS} WHERE ${condition} ORDER BY o.created_at DESC, o.id DESC`, args);
  return rows.map(orderOf);
}

/** Throws `order_not_found`. */
export async function requireOrder(reader: Reader, id: number): Promise<Order> {
  const [order] = await loadOrders(reader, 'o.id = ?', [id]);
  if (order === undefined) throw new ShopError('order_not_found');
  return order;
}

function orderOf(row: Row): Order {
  const status = text(row, 'status');
  if (!isOrderStatus(status)) throw new Error(`Unknown order status ${status}`);
  return {
    id: integer(row, 'id'),
    customerId: integer(row, 'customer_id'),
    status,
    items: v.parse(LINES, json(row, 'lines')),
    shippingTotal: integer(row, 'shipping_total'),
    delivery: row['delivery'] === null ? null : v.parse(DELIVERY, json(row, 'delivery')),
    // Nobody changes an order of the embedded shop after it was placed.
    adjustment: 0,
    refunded: 0,
    billing: row['billing'] === null ? null : v.parse(BILLING, json(row, 'billing')),
    paymentMethod: paymentMethodOf(optionalText(row, 'payment_method')),
    transactionId: optionalText(row, 'transaction_id'),
    paymentReference: optionalText(row, 'payment_reference'),
    key: text(row, 'key'),
    group: optionalText(row, 'group_id'),
    writes: v.parse(v.array(v.string()), json(row, 'writes')),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  };
}

function paymentMethodOf(method: string | null): PaymentMethod | null {
  return method === 'cod' || method === 'card' ? method : null;
}

const LINES: v.GenericSchema<unknown, LineItem[]> = v.array(
  v.object({
    id: v.number(),
    productId: v.number(),
    variationId: v.nullable(v.number()),
    quantity: v.number(),
    price: v.number(),
    name: LocalizedSchema,
    image: v.nullable(v.string()),
  }),
);

const DELIVERY: v.GenericSchema<unknown, Delivery> = v.object({
  id: v.string(),
  title: LocalizedSchema,
  isPickup: v.boolean(),
});

/** A way of delivery as a row keeps it. */
export function deliveryColumn({ id, title, isPickup }: Delivery): string {
  return JSON.stringify({ id, title, isPickup });
}

const BILLING: v.GenericSchema<unknown, Billing> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  governorate: v.string(),
  city: v.string(),
  address1: v.string(),
  address2: v.nullable(v.string()),
  email: v.nullable(v.string()),
  notes: v.nullable(v.string()),
});
