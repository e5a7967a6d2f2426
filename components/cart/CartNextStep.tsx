import { useCart } from '../../client/cart/useCart.js';
import { useCheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { useCheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { LineItem } from '../../domain/order/order.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { CartDelivery } from './CartDelivery.js';
import { CartHandOff } from './CartHandOff.js';
import { CartSummary } from './CartSummary.js';

interface CartWayOnProps {
  customer: WireCustomer;
  /** Lines that have to be settled before anything can be ordered. */
  blocked: readonly LineItem[];
}

/** From the cart on: where to, what it comes to, and the two ways to order it. */
export function CartNextStep({ customer, blocked }: CartWayOnProps) {
  const cart = useCart();
  const form = useCheckoutForm(customer);
  const order = useCheckoutTotals(form.draft);
  // Carts of a group are shown and summed up too, though one order at a time is placed.
  const totals = { ...order, items: cart.total, total: cart.total + (order.method?.cost ?? 0) };
  return (
    <>
      <CartDelivery form={form} totals={totals} />
      <CartSummary count={cart.count} totals={totals} blocked={blocked} />
      <CartHandOff items={cart.items} totals={totals} />
    </>
  );
}
