/** Which parts of an address an order needs: all of them at the door, none at a branch. */
import { parseVisitMethod } from '../../../domain/branches/branch.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Billing } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { ShippingMethod } from '../../ports/order/shipping.js';

interface Asked {
  billing: Billing;
  /** undefined for the usual delivery. */
  shippingMethod: string | undefined;
}

/**
 * The same request, with the branch's governorate if the shopper comes to a branch and gave none. Throws
 * `invalid_fields` if a governorate is missing that no branch tells.
 */
export async function withBranchPlace<T extends Asked>(
  { content }: Pick<Backend, 'content'>,
  request: T,
): Promise<T> {
  const { billing, shippingMethod } = request;
  if (billing.governorate !== '') return request;
  const visit = shippingMethod === undefined ? null : parseVisitMethod(shippingMethod);
  if (visit === null) {
    throw new ShopError('invalid_fields', { fields: { 'billing.governorate': 'invalid_governorate' } });
  }
  const branch = (await content.listBranches()).find(({ id }) => id === visit.branch);
  if (branch === undefined) throw new ShopError('branch_closed');
  return { ...request, billing: { ...billing, governorate: branch.governorate } };
}

/** Throws `invalid_fields` unless the courier has a city and a street; who collects an order needs neither. */
export function requireAddress(
  { isPickup }: Pick<ShippingMethod, 'isPickup'>,
  { city, address1 }: Billing,
): void {
  if (isPickup) return;
  const fields = {
    ...(city === '' ? { 'billing.city': 'required_city' } : {}),
    ...(address1 === '' ? { 'billing.address_1': 'required_street' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_fields', { fields });
}
