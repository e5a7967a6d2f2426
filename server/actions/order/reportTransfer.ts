import { ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import { isAwaited, type Order } from '../../../domain/order/order.js';
import type { PaymentProof } from '../../../domain/payment/orderPayment.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import type { Backend } from '../../ports/backend.js';
import { countAll } from '../../ports/shared/counters.js';
import { withOrder } from '../confirmation/changeConfirmation.js';
import { notifyCustomer } from '../outbox/notifyCustomer.js';
import { readOrder, requireReadableOrder } from './orders.js';
import { refreshPayment } from '../payment/awaitedOrders.js';

interface TransferReport extends Pick<PaymentProof, 'text' | 'photo'> {
  orderId: number;
  key: string | undefined;
}

/**
 * Notes that the customer has transferred the money of an order, and tells the operator; from then on its time does not
 * run out by itself. Allowed for the owner and for holders of the order's key. Throws `order_not_found`, `not_awaited`
 * for an order without a transfer to wait for, `too_many_requests`.
 */
export async function reportTransfer(
  backend: Backend,
  caller: Caller,
  { orderId, key, text, photo }: TransferReport,
): Promise<WireOrder> {
  const { order: known } = await requireReadableOrder(backend, caller, orderId, key);
  requireAwaited(await refreshPayment(backend, known));
  const retryAfterSeconds = await countAll(backend, [
    { key: `proofs of ${known.id}`, limit: 'proofs-order' },
  ]);
  if (retryAfterSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds });
  const proof = { text, photo, at: new Date().toISOString() };
  await withOrder(backend, known, async (order) => {
    const payment = requireAwaited(order);
    const { order: after, isDone } = await backend.store.orders.patchOrder(order, {
      payment: { ...payment, proof },
    });
    if (!isDone) throw new ShopError('busy');
    notifyCustomer(backend, order, after);
    return after;
  });
  return readOrder(backend, caller, String(known.id), key);
}

function requireAwaited(order: Order) {
  const { payment } = order;
  if (!isAwaited(order) || payment?.provider !== null) throw new ShopError('not_awaited');
  return payment;
}
