import { isDeepStrictEqual } from 'node:util';
import { isStanding, type Order } from '../../../domain/order/order.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import type { Backend } from '../../ports/backend.js';
import { slotStart } from '../../../domain/branches/slots.js';
import { abandonReason, paymentPageOf } from '../payment/payments.js';
import { currentProducts } from '../catalogue/pricing.js';
import { couponsOfOrder } from '../coupon/sameCoupons.js';
import { settleLocked } from '../payment/settlement.js';
import type { CheckoutRequest } from './checkoutRequest.js';
import { chosenDelivery } from './chosenDelivery.js';
import { asDepositError } from './deposit.js';

/**
 * Settles an earlier card payment attempt before anything is ordered, so that nothing is paid twice. Returns the order
 * after that, and whether it turned out to be paid. An attempt in progress is cancelled if the request now differs.
 */
export async function endEarlierAttempt(
  backend: Backend,
  order: Order,
  request: CheckoutRequest,
  way: Pick<PaymentWay, 'provider'>,
): Promise<{ order: Order; isPaid: boolean }> {
  const { paymentReference, status } = order;
  const isOpen = status === 'pending' || status === 'pending-cart';
  if (backend.payments.size === 0 || !isOpen || paymentReference === null) return { order, isPaid: false };
  const page = await paymentPageOf(backend, order);
  const goesOn = page !== null && (await isRepeated(backend, order, request));
  try {
    return await settleLocked(backend, order, paymentReference, goesOn ? null : abandonReason(order));
  } catch (error) {
    // Cash and transfers need no provider; if the card was charged after all, the callback will report it.
    if (order.deposit !== null) throw asDepositError(error);
    if (status === 'pending' || way.provider !== null) throw error;
    backend.report('payment-look-up-failed', error);
    return { order, isPaid: false };
  }
}

/** Whether the order matches the request: address, way to pay, delivery and price. */
export async function isRepeated(backend: Backend, order: Order, request: CheckoutRequest): Promise<boolean> {
  const isSameOrder =
    (order.status === 'pending' || isStanding(order.status)) &&
    (order.payment?.way ?? order.paymentMethod) === request.paymentWay &&
    isDeepStrictEqual(order.billing, request.billing);
  if (!isSameOrder) return false;
  const computed = await couponsOfOrder(
    backend,
    currentProducts(backend.store.catalogue),
    order,
    request.billing,
  );
  const delivery = await chosenDelivery(backend, request, order, computed);
  // Orders placed before delivery methods were stored have only the fee.
  const isSameWay = order.delivery === null || order.delivery.id === delivery.id;
  const slot = order.delivery?.visit?.slot ?? null;
  const isSameTime = slot === null || request.slot === slotStart(slot);
  return isSameWay && isSameTime && order.shippingTotal === delivery.cost;
}
