import { ShopError } from '../../../../domain/core/errors.js';
import type { Order } from '../../../../domain/order/order.js';
import type { OrderPayment, PaymentMethod } from '../../../../domain/payment/orderPayment.js';
import {
  isStoreWay,
  kindOfOrder,
  methodOfKind,
  type PaymentWay,
  STORE_WAYS,
} from '../../../../domain/payment/ways.js';
import type { PaymentGateway } from '../../../ports/cardProvider.js';

/** The payment gateways in the store's orders. */
export interface CardGateways {
  /** Gateways of the card providers in use, the default one first. */
  current: readonly PaymentGateway[];
  /** Gateway ids of every provider, needed to read earlier orders. */
  ids: readonly string[];
  /** The ways to pay of the shop's own setting; absent: those of the store. */
  ways?: readonly Pick<PaymentWay, 'key' | 'kind' | 'name'>[] | undefined;
  /** What the store calls its gateway, as read last. */
  storeTitle?: ((gatewayId: string) => string | undefined) | undefined;
}

export const CASH: PaymentGateway = { id: 'cod', title: 'Cash on delivery' };

/** WooCommerce's own gateway for transfers, whose orders are on hold until the operator has the money. */
const TRANSFER: PaymentGateway = { id: 'bacs', title: 'Bank transfer' };

const CHEQUE: PaymentGateway = { id: 'cheque', title: 'Cheque' };

/**
 * The gateway to write into an order. Throws `payment_unavailable` for one that is paid by card without a provider.
 */
export function gatewayOf(
  method: PaymentMethod,
  payment: OrderPayment | null,
  cards: CardGateways,
): PaymentGateway {
  const gateway = plainGateway(method, payment, cards);
  const { ways, storeTitle } = cards;
  const title =
    ways === undefined ? storeTitle?.(gateway.id) : ways.find(({ key }) => key === payment?.way)?.name?.en;
  return { ...gateway, title: title ?? gateway.title };
}

function plainGateway(
  method: PaymentMethod,
  payment: OrderPayment | null,
  { current, ways = [] }: CardGateways,
): PaymentGateway {
  const provider = payment?.provider ?? null;
  if (method === 'cod') return CASH;
  if (method === 'later' && provider === null) {
    return kindOfOrder({ payment }, method, ways) === 'cheque' ? CHEQUE : TRANSFER;
  }
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
  if (isStoreWay(gatewayId)) return methodOfKind(STORE_WAYS[gatewayId]);
  if (!ids.includes(gatewayId)) return null;
  return until === null ? 'card' : 'later';
}
