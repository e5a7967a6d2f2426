import { depositFor } from '../../../domain/checkout/cashRules.js';
import type { Piastres } from '../../../domain/core/money.js';
import { goodsTotal, type Order, usualDelivery } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { DeliveryAtCost } from '../../ports/order/orders.js';
import type { PaymentRecord } from '../../ports/payments.js';
import type { AttemptTerms } from '../../ports/records/state.js';
import { listAllMethods } from '../branches/visitMethods.js';
import { promisedDelivery } from '../delivery/arrival.js';
import { isWaitingFor } from './paymentRules.js';

/** What an order has to be given again so that late money pays it as it was agreed; empty for money in time. */
export interface Agreed {
  delivery?: DeliveryAtCost;
  fee?: Piastres;
}

/**
 * The fee of the attempt that was paid, because the order has none as a cart, and that of another way if it was placed
 * again; and the delivery of a cart, as far as the paid amount tells it.
 */
export async function agreedTerms(
  backend: Backend,
  order: Order,
  record: PaymentRecord,
  terms: AttemptTerms | null,
): Promise<Agreed> {
  if (record.state !== 'paid' || isWaitingFor(order, record)) return {};
  const { fee = order.fee } = terms ?? {};
  const delivery = order.status === 'pending-cart' ? await paidDelivery(backend, order, record, fee) : null;
  return {
    ...(fee === order.fee ? {} : { fee }),
    ...(delivery === null ? {} : { delivery }),
  };
}

/** The order as it will be with these terms. */
export function withTerms(order: Order, { delivery, fee = order.fee }: Agreed): Order {
  const { cost = order.shippingTotal } = delivery ?? {};
  return { ...order, shippingTotal: cost, fee, adjustment: order.adjustment - order.fee + fee };
}

/**
 * A cart has no delivery method; it is restored from the paid amount if that equals the lines plus one method and the
 * fee, or the deposit for that; of several branches nobody knows which it was.
 */
async function paidDelivery(
  backend: Backend,
  order: Order,
  { amount }: PaymentRecord,
  fee: Piastres,
): Promise<DeliveryAtCost | null> {
  if (order.billing === null || amount === null) return null;
  const { governorate } = order.billing;
  const methods = await listAllMethods(backend, governorate, order.items, {
    freeShipping: order.coupons.some(({ freeShipping }) => freeShipping),
    shares: [],
  });
  const rule = backend.settings.codRules?.deposit ?? null;
  const fitting = methods.filter(({ cost }) => {
    const total = goodsTotal(order) + cost + fee;
    return amount === total || (rule !== null && amount === depositFor(rule, total));
  });
  const [only, ...others] = fitting;
  const method =
    usualDelivery(fitting) ??
    fitting.find(({ visit }) => visit === undefined) ??
    (others.length === 0 ? only : undefined);
  if (method === undefined) return null;
  const delivery = promisedDelivery(backend, method, governorate);
  // Its appointment was free for others meanwhile, so that it needs another one.
  return delivery.visit === undefined ? delivery : { ...delivery, arrives: null };
}
