import type { Piastres } from '../../../domain/core/money.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { Billing, Order } from '../../../domain/order/order.js';
import type { CheckoutPage } from '../../../domain/order/orderPaths.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import type { Source } from '../../ports/shared/source.js';

export interface CheckoutRequest {
  orderId: number;
  billing: Billing;
  shippingMethod: string | undefined;
  /** Start of the appointment at a branch, `2026-11-25T10:00`; undefined if not sent. */
  slot: string | undefined;
  /** Key of the way to pay. */
  paymentWay: string;
  /** The total that the shopper was shown, including delivery and fee; undefined if not sent. */
  seenTotal: Piastres | undefined;
  /** The deposit that the shopper was shown, null for none; undefined if not sent. */
  seenDeposit: Piastres | null | undefined;
  /** The shopper's checkout page and locale, for the return from the payment page. */
  checkoutPage: CheckoutPage;
  origin: string;
  locale: Locale;
  source: Source;
}

/** With the customer's orders that wait to be paid. */
export type Wanted = CheckoutRequest & { way: PaymentWay; unpaid: readonly Order[] };
