import { ShopError } from '../../../domain/core/errors.js';
import type { Order } from '../../../domain/order/order.js';
import type { Settled, Settlement } from '../../ports/orders.js';
import type { Writer } from '../../database/sql.js';
import { addLines, now, touch } from './orderLines.js';
import { deliveryColumn, loadOrders, requireOrder } from './orderRows.js';
import { integer } from '../../database/rows.js';
import { isInStock, takeStock } from './stock.js';

type Paid = Extract<Settlement['outcome'], { kind: 'paid' }>;

/** See `OrdersPort.settlePayment`; the transaction around it is what makes it one step. */
export async function settlePayment(
  writer: Writer,
  orderId: number,
  { expected, outcome }: Settlement,
): Promise<Settled> {
  const order = await requireOrder(writer, orderId);
  if (order.status !== expected.status || order.transactionId !== expected.transactionId) {
    return { order, isDone: false };
  }
  if (outcome.kind === 'paid') await keepPaid(writer, order, outcome);
  else await backToCart(writer, order);
  return { order: await requireOrder(writer, orderId), isDone: true };
}

async function keepPaid(writer: Writer, order: Order, paid: Paid): Promise<void> {
  const hasStock = await holdStock(writer, order);
  await writer.run(
    `UPDATE orders SET status = ?, payment_method = 'card', transaction_id = ?, payment_reference = ?,
       shipping_total = ?, delivery = ifnull(?, delivery), stock_taken = ?, updated_at = ? WHERE id = ?`,
    [
      hasStock ? paid.status : 'on-hold',
      paid.transactionId,
      paid.paymentReference,
      paid.delivery?.cost ?? order.shippingTotal,
      paid.delivery === undefined ? null : deliveryColumn(paid.delivery),
      hasStock ? 1 : 0,
      now(),
      order.id,
    ],
  );
}

/** Takes the stock of every line unless that was done before; tells whether the order has its stock now. */
async function holdStock(writer: Writer, order: Order): Promise<boolean> {
  const [row] = await writer.rows('SELECT stock_taken FROM orders WHERE id = ?', [order.id]);
  if (row !== undefined && integer(row, 'stock_taken') === 1) return true;
  if (!(await isInStock(writer, order.items))) return false;
  await takeStock(writer, order.items);
  return true;
}

async function backToCart(writer: Writer, order: Order): Promise<void> {
  if (order.status !== 'pending') throw new ShopError('order_not_open');
  const [newer] = await loadOrders(writer, "o.customer_id = ? AND o.status = 'pending-cart'", [
    order.customerId,
  ]);
  if (newer === undefined) {
    await writer.run(
      `UPDATE orders SET status = 'pending-cart', payment_method = NULL, transaction_id = NULL,
         shipping_total = 0, delivery = NULL, updated_at = ? WHERE id = ?`,
      [now(), order.id],
    );
    return;
  }
  await addLines(writer, newer.id, order.items);
  await touch(writer, newer.id);
  await writer.run(
    "UPDATE orders SET status = 'cancelled', transaction_id = NULL, updated_at = ? WHERE id = ?",
    [now(), order.id],
  );
}
