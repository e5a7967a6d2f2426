import { PATHS } from '../core/paths.js';
import type { UnpaidReason } from '../payment/payment.js';

/** Tracking page of an order: for its owner, or for anybody with its key. */
export function trackOrderPath(id: number, key?: string): string {
  return withKey(`/trackorder/${id}`, key);
}

/** Printable receipt of an order: for its owner, or for anybody with its key. */
export function receiptPath(id: number, key?: string): string {
  return withKey(`/receipt/${id}`, key);
}

/** An order's appointment as a calendar file, below `/api`. */
export function orderCalendarPath(id: number, key?: string): string {
  return withKey(`/wcFetch/order-calendar/${id}`, key);
}

/** Confirmation page of an order paid on delivery. */
export function thanksCodPath(id: number, key?: string): string {
  return withKey(`/thanks-cod/${id}`, key);
}

/** Confirmation page of an order paid by card. */
export function thanksPath(id: number, key?: string): string {
  return withKey(`/thanks/${id}`, key);
}

/** The checkout pages from which an order is placed: on wide screens, and on phones. */
export const CHECKOUT_PAGES = [PATHS.checkout, PATHS.cartPayment] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** The checkout page after a failed card payment. */
export function unpaidPath(checkoutPage: CheckoutPage, reason: UnpaidReason, orderId: number): string {
  return `${checkoutPage}?payment=${reason}&order=${orderId}`;
}

function withKey(path: string, key: string | undefined): string {
  return key === undefined ? path : `${path}?key=${encodeURIComponent(key)}`;
}
