import type { Caller } from '../../../domain/account/identity.js';
import { toDecimal } from '../../../domain/core/money.js';
import { toWireText } from '../../../domain/core/wireText.js';
import type { Backend } from '../../ports/backend.js';
import type { ShippingMethod } from '../../ports/shipping.js';

/** Delivery methods to a governorate, cheapest first; for those that depend on the cart, the lowest possible cost. */
export async function listShipping({ store }: Backend, governorate: string) {
  return (await store.shipping.listMethods(governorate, null)).map(toWireMethod);
}

/**
 * Delivery methods for the caller's own cart, or as `listShipping` without a cart. Loads the cart only if a method
 * depends on it.
 */
export async function listCartShipping(backend: Backend, caller: Caller, governorate: string) {
  const { orders, shipping } = backend.store;
  const possible = await shipping.listMethods(governorate, null);
  if (caller.kind !== 'customer' || !possible.some(({ dependsOnCart }) => dependsOnCart)) {
    return possible.map(toWireMethod);
  }
  const [cart] = await orders.listOrders({ customerId: caller.id, statuses: ['pending-cart'] });
  if (cart === undefined || cart.items.length === 0) return possible.map(toWireMethod);
  return (await shipping.listMethods(governorate, cart.items)).map(toWireMethod);
}

function toWireMethod({ id, title, cost, etaDays, dependsOnCart, isPickup }: ShippingMethod) {
  return {
    id,
    ...toWireText('title', title),
    cost: toDecimal(cost),
    eta_days: etaDays,
    depends_on_cart: dependsOnCart,
    pickup: isPickup,
  };
}
