import { mergedCoupons } from '../../../../domain/coupon/coupon.js';
import type { Order } from '../../../../domain/order/order.js';
import type { OrderPayment } from '../../../../domain/payment/orderPayment.js';
import type { Settled, Settlement } from '../../../ports/order/orders.js';
import { isToSettle } from '../../../ports/shared/orderChecks.js';
import { violatedUnique } from '../../../database/connection/database.js';
import type { Database } from '../../../database/sql/sql.js';
import { UNNOTED } from '../../../database/records/tableRecords.js';
import { commit } from './commit.js';
import { withLines } from './orderLines.js';
import { feeOf } from './orderRecord.js';
import { findOrder, hasTakenStock, requireOrder } from './orderRows.js';
import { changed, deliveredBy, replacing } from './orderWrites.js';
import { requireInStock, takeStock } from './stock.js';

type Paid = Extract<Settlement['outcome'], { kind: 'paid' }>;

/** See `OrdersPort.settlePayment`; on a version conflict the order is read again. */
export async function settlePayment(
  database: Database,
  known: Order,
  settlement: Settlement,
): Promise<Settled> {
  for (let order = known; ; order = await requireOrder(database, known.id)) {
    if (!isToSettle(order, settlement)) return { order, isDone: false };
    const after = await apply(database, order, settlement.outcome);
    if (after !== null) return { order: after, isDone: true };
  }
}

function apply(database: Database, order: Order, outcome: Settlement['outcome']): Promise<Order | null> {
  switch (outcome.kind) {
    case 'paid':
      return savePaid(database, order, outcome);
    case 'awaited':
      return saveAwaited(database, order, outcome.payment);
    case 'unpaid':
      return backToCart(database, order);
  }
}

/** null on a version conflict. Throws `insufficient_stock`. */
async function saveAwaited(database: Database, order: Order, payment: OrderPayment): Promise<Order | null> {
  const after = changed(order, { status: 'on-hold', paymentMethod: 'later', payment });
  if (await commit(database, [...replacing(order, after), ...takeStock(order)])) return after;
  await requireInStock(database, order.items);
  return null;
}

/** Reduces the stock of every line unless already done, if there is enough; null on a version conflict. */
async function savePaid(database: Database, order: Order, paid: Paid): Promise<Order | null> {
  const { delivery, status, transactionId, paymentReference, deposit = null, payment } = paid;
  const { fee = order.fee } = paid;
  const after = changed(order, {
    status,
    cancelledFor: null,
    paymentMethod: deposit === null ? 'card' : 'cod',
    deposit,
    payment: payment ?? order.payment,
    ...feeOf(fee),
    transactionId,
    paymentReference,
    ...(delivery === undefined ? {} : deliveredBy(delivery)),
  });
  const also = (await hasTakenStock(database, order.id)) ? [] : takeStock(order);
  if (await commit(database, [...replacing(order, after), ...also])) return after;
  const short: Order =
    status === 'on-hold' ? after : { ...after, status: 'cancelled', cancelledFor: 'sold_out' };
  return (await commit(database, replacing(order, short))) ? short : null;
}

/** null on a version conflict of the order or of the customer's cart. */
async function backToCart(database: Database, order: Order): Promise<Order | null> {
  const newer = await findOrder(database, UNNOTED, "customer_id = ? AND status = 'pending-cart'", [
    order.customerId,
  ]);
  const after =
    newer === null
      ? changed(order, {
          status: 'pending-cart',
          paymentMethod: null,
          payment: null,
          ...feeOf(0),
          deposit: null,
          transactionId: null,
          shippingTotal: 0,
          delivery: null,
        })
      : changed(order, { status: 'cancelled', transactionId: null });
  const merged =
    newer === null
      ? []
      : replacing(
          newer,
          changed(newer, {
            items: withLines(newer.items, order.items),
            coupons: mergedCoupons(newer.coupons, order.coupons),
          }),
        );
  try {
    return (await commit(database, [...replacing(order, after), ...merged])) ? after : null;
  } catch (error) {
    if (violatedUnique(error) === 'orders.customer_id') return null;
    throw error;
  }
}
