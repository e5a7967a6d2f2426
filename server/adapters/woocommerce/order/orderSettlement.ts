import { mergedCoupons } from '../../../../domain/coupon/coupon.js';
import { errorCodeOf } from '../../../../domain/core/errors.js';
import { cashDue } from '../../../../domain/order/deposit.js';
import type { Order, OrderStatus } from '../../../../domain/order/order.js';
import type { OrderPayment } from '../../../../domain/payment/orderPayment.js';
import type { DeliveryAtCost, Settled, Settlement } from '../../../ports/order/orders.js';
import { isToSettle } from '../../../ports/shared/orderChecks.js';
import { applyInStore } from './applyCoupons.js';
import { choicesOf, isChoiceSold } from './lineChoice.js';
import { gatewayOf } from './gateways.js';
import { noteCancelled } from './orderCancellation.js';
import { couponsMeta } from './orderCoupons.js';
import { ORDER_META, toWcBilling } from './orderMapping.js';
import { readGoods, requireStock, shortage, withStockLocked } from './orderStock.js';
import { deliveryLines, deliveryMeta } from './orderDelivery.js';
import { cashLess, depositMeta, depositNote } from './orderDeposit.js';
import { feeLines } from './orderFee.js';
import { paymentMeta } from './orderPayment.js';
import type { OrdersContext } from './orderWrites.js';
import { grossLines, takeTaxOut } from './taxTakenOut.js';
import { toRequests, type WcLineRequest } from './orderLines.js';

/** Statuses in which WooCommerce has reduced stock; it restores stock when an order becomes cancelled or pending. */
const STOCK_TAKEN: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['processing', 'on-hold', 'completed']);

/** WooCommerce's product id for a line whose product was deleted. */
const DELETED_PRODUCT = 0;

type Paid = Extract<Settlement['outcome'], { kind: 'paid' }>;

/** See `OrdersPort.settlePayment`; the customer's lock makes it atomic. */
export async function settlePayment(
  context: OrdersContext,
  order: Order,
  settlement: Settlement,
): Promise<Settled> {
  if (!isToSettle(order, settlement)) return { order, isDone: false };
  return { order: await apply(context, order, settlement.outcome), isDone: true };
}

function apply(context: OrdersContext, order: Order, outcome: Settlement['outcome']): Promise<Order> {
  switch (outcome.kind) {
    case 'paid':
      return savePaid(context, order, outcome);
    case 'awaited':
      return saveAwaited(context, order, outcome.payment);
    case 'unpaid':
      return backToCart(context, order);
  }
}

/** WooCommerce reduces stock by itself, even if there is not enough. */
function saveAwaited(context: OrdersContext, order: Order, payment: OrderPayment): Promise<Order> {
  return withStockLocked(context.state, order.items, async () => {
    requireStock(await readGoods(context.catalogue, order.items), order.items);
    return context.store.update(order, {
      status: 'on-hold',
      meta_data: paymentMeta(order.payment, payment),
    });
  });
}

async function savePaid(context: OrdersContext, order: Order, paid: Paid): Promise<Order> {
  if (STOCK_TAKEN.has(order.status)) return writePaid(context, order, paid, { status: paid.status });
  return withStockLocked(context.state, order.items, async () => {
    if (shortage(await readGoods(context.catalogue, order.items), order.items) === null) {
      return writePaid(context, order, paid, { status: paid.status });
    }
    return paid.status === 'on-hold'
      ? holdWithoutStock(context, order, paid)
      : cancelSoldOut(context, order, paid);
  });
}

interface PaidChanges {
  status: OrderStatus;
  line_items?: WcLineRequest[];
  meta_data?: readonly { key: string; value: string }[];
}

async function writePaid(
  context: OrdersContext,
  order: Order,
  paid: Paid,
  { meta_data = [], ...changes }: PaidChanges,
): Promise<Order> {
  const moved = paid.delivery !== undefined && isAnother(paid.delivery, order) ? paid.delivery : null;
  await restoreTerms(context, order, moved);
  const delivery =
    moved === null || isTaxed(order) ? {} : { shipping_lines: await deliveryLines(context, order, moved) };
  const { deposit = null, transactionId, payment = order.payment } = paid;
  const gateway = deposit === null ? gatewayOf('card', payment, context.cards) : cashLess(deposit);
  const kept = await context.store.update(order, {
    ...changes,
    payment_method: gateway.id,
    payment_method_title: gateway.title,
    transaction_id: transactionId,
    ...delivery,
    ...(await changedFee(context, order, paid.fee)),
    ...(isCart(order) && order.billing !== null ? toWcBilling(order.billing) : {}),
    meta_data: [
      ...(order.cancelledFor === null ? [] : [{ key: ORDER_META.cancelledFor, value: '' }]),
      ...meta_data,
      { key: ORDER_META.transaction, value: transactionId },
      { key: ORDER_META.paymentReference, value: paid.paymentReference },
      ...paymentMeta(order.payment, payment),
      ...(paid.delivery === undefined ? [] : deliveryMeta(order.delivery, paid.delivery)),
      ...(deposit === null && order.deposit === null ? [] : depositMeta(deposit)),
    ],
  });
  if (deposit !== null) {
    await context.orReport(`Order ${order.id} has no note about its deposit`, () =>
      context.store.addNote(order.id, depositNote(deposit, cashDue(kept), transactionId)),
    );
  }
  return kept;
}

