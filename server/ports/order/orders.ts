import type { CancelReason, Delivery, Deposit, Order, OrderStatus } from '../../../domain/order/order.js';
import type { OrderPayment } from '../../../domain/payment/orderPayment.js';
import type { OrderNotes } from '../../../domain/order/notes/orderNotes.js';
import type { OrderFilter } from '../../../domain/order/orderFilter.js';
import type { OrderPatch } from '../../../domain/order/orderPatch.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { ShippingMethod } from './shipping.js';
import type { OnCommit } from '../records/state.js';

/** A delivery method and its cost for this order. */
export type DeliveryAtCost = Delivery & Pick<ShippingMethod, 'cost'>;

/** The outcome of a pending card payment. */
export interface Settlement {
  /** The order's state when this was decided. If it has changed, nothing is done. */
  expected: Pick<Order, 'status' | 'transactionId'>;
  outcome: PaidOutcome | AwaitedOutcome | UnpaidOutcome;
}

/** The payment has been received. */
interface PaidOutcome {
  kind: 'paid';
  /**
   * `processing`: ready to ship. `on-hold`: needs a manual check first. Both reduce the stock of every line once. If one
   * is short, no stock is reduced: the order becomes `on-hold` for the check, and otherwise `cancelled` as `sold_out` in
   * the same write, so that the money is known to be due to the customer. An order whose stock is already reduced (it
   * was `processing`, for example) is not reduced again.
   */
  status: Extract<OrderStatus, 'processing' | 'on-hold'>;
  /** The provider's payment id and the attempt that was paid; both are stored on the order. */
  transactionId: string;
  paymentReference: string;
  /**
   * Present: only this part is paid by card, and the rest in cash. Absent: the order is paid by card as a whole.
   */
  deposit?: Deposit | undefined;
  /** Fee for the way that was paid in, instead of the order's own; absent: unchanged. */
  fee?: Piastres;
  /** Who has taken the money; absent: unchanged. */
  payment?: OrderPayment | undefined;
  /** Absent: unchanged. */
  delivery?: DeliveryAtCost;
}

/**
 * The provider has given the shopper a number to pay with later. The order becomes `on-hold` and is awaited (`later`);
 * the stock of all lines is reduced. Only in `pending`; throws `insufficient_stock` and changes nothing.
 */
interface AwaitedOutcome {
  kind: 'awaited';
  payment: OrderPayment;
}

/**
 * The payment has failed for good. The order becomes the customer's cart again, with its id and lines but without
 * transaction, payment method, deposit and fees. If the customer has a newer cart, the lines are added to that one and
 * this order, which keeps them, is `cancelled`.
 */
interface UnpaidOutcome {
  kind: 'unpaid';
}

export interface Settled {
  /** The order as it is now. */
  order: Order;
  /** Whether this call made the change; false if the order was not in the expected state. */
  isDone: boolean;
}

/**
 * Orders, which carts are too until they are placed (`CartsPort`). The store keeps them and their stock; the actions hold
 * the rules (permissions, prices). Callers of write methods hold the customer's lock (`ordersLock`) and pass the order as
 * read under that lock. Writes throw `order_not_found` for unknown ids, and `outcome_unknown` if the store did not
 * confirm whether the write happened.
 */
export interface OrdersPort {
  /** Newest first. */
  listOrders(filter: OrderFilter): Promise<Order[]>;
  getOrder(id: number): Promise<Order | null>;
  /**
   * Gives an order with its id, key and payment to another customer; false if that customer has a cart and the order is
   * one. The caller holds both customers' locks.
   */
  changeOwner(order: Order, customerId: number): Promise<boolean>;
  /**
   * Settles a pending payment: compares the order with the expected state and changes it atomically, so that only one
   * of callback, return and reconciliation settles it, once. `paid` is accepted in every status, because money may
   * arrive late; `unpaid` only in `pending` (`order_not_open` otherwise). The attempt's reference always stays on the
   * order so that late money finds it.
   */
  settlePayment(order: Order, settlement: Settlement): Promise<Settled>;
  /**
   * Cancels a placed order and returns its stock, once. Only the order as read is cancelled: if it has changed since, or
   * is already cancelled, nothing is done. Throws `order_not_open` unless it is `processing` or `on-hold`. Money is the
   * caller's matter: a card payment is not refunded.
   */
  cancelOrder(order: Order, reason: CancelReason): Promise<Settled>;
  /**
   * Notes what has become known of an order, on the order as read only: if it has changed since, nothing is done. Throws
   * `visit_fixed` for a slot without an appointment.
   */
  patchOrder(order: Order, patch: OrderPatch): Promise<Settled>;
  /** What the operator has told the customer on the order, and the refunds; at most `ORDER_NOTES_MAX` each. */
  readNotes(order: Order): Promise<OrderNotes>;
  /**
   * Removes who bought from a finished order: name, phone, street, email address, notes and words about returns. Lines
   * and sums stay.
   */
  forgetBuyer(order: Order): Promise<void>;
  /** Deletes all of these orders, each named once, or none if one is unknown. */
  deleteOrders(ids: readonly number[], onCommit?: OnCommit<readonly number[]>): Promise<void>;
}
