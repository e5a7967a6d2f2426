import { itemsTotal } from '../../domain/order/order.js';
import type { Piastres } from '../../domain/core/money.js';
import type { CheckoutDraft } from '../../domain/checkout/checkoutForm.js';
import { useCart } from '../cart/useCart.js';
import { useLiveOffers } from '../catalogue/liveOffers.js';
import {
  chosenMethod,
  type DeliveryMethod,
  type Shipping,
  useShipping,
  withoutDates,
} from './useShipping.js';

export interface CheckoutTotals {
  items: Piastres;
  /** Delivery method; null until the governorate is known, methods have loaded and one is selected. */
  method: DeliveryMethod | null;
  shipping: Shipping;
  total: Piastres;
}

/** Totals of the order, with the delivery fee once the governorate is known. */
export function useCheckoutTotals({ fields, shippingMethod }: CheckoutDraft): CheckoutTotals {
  const { orderItems, writtenTotal } = useCart();
  const items = itemsTotal(orderItems);
  const cart = orderItems.map(({ id, quantity, price }) => `${id}:${quantity}:${price}`).join(' ');
  const offerOf = useLiveOffers(orderItems);
  const offered = useShipping(fields.governorate, items === writtenTotal ? cart : null);
  const isOnBackorder = orderItems.some((line) => {
    const offer = offerOf(line);
    return offer !== undefined && offer !== 'gone' && offer.stock === 'backorder';
  });
  const shipping = isOnBackorder ? withoutDates(offered) : offered;
  const method = chosenMethod(shipping.methods, shippingMethod);
  return { items, method, shipping, total: items + (method?.cost ?? 0) };
}
