import type { Locale, Localized } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { DateRange } from '../delivery/arrival.js';
import type { Visit } from '../branches/branch.js';
import { type AppliedCoupon, couponDiscount } from '../coupon/coupon.js';
import type { OrderPayment, PaymentMethod } from '../payment/orderPayment.js';
import type { Confirmation } from '../confirmation/confirmation.js';

/** Who cancelled a placed order, and why: the customer, the shop, or the shop because it was not confirmed or not paid. */
const CANCEL_REASONS = ['customer', 'shop', 'unconfirmed', 'unpaid', 'sold_out'] as const;

export type CancelReason = (typeof CANCEL_REASONS)[number];

/** `pending-cart` is the cart; the others are the store's. */
export const ORDER_STATUSES = [
  'pending-cart',
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** All statuses of an order that was placed, including failed ones. */
export const ALL_BUT_CARTS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'pending-cart',
);

/** Whether an order is valid: placed, neither waiting for payment nor cancelled or failed. */
export function isStanding(status: OrderStatus): boolean {
  return status === 'processing' || status === 'on-hold' || status === 'completed';
}

/** Whether a store's status is known to the shop. */
export function isOrderStatus(status: string): status is OrderStatus {
  return ORDER_STATUSES.some((each) => each === status);
}

export interface LineItem {
  id: number;
  productId: number;
  variationId: number | null;
  quantity: number;
  /** Price per piece when the line was last written. */
  price: Piastres;
  name: Localized;
  image: string | null;
  /** Production week of the oldest piece in stock when it was put into the cart, `2026-W14`; absent if unknown. */
  made?: string;
  /** Of a cart whose prices contain tax: the tax as a share of the price without it, such as 0.14. Absent: none. */
  taxShare?: number;
}

/** Delivery address and phone. `governorate` is a code such as `EGC`. */
export interface Billing {
  firstName: string;
  lastName: string;
  /** E.164, `+201012345678`. */
  phone: string;
  governorate: string;
  city: string;
  address1: string;
  address2: string | null;
  email: string | null;
  notes: string | null;
}

/** The delivery method of an order. */
export interface Delivery {
  /** `express`; in WooCommerce the method and instance, `flat_rate:3`. */
  id: string;
  title: Localized;
  /** The customer collects the order. */
  isPickup: boolean;
  /** When it arrives or can be collected, as promised when the order was placed; null if nothing was promised. */
  arrives: DateRange | null;
  /** The appointment at a branch; absent for every other delivery method. */
  visit?: Visit;
}

/** How an order was sent. */
export interface Shipment {
  /** Name of the carrier. */
  carrier: string;
  /** The carrier's tracking number; null if there is none. */
  number: string | null;
}

/** The part of a cash order that is paid by card before the order stands. */
export interface Deposit {
  due: Piastres;
  /** What has arrived; 0 until then. */
  paid: Piastres;
}

/** The default delivery method: the cheapest that is not a pickup, because pickup must be chosen explicitly. */
export function usualDelivery<Way extends { isPickup: boolean }>(
  cheapestFirst: readonly Way[],
): Way | undefined {
  return cheapestFirst.find(({ isPickup }) => !isPickup);
}

/** Money that was returned, as far as the order itself tells. */
interface OrderRefund {
  /** Names it among the refunds of its order. */
  id: number;
  amount: Piastres;
}

export interface Order {
  id: number;
  customerId: number;
  status: OrderStatus;
  items: LineItem[];
  shippingTotal: Piastres;
  /** Computed when the cart was last written; of a placed order, what it was placed with. */
  coupons: readonly AppliedCoupon[];
  /** null for a cart, and for orders placed before it was stored. */
  delivery: Delivery | null;
  /** null: not sent yet, or not recorded. */
  shipment: Shipment | null;
  /** Fee for the way to pay, and fees and taxes added by the operator less discounts other than coupons. */
  adjustment: Piastres;
  /** The part of it that is the fee for the way to pay. */
  fee: Piastres;
  /** The refunded part of the total. */
  refunded: Piastres;
  /** What it consists of, oldest first. */
  refunds: readonly OrderRefund[];
  /** The tax in the total, as computed by the store; absent if there is none. */
  tax?: Piastres;
  billing: Billing | null;
  /** The customer's language; null for a cart, and for orders placed before it was stored. */
  locale: Locale | null;
  paymentMethod: PaymentMethod | null;
  /** null for a cart, and for orders from before ways to pay were named. */
  payment: OrderPayment | null;
  /** Reference of a payment that was started or completed. */
  transactionId: string | null;
  /** Reference of the last payment attempt, `{id}-{random}`, as known to the provider; kept after a failure. */
  paymentReference: string | null;
  /** Unguessable key that opens the order without a login. */
  key: string;
  /** Group of orders that belong together, such as `g-7`. */
  group: string | null;
  /** null unless this shop has cancelled the order after it was placed, and it is still cancelled. */
  cancelledFor: CancelReason | null;
  /** null: nothing, or everything, is paid by card. */
  deposit: Deposit | null;
  /** null: this order needs no confirmation. */
  confirmation: Confirmation | null;
  /** Idempotency marks of the last writes, newest last: a write whose mark is here has been done. */
  writes: readonly string[];
  /** When it was delivered or collected, ISO 8601; null before that, and if the store does not know. */
  completedAt: string | null;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** Whether an order is on hold until its money comes. */
export function isAwaited({
  status,
  paymentMethod,
  payment,
}: Pick<Order, 'status' | 'paymentMethod' | 'payment'>): boolean {
  return status === 'on-hold' && paymentMethod === 'later' && payment?.until != null;
}

/** Reads the stored reason; null for none, for an unknown one, and for an order that stands again. */
export function cancelReasonOf(text: string | null, status: OrderStatus): CancelReason | null {
  if (status !== 'cancelled' && status !== 'refunded') return null;
  return CANCEL_REASONS.find((reason) => reason === text) ?? null;
}

/** Price of all pieces of a line. */
export function lineTotal(line: Pick<LineItem, 'price' | 'quantity'>): Piastres {
  return line.price * line.quantity;
}

/** Total of the lines, without delivery. */
export function itemsTotal(items: readonly Pick<LineItem, 'price' | 'quantity'>[]): Piastres {
  return items.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Total of the lines less coupons, without delivery. */
export function goodsTotal({ items, coupons }: Pick<Order, 'items' | 'coupons'>): Piastres {
  return itemsTotal(items) - couponDiscount(coupons);
}

/** Total of the order including delivery, before refunds. */
export function orderTotal(
  order: Pick<Order, 'items' | 'shippingTotal' | 'coupons' | 'adjustment'>,
): Piastres {
  return goodsTotal(order) + order.shippingTotal + order.adjustment;
}

/** Number of pieces, shown on the cart button. */
export function pieceCount(items: readonly Pick<LineItem, 'quantity'>[]): number {
  return items.reduce((sum, line) => sum + line.quantity, 0);
}

/** Retries come within a day, and few other writes come in between. */
const WRITES_KEPT = 20;

/** The marks of the last writes, with one more. */
export function withWrite(writes: readonly string[], mark: string): string[] {
  return [...writes, mark].slice(-WRITES_KEPT);
}

/** At least 128 random bits in URL-safe base64, in every store. */
const ORDER_KEY = /^[\w-]{22,64}$/;

/** Whether a text has the form of an order key. */
export function isOrderKey(text: string | undefined): boolean {
  return text !== undefined && ORDER_KEY.test(text);
}
