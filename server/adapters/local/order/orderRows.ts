import { ShopError } from '../../../../domain/core/errors.js';
import type { Order } from '../../../../domain/order/order.js';
import { confirmationText } from '../../../ports/shared/confirmationText.js';
import type { RecordReader } from '../../../ports/shared/records/recordReader.js';
import { integer } from '../../../database/sql/rows.js';
import type { Database, Reader, SqlValue, Statement } from '../../../database/sql/sql.js';
import { UNNOTED } from '../../../database/records/tableRecords.js';
import { orderKindOf, orderRecordOf } from './orderRecord.js';

/** The readable orders that match the condition, newest first; all of them without a limit. */
export async function loadOrders(
  reader: Reader,
  records: RecordReader,
  condition: string,
  args: readonly SqlValue[],
  limit = -1,
): Promise<Order[]> {
  const sql = `SELECT * FROM orders WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT ?`;
  const rows = await reader.rows(sql, [...args, limit]);
  return rows.flatMap((row) => records.one(orderKindOf(row), orderRecordOf(row)) ?? []);
}

/** The order that matches the condition, or null. Throws `store_unavailable` if it cannot be read. */
export async function findOrder(
  reader: Reader,
  records: RecordReader,
  condition: string,
  args: readonly SqlValue[],
): Promise<Order | null> {
  const [row] = await reader.rows(`SELECT * FROM orders WHERE ${condition} LIMIT 1`, args);
  return row === undefined ? null : records.require(orderKindOf(row), orderRecordOf(row));
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

/** Throws `order_not_found`, and `store_unavailable` if the order cannot be read. */
export async function requireOrder(reader: Reader, id: number): Promise<Order> {
  const order = await findOrder(reader, UNNOTED, 'id = ?', [id]);
  if (order === null) throw new ShopError('order_not_found');
  return order;
}
