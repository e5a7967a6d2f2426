import { ShopError } from '../../../domain/core/errors.js';
import type { CouponsResult } from '../../../domain/coupon/applyCoupons.js';
import { type Order, usualDelivery } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { ShippingMethod } from '../../ports/order/shipping.js';
import { requireAddress } from './address.js';
import { parseVisitMethod } from '../../../domain/branches/branch.js';
import { listVisitMethods } from '../branches/visitMethods.js';
import { parcelCoupons } from '../coupon/computeCoupons.js';
import type { CheckoutRequest } from './checkoutRequest.js';

/** The delivery method of a request, with its cost. Throws `branch_closed`, and `invalid_fields` if it is not offered. */
export async function chosenDelivery(
  backend: Backend,
  request: CheckoutRequest,
  { items }: Pick<Order, 'items'>,
  coupons: CouponsResult,
): Promise<ShippingMethod> {
  const {
    shippingMethod,
    billing: { governorate },
  } = request;
  const isVisit = shippingMethod !== undefined && parseVisitMethod(shippingMethod) !== null;
  const methods = await (isVisit
    ? listVisitMethods(backend, governorate, items)
    : backend.store.shipping.listMethods(governorate, items, parcelCoupons(coupons)));
  const chosen =
    shippingMethod === undefined ? usualDelivery(methods) : methods.find(({ id }) => id === shippingMethod);
  if (chosen === undefined && isVisit) throw new ShopError('branch_closed');
  if (chosen === undefined) throw new ShopError('invalid_fields', { fields: { shipping_method: 'unknown' } });
  requireAddress(chosen, request.billing);
  return chosen;
}
