import { isUndecided } from '../core/isUndecided.js';
import { useRef, useState } from 'react';
import { type CheckoutErrors, handoverOf, toCheckoutBody } from '../../domain/checkout/checkoutForm.js';
import { ShopError } from '../../domain/core/errors.js';
import { couponDiscount } from '../../domain/coupon/coupon.js';
import { itemsTotal } from '../../domain/order/order.js';
import type { CheckoutPage } from '../../domain/order/orderPaths.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { track } from '../analytics/track.js';
import { errorCode } from '../intl/errorMessages.js';
import { attemptFor, pendingAttempt } from './checkoutAttempt.js';
import { sendAttempt } from './placedOrder.js';
import { useReloadLiveOffers } from '../catalogue/liveOffers.js';
import { useCart } from '../cart/useCart.js';
import { feeOn } from '../../domain/payment/ways.js';
import type { CashAsked } from './useCashTerms.js';
import { useWay } from '../payment/usePaymentMethods.js';
import type { CheckoutForm } from './useCheckoutForm.js';
import { type DeliveryMethod, useReloadShipping } from './useShipping.js';
import { useFinishOrder } from './useFinishOrder.js';

export interface OrderPlacing {
  /** Places the order with this delivery method; resolves to the fields that the server rejected. */
  place: (delivery: DeliveryMethod) => Promise<CheckoutErrors>;
  isPlacing: boolean;
  /** Number of the order, as it was typed. */
  phone: string;
  /** Error of the last attempt; null if there is none. */
  failure: unknown;
  /** The number has to be proven before the order is placed. */
  asksForNumber: boolean;
}

/**
 * Places the order once: further clicks are ignored while a request is running, and a retry sends the same idempotency
 * key. A failure keeps form and cart; a failed card payment returns to the checkout page.
 */
export function usePlaceOrder(
  { draft, showServerErrors }: CheckoutForm,
  customer: WireCustomer,
  checkoutPage: CheckoutPage,
  cash: CashAsked,
): OrderPlacing {
  const cart = useCart();
  const way = useWay(draft.paymentMethod);
  const reloadOffers = useReloadLiveOffers();
  const reloadShipping = useReloadShipping();
  const finish = useFinishOrder(customer);
  const isRunning = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown; question: string } | null>(null);
  const codes = cart.coupons?.map(({ code }) => code) ?? [];
  const question = [draft.fields.phone, draft.paymentMethod, ...codes].join(' ');
  const failure = failed?.error ?? null;
  const isUnproven = errorCode(failure) === 'number_unproven';
  /** Another number, way to pay or coupon asks anew. */
  const isAnswered = isUnproven && failed?.question !== question;

  async function place(delivery: DeliveryMethod): Promise<CheckoutErrors> {
    if (isRunning.current || cart.orderId === null) return {};
    isRunning.current = true;
    setIsPlacing(true);
    setFailed(null);
    try {
      track({ name: 'add_payment_info', lines: cart.orderItems, method: draft.paymentMethod });
      const order = { ...draft, shippingMethod: delivery.id };
      const goods = itemsTotal(cart.orderItems) - couponDiscount(cart.coupons ?? []);
      const beforeFee = goods + delivery.cost;
      const fee = beforeFee === 0 ? 0 : feeOn(way.fee, beforeFee);
      const handover = handoverOf(delivery.id, delivery);
      const seen = { handover, total: beforeFee + fee, deposit: cash.deposit };
      const body = toCheckoutBody(cart.orderId, order, checkoutPage, seen);
      await finish(await sendAttempt(attemptFor(body, pendingAttempt.read())));
      return {};
    } catch (error) {
      setFailed({ error, question });
      // After a lost response the cart may already be an order; a retry with the same key will tell.
      if (!isUndecided(error)) {
        await Promise.all([cart.reload(), reloadOffers(), reloadShipping(), cash.reload()]);
      }
      return error instanceof ShopError ? showServerErrors(error.details.fields ?? {}) : {};
    } finally {
      isRunning.current = false;
      setIsPlacing(false);
    }
  }

  return {
    ...{ place, isPlacing, phone: draft.fields.phone },
    failure: isAnswered ? null : failure,
    asksForNumber: isUnproven && !isAnswered,
  };
}
