import { ShopError } from '../../domain/core/errors.js';
import { OrderSchema } from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import {
  currentCustomer,
  isDue,
  isExpired,
  isStuck,
  noteFailure,
  readWaiting,
  replaceWaiting,
  type WaitingWrite,
} from './waitingWrites.js';

/** What has become of a waiting write. */
export type Outcome =
  | { kind: 'sent'; write: WaitingWrite; order: Awaited<ReturnType<typeof send>> }
  /** Older than the server remembers keys. */
  | { kind: 'expired'; write: WaitingWrite }
  | { kind: 'refused'; write: WaitingWrite; error: unknown }
  /** The shop has failed too often: it is kept, and sent again only at the shopper's wish. */
  | { kind: 'stuck'; write: WaitingWrite };

const LOCK = 'waitingWrites';

/**
 * Sends the waiting writes in order, in one tab at a time, and reports each outcome. Stops at the first that gets no
 * answer or is asked to wait. One that the shop fails to carry out waits for its next attempt and does not hold up the
 * others. A write that the server has received before is answered by its key without being carried out again.
 */
export async function sendWaiting(report: (outcome: Outcome) => void): Promise<void> {
  // Without locks two tabs may send the same write; the key makes that harmless.
  if (!('locks' in navigator)) return sendAll(report);
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sendAll(report);
  });
}

async function sendAll(report: (outcome: Outcome) => void): Promise<void> {
  for (const { key } of readWaiting()) {
    // It may have been cancelled or replaced since.
    const write = readWaiting().find((known) => known.key === key);
    const outcome = write === undefined ? 'later' : await settle(write);
    if (outcome === 'stop') return;
    if (outcome === 'later') continue;
    if (outcome.kind !== 'stuck') replaceWaiting(outcome.write.key, null);
    report(outcome);
  }
}

/** `stop`: no other write can be sent now either. `later`: this one cannot. */
async function settle(write: WaitingWrite): Promise<Outcome | 'stop' | 'later'> {
  if (isExpired(write, Date.now())) return { kind: 'expired', write };
  if (!isDue(write, Date.now())) return 'later';
  if (write.customerId !== currentCustomer()) {
    return { kind: 'refused', write, error: new ShopError('login_required') };
  }
  try {
    return { kind: 'sent', write, order: await send(write) };
  } catch (error) {
    if (isHeldUp(error)) return 'stop';
    if (isFailureOfShop(error)) {
      const noted = noteFailure(write, Date.now());
      return isStuck(noted) ? { kind: 'stuck', write: noted } : 'later';
    }
    if (isCartGone(error) && write.path !== PLACE_ORDER && write.lineId === null) {
      const renewed = asNewCart(write);
      replaceWaiting(write.key, renewed);
      return settle(renewed);
    }
    return { kind: 'refused', write, error };
  }
}

function send({ method, path, body, key }: WaitingWrite) {
  return callApi(path, { method, body, idempotencyKey: key, schema: OrderSchema });
}

/** No answer, or an answer that asks to wait. */
function isHeldUp(error: unknown): boolean {
  if (!(error instanceof ShopError)) return false;
  const isUnanswered = error.details.unsent !== undefined;
  return isUnanswered || [408, 425, 429].includes(error.status) || error.code === 'request_in_progress';
}

function isFailureOfShop(error: unknown): boolean {
  return error instanceof ShopError && error.status >= 500;
}

/** Adds to the customer's cart, whichever that is. */
const PLACE_ORDER = '/wcPost/place-order';

/** The cart has become an order meanwhile, on another device. */
function isCartGone(error: unknown): boolean {
  return error instanceof ShopError && ['order_not_found', 'order_not_open'].includes(error.code);
}

/** The refused write was not carried out, so the same product is added by a new request with its own key. */
function asNewCart(write: WaitingWrite): WaitingWrite {
  const { productId, variationId, quantity, customerId } = write;
  const line = { product_id: productId, variation_id: variationId, quantity };
  const body = { customer_id: customerId, status: 'pending-cart', line_items: [line] };
  return { ...write, key: crypto.randomUUID(), method: 'POST', path: PLACE_ORDER, body };
}
