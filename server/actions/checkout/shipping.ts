import type { Caller } from '../../../domain/account/identity.js';
import { toDecimal } from '../../../domain/core/money.js';
import { toWireText } from '../../../domain/core/wireText.js';
import type { Backend } from '../../ports/backend.js';
import type { ShippingMethod } from '../../ports/shipping.js';
import { arrivalBy } from './arrival.js';

/** Delivery methods to a governorate, cheapest first; for those that depend on the cart, the lowest possible cost. */
export async function listShipping(backend: Backend, governorate: string) {
  const methods = await backend.store.shipping.listMethods(governorate, null);
  return methods.map((method) => toWireMethod(backend, method, governorate));
}

/**
 * Delivery methods for the caller's own cart, or as `listShipping` without a cart. Loads the cart only if a method
 * depends on it.
 */
export async function listCartShipping(backend: Backend, caller: Caller, governorate: string) {
  const { orders, shipping } = backend.store;
  const toWire = (method: ShippingMethod) => toWireMethod(backend, method, governorate);
  const possible = await shipping.listMethods(governorate, null);
  if (caller.kind !== 'customer' || !possible.some(({ dependsOnCart }) => dependsOnCart)) {
    return possible.map(toWire);
  }
  const [cart] = await orders.listOrders({ customerId: caller.id, statuses: ['pending-cart'] });
  if (cart === undefined || cart.items.length === 0) return possible.map(toWire);
  return (await shipping.listMethods(governorate, cart.items)).map(toWire);
}

function toWireMethod(backend: Backend, method: ShippingMethod, governorate: string) {
  const { id, title, cost, dependsOnCart, isPickup } = method;
  return {
    id,
    ...toWireText('title', title),
    cost: toDecimal(cost),
    arrives: arrivalBy(backend, method, governorate),
    depends_on_cart: dependsOnCart,
    pickup: isPickup,
  };
}
