import { randomBytes } from 'node:crypto';
import { ShopError } from '../../../domain/core/errors.js';
import { usableCoupons } from '../../../domain/coupon/coupon.js';
import { isAwaited, type Order, withWrite } from '../../../domain/order/order.js';
import { withoutBuyer } from '../../../domain/order/withoutBuyer.js';
import type {
  FoundCart,
  LineChanges,
  LinesWrite,
  OrdersPort,
  Placement,
  PricedLine,
} from '../../ports/orders.js';
import type { RecordReader } from '../../ports/shared/records/recordReader.js';
import type { OnCommit } from '../../ports/state.js';
import { requireCart, requireFilledCart, takesStock } from '../../ports/shared/orderChecks.js';
import { changedLines, withLines } from './orderLines.js';
import { areUsable, expectUsable } from './coupons.js';
import { cancelOrder } from './orderCancellation.js';
import { changeSlot } from './orderVisit.js';
import { keepConfirmation } from './orderConfirmation.js';
import { forgetNotes, readNotes } from './orderNotes.js';
import { keepPayment } from './orderPayment.js';
import { settlePayment } from './orderSettlement.js';
import { violatedUnique } from '../../database/database.js';
import { type Database, expecting, type SqlValue } from '../../database/sql.js';
import { changeTime, commit, unchanged } from './commit.js';
import { feeOf } from './orderRecord.js';
import {
  findOrder,
  insertOrder,
  loadOrders,
  nextOrderId,
  requireOrder,
  reserveOrderId,
} from './orderRows.js';
import { changed, deliveredBy, replacing } from './orderWrites.js';
import { requireInStock, takeStock } from './stock.js';

/**
 * Orders in the database, one row each. A write is one batch that also completes the request. It is a compare-and-set
 * on the row's version, so it stays correct even if a lock was lost.
 */
export function localOrders(database: Database, records: RecordReader): OrdersPort {
  const load = (condition: string, args: readonly SqlValue[] = []) =>
    loadOrders(database, records, condition, args);
  return {
    listOrders: ({ customerId, statuses }) =>
      load('customer_id = ? AND status IN (SELECT value FROM json_each(?))', [
        customerId,
        JSON.stringify(statuses),
      ]),
    getOrder: (id) => findOrder(database, records, 'id = ?', [id]),
    findCart: (customerId) => findCart(database, records, customerId),
    createCart: (customerId, lines, write) => createCart(database, customerId, lines, write),
    changeLines: (cart, changes, write) => changeLines(database, cart, changes, write),
    changeOwner: (order, customerId) => changeOwner(database, order, customerId),
    holdStock: (_, work) => work(),
    placeOrder: (cart, placement, options) => placeOrder(database, cart, placement, options?.onCommit),
    settlePayment: (order, settlement) => settlePayment(database, order, settlement),
    cancelOrder: (order, reason) => cancelOrder(database, order, reason),
    changeSlot: (order, slot) => changeSlot(database, order, slot),
    keepConfirmation: (order, confirmation) => keepConfirmation(database, order, confirmation),
    listOpen: async () => (await load("status IN ('processing', 'on-hold')")).reverse(),
    listUnconfirmed: async () => (await load(UNCONFIRMED)).reverse(),
    listChanged: (since) => load("status <> 'pending-cart' AND updated_at >= ?", [since.toISOString()]),
    listUnpaid: () => load("status = 'pending' AND payment_reference IS NOT NULL"),
    listAwaited: async () => (await load(AWAITED)).reverse().filter(isAwaited),
    keepPayment: (order, payment) => keepPayment(database, order, payment),
    // Its operator works with the requests themselves.
    noteReturn: () => Promise.resolve(),
    readReturnMarks: () => Promise.resolve(new Map()),
    readNotes: ({ id }) => readNotes(database, records, id),
    forgetBuyer: (order) => forgetBuyer(database, order),
    deleteOrders: (ids, onCommit) => deleteOrders(database, [...new Set(ids)], onCommit),
  };
}

async function forgetBuyer(database: Database, order: Order): Promise<void> {
  if (order.billing === null) return;
  const after = changed(order, { billing: withoutBuyer(order.billing) });
  const isDone = await commit(database, [...replacing(order, after), forgetNotes(order.id)]);
  if (!isDone) await forgetBuyer(database, await requireOrder(database, order.id));
}

/** Has an index of its own. */
const UNCONFIRMED =
  "status = 'processing' AND (confirmation LIKE 'waiting%' OR confirmation LIKE 'reminded%')";

/** Has an index of its own. */
const AWAITED = "status = 'on-hold' AND payment_method = 'later'";

/** 192 random bits, so that a key cannot be guessed. */
const KEY_BYTES = 24;

/** Reads the next order number as well, so that creating a cart needs no round trip for it. */
async function findCart(database: Database, records: RecordReader, customerId: number): Promise<FoundCart> {
  const [cart, nextId] = await Promise.all([
    findOrder(database, records, "customer_id = ? AND status = 'pending-cart'", [customerId]),
    nextOrderId(database),
  ]);
  return cart === null ? { cart: null, nextId } : { cart };
}

