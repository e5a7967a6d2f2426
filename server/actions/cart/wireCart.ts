import type { Order } from '../../../domain/order/order.js';
import { toWireOrder, type WireOrder } from '../../../domain/order/wireOrder.js';
import type { Backend } from '../../ports/backend.js';

/** A cart as its owner sees it. */
export function wireCart({ settings }: Pick<Backend, 'settings'>, cart: Order): WireOrder {
  return toWireOrder(cart, 'owner', true, { takesCoupons: settings.coupons });
}
