import type { Billing, Deposit, LineItem, Order, OrderStatus } from '../../../domain/order/order.js';
import type { OrderPayment, PaymentMethod } from '../../../domain/payment/orderPayment.js';
import type { AppliedCoupon } from '../../../domain/coupon/coupon.js';
import type { Confirmation } from '../../../domain/confirmation/confirmation.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { Locale, Localized } from '../../../domain/core/locale.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { DeliveryAtCost } from './orders.js';
import type { OnCommit } from '../records/state.js';

/** A line item priced by the server from the catalogue. */
export interface PricedLine {
  productId: number;
  variationId: number | null;
  quantity: number;
  price: Piastres;
  name: Localized;
  image: string | null;
  /** Production week of the oldest piece in stock when it was put into the cart, `2026-W14`; absent if unknown. */
  made?: string;
}

/** Changes to a cart: `set` by line id (0 removes), `add` appends lines. */
export interface LineChanges {
  set: { lineItemId: number; quantity: number; price: Piastres }[];
  add: PricedLine[];
  /** The cart's coupons, computed for the changed lines; absent: unchanged. */
  coupons?: readonly AppliedCoupon[] | undefined;
}

export interface Placement {
  status: OrderStatus;
  billing: Billing;
  /** The language of notices about the order. */
  locale: Locale;
  paymentMethod: PaymentMethod;
  /** Absent: nothing is stored of the way to pay. */
  payment?: OrderPayment | undefined;
  /** Fee for the way to pay, part of the total; absent: none. */
  fee?: Piastres | undefined;
  delivery: DeliveryAtCost;
  transactionId: string | null;
  /** Reference of the payment attempt, `{order}-{random}`; null unless the order is paid in advance. */
  paymentReference: string | null;
  /** Absent: the whole order is paid in one way. */
  deposit?: Deposit | undefined;
  /** Absent: the order needs no confirmation by its customer. */
  confirmation?: Confirmation | undefined;
}

/** The customer's cart; without one, the number for a new cart if the store assigns numbers in advance. */
export type FoundCart = { cart: Order } | { cart: null; nextId?: number };

/** Idempotency mark and completion of a write to lines. */
export interface LinesWrite {
  /** Stored on the order. */
  mark?: string | undefined;
  /** The number that `findCart` proposed for a new cart; it is used if it is still free. */
  nextId?: number | undefined;
  onCommit?: OnCommit<Order>;
}

/** How an order is placed. */
export interface PlaceOrderOptions {
  /** The order's products as read inside `holdStock`; without them the store holds the stock and reads them itself. */
  held?: readonly Product[] | undefined;
  onCommit?: OnCommit<Order>;
}

/**
 * Carts, from the first line until they are placed. Callers of write methods hold the customer's lock (`ordersLock`) and
 * pass the cart as read under that lock. Writes throw `order_not_found` for unknown ids, and `outcome_unknown` if the
 * store did not confirm whether the write happened.
 */
export interface CartsPort {
  findCart(customerId: number): Promise<FoundCart>;
  /** The customer must not have a cart yet. */
  createCart(customerId: number, lines: readonly PricedLine[], write?: LinesWrite): Promise<Order>;
  /** Changes lines and coupons. Throws `order_not_open` unless the order is a cart. */
  changeLines(cart: Order, changes: LineChanges, write?: LinesWrite): Promise<Order>;
  /**
   * Runs the work while no other order of this shop reduces the stock of these items, so that it may read prices and
   * stock once, judge them and place the order. A store that checks and reduces stock in one step runs it at once.
   */
  holdStock<T>(items: readonly LineItem[], work: () => Promise<T>): Promise<T>;
  /**
   * Turns a cart into an order and reduces stock if the status requires it (`processing`), all or nothing. Throws
   * `insufficient_stock` with `available`, `order_not_open`, `empty_cart`. The order keeps the cart's coupons that have no
   * problem; `coupon_changed`: one cannot be used once more, or the store computes another discount.
   */
  placeOrder(cart: Order, placement: Placement, options?: PlaceOrderOptions): Promise<Order>;
}
