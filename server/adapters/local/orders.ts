import { randomBytes } from 'node:crypto';
import { ShopError } from '../../../domain/core/errors.js';
import { type Order, withWrite } from '../../../domain/order/order.js';
import type { LineChanges, OrdersPort, Placement, PricedLine } from '../../ports/orders.js';
import { requireCart, requireFilledCart, requireQuantity, takesStock } from '../../ports/orderChecks.js';
import { addLines, now, touch } from './orderLines.js';
import { settlePayment } from './orderSettlement.js';
import type { Database, Writer } from '../../database/sql.js';
import { deliveryColumn, loadOrders, requireOrder } from './orderRows.js';
import { integer } from '../../database/rows.js';
import { takeStock } from './stock.js';

/** Orders in the database; every change is one transaction. */
export function localOrders(database: Database): OrdersPort {
  return {
    listOrders: ({ customerId, statuses }) =>
      loadOrders(database, 'o.customer_id = ? AND o.status IN (SELECT value FROM json_each(?))', [
        customerId,
        JSON.stringify(statuses),
      ]),
    getOrder: async (id) => (await loadOrders(database, 'o.id = ?', [id]))[0] ?? null,
    createCart: (customerId, lines, mark) =>
      database.write((writer) => createCart(writer, customerId, lines, mark)),
    changeLines: (id, changes, mark) => database.write((writer) => changeLines(writer, id, changes, mark)),
    placeOrder: (id, placement) => database.write((writer) => placeOrder(writer, id, placement)),
    settlePayment: (id, settlement) => database.write((writer) => settlePayment(writer, id, settlement)),
    listUnpaid: () => loadOrders(database, "o.status = 'pending' AND o.payment_reference IS NOT NULL", []),
    deleteOrders: (ids) => database.write((writer) => deleteOrders(writer, ids)),
  };
}

/** 192 random bits, so that a key cannot be guessed. */
const KEY_BYTES = 24;

/** A customer has one cart at most: where there is one already, the lines go into that. */
async function createCart(
  writer: Writer,
  customerId: number,
  lines: readonly PricedLine[],
  mark?: string,
): Promise<Order> {
  const [cart] = await loadOrders(writer, "o.customer_id = ? AND o.status = 'pending-cart'", [customerId]);
  const id = cart?.id ?? (await insertCart(writer, customerId));
  await addLines(writer, id, lines);
  return written(writer, id, mark);
}

async function insertCart(writer: Writer, customerId: number): Promise<number> {
  const customers = await writer.rows('SELECT 1 FROM customers WHERE id = ?', [customerId]);
  if (customers.length === 0) throw new ShopError('customer_not_found');
  const [row] = await writer.rows(
    `INSERT INTO orders (customer_id, status, key, created_at, updated_at)
     VALUES (?1, 'pending-cart', ?2, ?3, ?3) RETURNING id`,
    [customerId, randomBytes(KEY_BYTES).toString('base64url'), now()],
  );
  if (row === undefined) throw new Error('The database answers no id for a new order');
  return integer(row, 'id');
}

/** A line that is not of this order refuses the whole change with `invalid_fields`. */
async function changeLines(
  writer: Writer,
  orderId: number,
  { set, add }: LineChanges,
  mark?: string,
): Promise<Order> {
  requireCart(await requireOrder(writer, orderId));
  for (const line of set) {
    requireQuantity(line.quantity, 0);
    const changed =
      line.quantity === 0
        ? await writer.run('DELETE FROM order_lines WHERE id = ? AND order_id = ?', [
            line.lineItemId,
            orderId,
          ])
        : await writer.run('UPDATE order_lines SET quantity = ?, price = ? WHERE id = ? AND order_id = ?', [
            line.quantity,
            line.price,
            line.lineItemId,
            orderId,
          ]);
    if (changed === 0) throw new ShopError('invalid_fields', { fields: { lineItemId: 'unknown' } });
  }
  await addLines(writer, orderId, add);
  return written(writer, orderId, mark);
}

/** The order after its lines were written, which it keeps the mark of. */
async function written(writer: Writer, orderId: number, mark?: string): Promise<Order> {
  await touch(writer, orderId);
  const order = await requireOrder(writer, orderId);
  if (mark === undefined) return order;
  const writes = withWrite(order.writes, mark);
  await writer.run('UPDATE orders SET writes = ? WHERE id = ?', [JSON.stringify(writes), orderId]);
  return { ...order, writes };
}

/** An order is as old as its placing, not as the cart that it was. */
async function placeOrder(writer: Writer, orderId: number, placement: Placement): Promise<Order> {
  const order = await requireOrder(writer, orderId);
  requireFilledCart(order);
  const isTaken = takesStock(placement.status);
  if (isTaken) await takeStock(writer, order.items);
  await writer.run(
    `UPDATE orders SET status = ?, billing = ?, payment_method = ?, shipping_total = ?, delivery = ?, transaction_id = ?,
       payment_reference = ifnull(?, payment_reference), stock_taken = ?, created_at = ?9, updated_at = ?9
     WHERE id = ?10`,
    [
      placement.status,
      JSON.stringify(placement.billing),
      placement.paymentMethod,
      placement.delivery.cost,
      deliveryColumn(placement.delivery),
      placement.transactionId,
      placement.paymentReference,
      isTaken ? 1 : 0,
      now(),
      orderId,
    ],
  );
  return requireOrder(writer, orderId);
}

/** All of them or, when one is unknown, none. Their lines go with them. */
async function deleteOrders(writer: Writer, ids: readonly number[]): Promise<void> {
  for (const id of new Set(ids)) {
    if ((await writer.run('DELETE FROM orders WHERE id = ?', [id])) === 0) {
      throw new ShopError('order_not_found');
    }
  }
}