const isTaxed = ({ tax = 0 }: Order) => tax > 0;
const isCart = ({ status }: Order) => status === 'pending-cart';

/** Gives an order that is paid late its delivery and its coupons again; without the coupons if the store now refuses them. */
async function restoreTerms(
  context: OrdersContext,
  order: Order,
  delivery: DeliveryAtCost | null,
): Promise<void> {
  const restore = async (coupons: Order['coupons']) => {
    const again = { ...order, coupons };
    if (isTaxed(order)) {
      if (delivery !== null)
        await takeTaxOut(context, again, { delivery, coupons: isCart(order) ? coupons : undefined });
    } else if (isCart(order) && order.billing !== null)
      await applyInStore(context, again, toWcBilling(order.billing).billing);
  };
  try {
    await restore(order.coupons);
  } catch (error) {
    if (!isCart(order) || errorCodeOf(error) !== 'coupon_changed') throw error;
    await restore([]);
  }
}

/** Whether more than the days of the delivery is different. */
function isAnother({ id, cost }: DeliveryAtCost, { delivery, shippingTotal }: Order): boolean {
  return id !== delivery?.id || cost !== shippingTotal;
}

async function changedFee({ store }: OrdersContext, order: Order, fee = order.fee): Promise<object> {
  if (fee === order.fee) return {};
  const removed = order.fee === 0 ? [] : await store.linesWithoutFee(order.id);
  return { fee_lines: [...removed, ...feeLines(fee)] };
}

/**
 * The meta in which WooCommerce records that a line's stock was reduced. A line with it is not reduced again, and later
 * restored by this quantity. "0.0" is zero, but truthy in PHP, unlike "0".
 */
const TAKES_NONE = { key: '_reduced_stock', value: '0.0' };

/** `on-hold` reduces stock by itself, below 0 if necessary, unless the lines are marked as already reduced. */
function holdWithoutStock(context: OrdersContext, order: Order, paid: Paid): Promise<Order> {
  const line_items = order.items.map(({ id, quantity }) => ({ id, quantity, meta_data: [TAKES_NONE] }));
  return writePaid(context, order, paid, { status: 'on-hold', line_items });
}

/** WooCommerce neither reduces nor restores the stock of an order that was pending. */
async function cancelSoldOut(context: OrdersContext, order: Order, paid: Paid): Promise<Order> {
  const meta_data = [{ key: ORDER_META.cancelledFor, value: 'sold_out' }];
  const cancelled = await writePaid(context, order, paid, { status: 'cancelled', meta_data });
  await noteCancelled(context, cancelled, 'sold_out');
  return cancelled;
}

async function backToCart(context: OrdersContext, order: Order): Promise<Order> {
  const unpaid = {
    payment_method: '',
    payment_method_title: '',
    transaction_id: '',
    meta_data: [
      { key: ORDER_META.transaction, value: '' },
      ...deliveryMeta(order.delivery, null),
      ...(order.deposit === null ? [] : depositMeta(null)),
      ...paymentMeta(order.payment, null),
    ],
  };
  const [newer] = await context.store.list({ customer: order.customerId, status: 'pending-cart' });
  if (newer === undefined) {
    const shipping_lines = await deliveryLines(context, order, null);
    const coupon_lines = order.coupons.length === 0 ? {} : { coupon_lines: [] };
    const line_items = order.tax === undefined ? {} : { line_items: grossLines(order) };
    const fee_lines = order.fee === 0 ? {} : { fee_lines: await context.store.linesWithoutFee(order.id) };
    return context.store.update(order, {
      ...{ ...unpaid, ...coupon_lines, ...fee_lines, ...line_items, status: 'pending-cart', shipping_lines },
    });
  }
  // Cancelled first: if the process crashes in between, nothing is added to the cart twice.
  const cancelled = await context.store.update(order, { ...unpaid, status: 'cancelled' });
  await context.orReport(
    `Not all of the unpaid order ${order.id} is in its customer's newer cart`,
    async () => {
      const choices = await choicesOf(order.items, context.choices);
      const add = order.items.filter(
        (line) => line.productId !== DELETED_PRODUCT && isChoiceSold(line, choices),
      );
      const line_items = toRequests(newer, { set: [], add }, choices);
      const coupons = mergedCoupons(newer.coupons, order.coupons);
      return context.store.update(newer, { line_items, meta_data: [couponsMeta(coupons)] });
    },
  );
  return cancelled;
}