async function createCart(
  database: Database,
  customerId: number,
  lines: readonly PricedLine[],
  { mark, nextId, onCommit }: LinesWrite = {},
): Promise<Order> {
  let id = nextId ?? (await nextOrderId(database));
  const at = new Date().toISOString();
  const items = withLines([], lines);
  for (;;) {
    const cart: Order = {
      ...EMPTY_CART,
      id,
      customerId,
      items,
      key: randomBytes(KEY_BYTES).toString('base64url'),
      writes: mark === undefined ? [] : [mark],
      createdAt: at,
      updatedAt: at,
    };
    const owner = expecting('EXISTS (SELECT 1 FROM customers WHERE id = ?)', [customerId]);
    try {
      if (await commit(database, [owner, insertOrder(cart)], onCommit?.(cart))) return cart;
      throw new ShopError('customer_not_found');
    } catch (error) {
      // The number was taken by a concurrent cart of another customer. Of many, only one would get the next one.
      if (violatedUnique(error) !== 'orders.id') throw error;
      id = await reserveOrderId(database);
    }
  }
}

const EMPTY_CART = {
  status: 'pending-cart',
  shippingTotal: 0,
  delivery: null,
  shipment: null,
  locale: null,
  coupons: [],
  ...feeOf(0),
  refunded: 0,
  refunds: [],
  billing: null,
  paymentMethod: null,
  payment: null,
  transactionId: null,
  paymentReference: null,
  group: null,
  cancelledFor: null,
  deposit: null,
  confirmation: null,
  completedAt: null,
} as const;

/** On a version conflict, the changes are applied to the current order. */
async function changeLines(
  database: Database,
  cart: Order,
  changes: LineChanges,
  { mark, onCommit }: LinesWrite = {},
): Promise<Order> {
  for (let order = cart; ; order = await requireOrder(database, cart.id)) {
    if (mark !== undefined && order.writes.includes(mark)) return order;
    requireCart(order);
    const after = changed(order, {
      items: changedLines(order.items, changes),
      coupons: changes.coupons ?? order.coupons,
      writes: mark === undefined ? order.writes : withWrite(order.writes, mark),
    });
    if (await commit(database, replacing(order, after), onCommit?.(after))) return after;
  }
}

/** On a version conflict, the current order is given away. */
async function changeOwner(database: Database, known: Order, customerId: number): Promise<boolean> {
  for (let order = known; ; order = await requireOrder(database, known.id)) {
    const owner = {
      sql: 'UPDATE orders SET customer_id = ?, updated_at = ? WHERE id = ?',
      args: [customerId, changeTime(order.updatedAt), order.id],
    };
    try {
      if (await commit(database, [unchanged('orders', order.id, order.updatedAt), owner])) return true;
    } catch (error) {
      if (violatedUnique(error) === 'orders.customer_id') return false;
      throw error;
    }
  }
}

/** The order is dated from its placement, not from the cart's creation. Only the order as read is placed. */
async function placeOrder(
  database: Database,
  cart: Order,
  placement: Placement,
  onCommit: OnCommit<Order>,
): Promise<Order> {
  requireFilledCart(cart);
  const { delivery, paymentReference, confirmation = null, deposit = null, ...placed } = placement;
  const { payment = null, fee = 0, ...rest } = placed;
  const order = changed(cart, {
    ...rest,
    ...deliveredBy(delivery),
    coupons: usableCoupons(cart.coupons),
    ...{ payment, ...feeOf(fee) },
    confirmation,
    deposit,
    paymentReference: paymentReference ?? cart.paymentReference,
  });
  const after = { ...order, createdAt: order.updatedAt };
  const stock = takesStock(placement.status) ? takeStock(cart) : [];
  const statements = [...expectUsable(after), ...replacing(cart, after), ...stock];
  for (;;) {
    if (await commit(database, statements, onCommit?.(after))) return after;
    const current = await requireOrder(database, cart.id);
    requireFilledCart(current);
    if (current.updatedAt !== cart.updatedAt) throw new ShopError('cart_changed');
    if (!(await areUsable(database, after))) throw new ShopError('coupon_changed');
    await requireInStock(database, cart.items);
  }
}

async function deleteOrders(
  database: Database,
  ids: readonly number[],
  onCommit: OnCommit<readonly number[]>,
): Promise<void> {
  const these = 'id IN (SELECT value FROM json_each(?))';
  const list = JSON.stringify(ids);
  const isDone = await commit(
    database,
    [
      expecting(`(SELECT count(*) FROM orders WHERE ${these}) = ?`, [list, ids.length]),
      { sql: `DELETE FROM orders WHERE ${these}`, args: [list] },
    ],
    onCommit?.(ids),
  );
  if (!isDone) throw new ShopError('order_not_found');
}
