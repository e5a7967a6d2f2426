import type { Caller } from '../../../domain/account/identity.js';
import { toWireBranch } from '../../../domain/branches/wireVisit.js';
import { toDecimal } from '../../../domain/core/money.js';
import { toWireText } from '../../../domain/core/wireText.js';
import type { Backend } from '../../ports/backend.js';
import type { ShippingMethod } from '../../ports/order/shipping.js';
import { listAllMethods } from '../branches/visitMethods.js';
import { currentProducts } from '../catalogue/pricing.js';
import { computeCoupons, parcelCoupons } from '../coupon/computeCoupons.js';
import { arrivalBy } from './arrival.js';

/**
 * Delivery methods to a governorate, cheapest first; for those that depend on the cart, the lowest possible cost. Without
 * a governorate (`''`) only those of the shop's branches, which need none.
 */
export async function listShipping(backend: Backend, governorate: string) {
  const methods = await listAllMethods(backend, governorate, null);
  return toWireMethods(backend, methods, governorate);
}

/**
 * Delivery methods for the caller's own cart, or as `listShipping` without a cart. Loads the cart only if a method or a
 * coupon may depend on it.
 */
export async function listCartShipping(backend: Backend, caller: Caller, governorate: string) {
  const { orders } = backend.store;
  const toWire = (methods: readonly ShippingMethod[]) => toWireMethods(backend, methods, governorate);
  const possible = await listAllMethods(backend, governorate, null);
  const mayDepend = backend.settings.coupons || possible.some(({ dependsOnCart }) => dependsOnCart);
  if (caller.kind !== 'customer' || !mayDepend) {
    return toWire(possible);
  }
  const [cart] = await orders.listOrders({ customerId: caller.id, statuses: ['pending-cart'] });
  if (cart === undefined || cart.items.length === 0) return toWire(possible);
  const codes = cart.coupons.map(({ code }) => code);
  const products = currentProducts(backend.store.catalogue);
  const computed = await computeCoupons(backend, products, { cart, codes, items: cart.items, billing: null });
  return toWire(await listAllMethods(backend, governorate, cart.items, parcelCoupons(computed)));
}

/** Methods of branches name their branch, unless it was closed just now. */
async function toWireMethods(backend: Backend, methods: readonly ShippingMethod[], governorate: string) {
  const hasVisits = methods.some(({ visit }) => visit !== undefined);
  const branches = hasVisits ? await backend.content.listBranches() : [];
  return methods.flatMap((method) => {
    const wire = toWireMethod(backend, method, governorate);
    if (method.visit === undefined) return [wire];
    const { service, branch: id } = method.visit;
    const branch = branches.find((each) => each.id === id);
    return branch === undefined ? [] : [{ ...wire, visit: { service, branch: toWireBranch(branch) } }];
  });
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
