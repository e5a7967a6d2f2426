import { randomBytes } from 'node:crypto';
import { ShopError } from '../../../../domain/core/errors.js';
import { usableCoupons } from '../../../../domain/coupon/coupon.js';
import { type Order, withWrite } from '../../../../domain/order/order.js';
import type {
  CartsPort,
  FoundCart,
  LineChanges,
  LinesWrite,
  Placement,
  PricedLine,
} from '../../../ports/order/carts.js';
import type { RecordReader } from '../../../ports/shared/records/recordReader.js';
import type { OnCommit } from '../../../ports/records/state.js';
import { requireCart, requireFilledCart, takesStock } from '../../../ports/shared/orderChecks.js';
import { changedLines, withLines } from './orderLines.js';
import { areUsable, expectUsable } from './coupons.js';
import { violatedUnique } from '../../../database/connection/database.js';
import { type Database, expecting } from '../../../database/sql/sql.js';
import { commit } from './commit.js';
import { feeOf } from './orderRecord.js';
import { findOrder, insertOrder, nextOrderId, requireOrder, reserveOrderId } from './orderRows.js';
import { changed, deliveredBy, replacing } from './orderWrites.js';
import { requireInStock, takeStock } from './stock.js';

/** Carts in the database, each in the row of the order that it becomes. */
export function localCarts(database: Database, records: RecordReader): CartsPort {
  return {
    findCart: (customerId) => findCart(database, records, customerId),
    createCart: (customerId, lines, write) => createCart(database, customerId, lines, write),
    changeLines: (cart, changes, write) => changeLines(database, cart, changes, write),
    holdStock: (_, work) => work(),
    placeOrder: (cart, placement, options) => placeOrder(database, cart, placement, options?.onCommit),
  };
}

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
