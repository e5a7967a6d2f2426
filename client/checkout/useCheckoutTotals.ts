import { itemsTotal } from '../../domain/order/order.js';
import type { Piastres } from '../../domain/core/money.js';
import type { CheckoutDraft } from '../../domain/checkout/checkoutForm.js';
import { useCart } from '../cart/useCart.js';
import { chosenMethod, type DeliveryMethod, type Shipping, useShipping } from './useShipping.js';

export interface CheckoutTotals {
  items: Piastres;
  /** How it gets there; null until the governorate is known, the shop has answered and a way is chosen. */
  method: DeliveryMethod | null;
  shipping: Shipping;
  total: Piastres;
}

/** What the order comes to, delivery included as soon as it is known where to. */
export function useCheckoutTotals({ fields, shippingMethod }: CheckoutDraft): CheckoutTotals {
  const { orderItems, writtenTotal } = useCart();
  const items = itemsTotal(orderItems);
  const cart = orderItems.map(({ id, quantity, price }) => `${id}:${quantity}:${price}`).join(' ');
  const shipping = useShipping(fields.governorate, items === writtenTotal ? cart : null);
  const method = chosenMethod(shipping.methods, shippingMethod);
  return { items, method, shipping, total: items + (method?.cost ?? 0) };
}
