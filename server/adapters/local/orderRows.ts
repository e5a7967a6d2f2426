import * as v from 'valibot';
import { VisitSchema } from '../../../domain/branches/visitSchema.js';
import { DateRangeSchema } from '../../../domain/checkout/arrival.js';
import { type Locale, LOCALES } from '../../../domain/core/locale.js';
import { AppliedCouponSchema } from '../../../domain/coupon/couponSchemas.js';
import { LocalizedSchema } from '../../../domain/core/wireText.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Piastres } from '../../../domain/core/money.js';
import {
  type Billing,
  cancelReasonOf,
  type Delivery,
  type Deposit,
  isOrderStatus,
  type LineItem,
  type Order,
  type OrderPayment,
  paymentMethodOf,
  type Shipment,
} from '../../../domain/order/order.js';
import { confirmationText, parseConfirmation } from '../../ports/shared/confirmationText.js';
import type { Database, Reader, Row, SqlValue, Statement } from '../../database/sql.js';
import { refundsOf } from './orderNotes.js';
import { integer, json, optionalText, text } from '../../database/rows.js';

/** The orders that match the condition, newest first; all of them without a limit. */
export async function loadOrders(
  reader: Reader,
  condition: string,
  args: readonly SqlValue[],
  limit = -1,
): Promise<Order[]> {
  const sql = `SELECT * FROM orders WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT ?`;
  return (await reader.rows(sql, [...args, limit])).map(orderOf);
}

/** The next order number, unless a concurrent insert takes it first. */
export async function nextOrderId(reader: Reader): Promise<number> {
  const [row] = await reader.rows("SELECT seq + 1 AS id FROM sqlite_sequence WHERE name = 'orders'");
  if (row === undefined) throw new Error('The database does not say how many orders it has had');
  return integer(row, 'id');
}

/** An order number that nobody else gets, even if it is not used. */
export async function reserveOrderId(database: Database): Promise<number> {
  const sql = "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'orders' RETURNING seq AS id";
  const [result] = await database.batch([{ sql }], 'repeatable');
  const [row] = result?.rows ?? [];
  if (row === undefined) throw new Error('The database does not say how many orders it has had');
  return integer(row, 'id');
}

/** Whether the stock of an order was already reduced. */
export async function hasTakenStock(reader: Reader, id: number): Promise<boolean> {
  const [row] = await reader.rows('SELECT stock_taken FROM orders WHERE id = ?', [id]);
  return row !== undefined && integer(row, 'stock_taken') === 1;
}

/** The values to write, by column. */
function columnsOf(order: Order): Record<string, SqlValue> {
  return {
    status: order.status,
    lines: JSON.stringify(order.items),
    billing: order.billing && JSON.stringify(order.billing),
    payment_method: order.paymentMethod,
    payment: order.payment && JSON.stringify(order.payment),
    fee: order.fee,
    transaction_id: order.transactionId,
    payment_reference: order.paymentReference,
    shipping_total: order.shippingTotal,
    delivery: order.delivery && JSON.stringify(order.delivery),
    cancelled_for: order.cancelledFor,
    shipment: order.shipment && JSON.stringify(order.shipment),
    locale: order.locale,
    deposit: order.deposit && JSON.stringify(order.deposit),
    coupons: order.coupons.length === 0 ? null : JSON.stringify(order.coupons),
    confirmation: order.confirmation && confirmationText(order.confirmation),
    writes: JSON.stringify(order.writes),
    completed_at: order.completedAt,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}

/** Inserts a new order under its own number. */
export function insertOrder(order: Order): Statement {
  const columns = { id: order.id, customer_id: order.customerId, key: order.key, ...columnsOf(order) };
  const places = Object.keys(columns).map(() => '?');
  return {
    sql: `INSERT INTO orders (${Object.keys(columns).join(', ')}) VALUES (${places.join(', ')})`,
    args: Object.values(columns),
  };
}

/** Updates an order, except its owner and key, which no other write changes. */
export function updateOrder(order: Order): Statement {
  const columns = columnsOf(order);
  const places = Object.keys(columns).map((column) => `${column} = ?`);
  return {
    sql: `UPDATE orders SET ${places.join(', ')} WHERE id = ?`,
    args: [...Object.values(columns), order.id],
  };
}

/** Throws `order_not_found`. */
export async function requireOrder(reader: Reader, id: number): Promise<Order> {
  const [order] = await loadOrders(reader, 'id = ?', [id]);
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
    shipment: row['shipment'] === null ? null : v.parse(SHIPMENT, json(row, 'shipment')),
    locale: localeOf(optionalText(row, 'locale')),
    coupons: row['coupons'] === null ? [] : v.parse(COUPONS, json(row, 'coupons')),
    ...feeOf(integer(row, 'fee')),
    ...refundsOf(row),
    billing: row['billing'] === null ? null : v.parse(BILLING, json(row, 'billing')),
    paymentMethod: paymentMethodOf(optionalText(row, 'payment_method')),
    payment: row['payment'] === null ? null : v.parse(PAYMENT, json(row, 'payment')),
    transactionId: optionalText(row, 'transaction_id'),
    paymentReference: optionalText(row, 'payment_reference'),
    key: text(row, 'key'),
    group: optionalText(row, 'group_id'),
    deposit: row['deposit'] === null ? null : v.parse(DEPOSIT, json(row, 'deposit')),
    confirmation: parseConfirmation(optionalText(row, 'confirmation')),
    cancelledFor: cancelReasonOf(optionalText(row, 'cancelled_for')),
    writes: v.parse(v.array(v.string()), json(row, 'writes')),
    completedAt: optionalText(row, 'completed_at'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  };
}

/** Orders of the embedded shop are never edited after they were placed, so that nothing else is adjusted. */
export function feeOf(fee: Piastres): Pick<Order, 'adjustment' | 'fee'> {
  return { adjustment: fee, fee };
}

/** null for a language that the shop no longer has. */
function localeOf(locale: string | null): Locale | null {
  return LOCALES.find((each) => each === locale) ?? null;
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
    made: v.exactOptional(v.string()),
  }),
);

const COUPONS = v.array(AppliedCouponSchema);

const DELIVERY: v.GenericSchema<unknown, Delivery> = v.object({
  visit: v.exactOptional(VisitSchema),
  id: v.string(),
  title: LocalizedSchema,
  isPickup: v.boolean(),
  // Absent on orders from before dates were promised.
  arrives: v.optional(v.nullable(DateRangeSchema), null),
});

const PAYMENT: v.GenericSchema<unknown, OrderPayment> = v.object({
  way: v.string(),
  provider: v.nullable(v.string()),
  until: v.nullable(v.string()),
  code: v.nullable(v.string()),
  proof: v.nullable(
    v.object({ text: v.nullable(v.string()), photo: v.nullable(v.string()), at: v.string() }),
  ),
});

const DEPOSIT: v.GenericSchema<unknown, Deposit> = v.object({ due: v.number(), paid: v.number() });

const SHIPMENT: v.GenericSchema<unknown, Shipment> = v.object({
  carrier: v.string(),
  number: v.nullable(v.string()),
});

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
