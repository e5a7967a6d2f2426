import { ShopError } from '../../../../domain/core/errors.js';
import type { PaymentMethod } from '../../../../domain/order/order.js';
import type { PaymentGateway } from '../../../ports/cardProvider.js';

/** How the store's orders name payments by card. */
export interface CardGateways {
  /** The one of the provider that takes cards now; null where none does. */
  current: PaymentGateway | null;
  /** Ids of the gateways of every provider, by which earlier orders are read. */
  ids: readonly string[];
}

export const CASH: PaymentGateway = { id: 'cod', title: 'Cash on delivery' };

/** What is written into an order that is paid so. Throws `payment_unavailable` for cards where nobody takes them. */
export function gatewayOf(method: PaymentMethod, { current }: CardGateways): PaymentGateway {
  if (method === 'cod') return CASH;
  if (current === null) throw new ShopError('payment_unavailable');
  return current;
}

/** The way to pay that an order names; null for one that is not this shop's, such as a bank transfer. */
export function methodOf(gatewayId: string, { ids }: CardGateways): PaymentMethod | null {
  if (gatewayId === CASH.id) return 'cod';
  return ids.includes(gatewayId) ? 'card' : null;
}
