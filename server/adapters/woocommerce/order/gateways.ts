import { ShopError } from '../../../../domain/core/errors.js';
import type { PaymentMethod } from '../../../../domain/order/order.js';
import type { PaymentGateway } from '../../../ports/cardProvider.js';

/** The payment gateway ids in the store's orders that stand for cards. */
export interface CardGateways {
  /** Gateway of the current card provider; null if there is none. */
  current: PaymentGateway | null;
  /** Gateway ids of every provider, needed to read earlier orders. */
  ids: readonly string[];
}

export const CASH: PaymentGateway = { id: 'cod', title: 'Cash on delivery' };

/** The gateway to write into an order. Throws `payment_unavailable` for cards without a provider. */
export function gatewayOf(method: PaymentMethod, { current }: CardGateways): PaymentGateway {
  if (method === 'cod') return CASH;
  if (current === null) throw new ShopError('payment_unavailable');
  return current;
}

/** The payment method of an order; null for one that the shop does not offer, such as a bank transfer. */
export function methodOf(gatewayId: string, { ids }: CardGateways): PaymentMethod | null {
  if (gatewayId === CASH.id) return 'cod';
  return ids.includes(gatewayId) ? 'card' : null;
}
