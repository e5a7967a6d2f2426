import { couponDiscount } from '../../domain/coupon/coupon.js';
import type { ClientCoupon } from '../../domain/coupon/wireCoupon.js';
import { itemsTotal } from '../../domain/order/order.js';
import type { Piastres } from '../../domain/core/money.js';
import { type CheckoutDraft, type Handover, handoverOf } from '../../domain/checkout/checkoutForm.js';
import { feeOn } from '../../domain/payment/ways.js';
import { useCart } from '../cart/useCart.js';
import { useWay } from '../payment/usePaymentMethods.js';
import { useLiveOffers } from '../catalogue/liveOffers.js';
import {
  chosenMethod,
  type DeliveryMethod,
  type Shipping,
  useShipping,
  withoutDates,
} from './useShipping.js';

const NO_COUPONS: readonly ClientCoupon[] = [];

export interface CheckoutTotals {
  items: Piastres;
  coupons: readonly ClientCoupon[];
  /** Delivery method; null until the governorate is known, methods have loaded and one is selected. */
  method: DeliveryMethod | null;
  handover: Handover;
  shipping: Shipping;
  /** With delivery, before the fee for the way to pay. */
  beforeFee: Piastres;
  fee: Piastres;
  total: Piastres;
}

/** Totals of the order, with the delivery fee once the governorate is known. */
export function useCheckoutTotals({ fields, shippingMethod, paymentMethod }: CheckoutDraft): CheckoutTotals {
  const { orderItems, coupons: taken, writtenTotal } = useCart();
  const coupons = taken ?? NO_COUPONS;
  const items = itemsTotal(orderItems);
  const goods = items - couponDiscount(coupons);
  const cart = [
    ...orderItems.map(({ id, quantity, price }) => `${id}:${quantity}:${price}`),
    ...coupons.map(({ code, discount, freeShipping }) => `${code}:${discount}:${freeShipping}`),
  ].join(' ');
  const offerOf = useLiveOffers(orderItems);
  const offered = useShipping(fields.governorate, goods === writtenTotal ? cart : null, coupons.length > 0);
  const isOnBackorder = orderItems.some((line) => {
    const offer = offerOf(line);
    return offer !== undefined && offer !== 'gone' && offer.stock === 'backorder';
  });
  const shipping = isOnBackorder ? withoutDates(offered) : offered;
  const method = chosenMethod(shipping.methods, shippingMethod);
  const way = useWay(paymentMethod);
  const beforeFee = goods + (method?.cost ?? 0);
  const fee = beforeFee === 0 ? 0 : feeOn(way.fee, beforeFee);
  const handover = handoverOf(shippingMethod, method);
  return { items, coupons, method, handover, shipping, beforeFee, fee, total: beforeFee + fee };
}
