import { ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import { type ConfirmedBy, isUnconfirmed } from '../../../domain/confirmation/confirmation.js';
import type { Order } from '../../../domain/order/order.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import { equalSecrets } from '../../config/secrets.js';
import type { Backend } from '../../ports/backend.js';
import { countAll } from '../../ports/shared/counters.js';
import { notifyCustomer } from '../outbox/notifyCustomer.js';
import { readOrder, requireReadableOrder } from './orders.js';
import { askToConfirm } from '../confirmation/askToConfirm.js';
import { changeConfirmation } from '../confirmation/changeConfirmation.js';
import { confirmationCode } from '../confirmation/proofs.js';

/** An order for its owner or for a holder of its key. */
interface ReadableOrder {
  orderId: number;
  key: string | undefined;
}

/**
 * Confirms a cash order with the code that was sent to its number. An order that is confirmed already stays so. Throws
 * `order_not_found`, `order_not_open` if there is nothing to confirm, `wrong_code`, `too_many_requests`.
 */
export async function confirmByCode(
  backend: Backend,
  caller: Caller,
  { orderId, key, code }: ReadableOrder & { code: string },
): Promise<WireOrder> {
  const { order } = await requireReadableOrder(backend, caller, orderId, key);
  requireConfirmable(order);
  if (isUnconfirmed(order.confirmation)) {
    const retryAfterSeconds = await countAll(backend, [
      { key: `confirmation tries ${order.id}`, limit: 'confirm-tries-order' },
    ]);
    if (retryAfterSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds });
    if (!equalSecrets(confirmationCode(backend.settings, order), code)) {
      throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
    }
    await confirm(backend, order, 'code');
  }
  return readOrder(backend, caller, String(order.id), key);
}

/** Notes that the customer has confirmed the order, once, and tells them. */
export async function confirm(backend: Backend, known: Order, by: ConfirmedBy): Promise<void> {
  const confirmed = { state: 'confirmed', at: new Date().toISOString(), detail: by } as const;
  const order = await changeConfirmation(backend, known, confirmed);
  if (order !== null) notifyCustomer(backend, known, order);
}

/**
 * Sends the code for an order again, by text message. Returns the sending, which the response does not wait for. Throws
 * `order_not_found`, `order_not_open`, `too_many_requests`, and `not_found` in a shop that sends no codes.
 */
export async function sendCodeAgain(
  backend: Backend,
  caller: Caller,
  { orderId, key }: ReadableOrder,
): Promise<() => Promise<void>> {
  if (!backend.settings.confirmsBy.code) throw new ShopError('not_found');
  const { order } = await requireReadableOrder(backend, caller, orderId, key);
  requireConfirmable(order);
  if (!isUnconfirmed(order.confirmation)) return () => Promise.resolve();
  const retryAfterSeconds = await countAll(backend, [
    { key: `confirmation repeats ${order.id}`, limit: 'confirm-repeats-order' },
  ]);
  if (retryAfterSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds });
  return () => askToConfirm(backend, order, 'undelivered');
}

/** Throws `order_not_open` unless the order is in progress and its customer is asked to confirm it. */
function requireConfirmable({ status, confirmation }: Order): void {
  const isInProgress = status === 'processing' || status === 'on-hold';
  if (!isInProgress || confirmation === null) throw new ShopError('order_not_open');
}
