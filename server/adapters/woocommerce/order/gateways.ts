import { ShopError } from '../../../../domain/core/errors.js';
import { type Order, type OrderPayment, type PaymentMethod } from '../../../../domain/order/order.js';
import type { PaymentGateway } from '../../../ports/cardProvider.js';

/** The payment gateways in the store's orders. */
export interface CardGateways {
  /** Gateways of the card providers in use, the default one first. */
  current: readonly PaymentGateway[];
  /** Gateway ids of every provider, needed to read earlier orders. */
  ids: readonly string[];
  /** What the operator calls ways to pay, in English, by key. */
  titles?: ReadonlyMap<string, string> | undefined;
}

export const CASH: PaymentGateway = { id: 'cod', title: 'Cash on delivery' };

/** WooCommerce's own gateway for transfers, whose orders are on hold until the operator has the money. */
const TRANSFER: PaymentGateway = { id: 'bacs', title: 'Bank transfer' };

/**
 * The gateway to write into an order. Throws `payment_unavailable` for one that is paid by card without a provider.
 */
export function gatewayOf(
  method: PaymentMethod,
  payment: OrderPayment | null,
  cards: CardGateways,
): PaymentGateway {
  const gateway = plainGateway(method, payment?.provider ?? null, cards);
  return { ...gateway, title: cards.titles?.get(payment?.way ?? '') ?? gateway.title };
}

function plainGateway(
  method: PaymentMethod,
  provider: string | null,
  { current }: CardGateways,
): PaymentGateway {
  if (method === 'cod') return CASH;
  if (method === 'later' && provider === null) return TRANSFER;
  // A provider that the shop does not have any more.
  const found = current.find(({ id }) => id === provider) ?? current[0];
  if (found === undefined) throw new ShopError('payment_unavailable');
  return found;
}

/** The payment method of an order; null for one that the shop does not offer. */
export function methodOf(
  gatewayId: string,
  until: string | null,
  { ids }: Pick<CardGateways, 'ids'>,
): Order['paymentMethod'] {
  if (gatewayId === CASH.id) return 'cod';
  if (gatewayId === TRANSFER.id) return 'later';
  if (!ids.includes(gatewayId)) return null;
  return until === null ? 'card' : 'later';
}
