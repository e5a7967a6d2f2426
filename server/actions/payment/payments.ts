import { ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import type { Locale } from '../../../domain/core/locale.js';
import { isOrderKey, type Order, type PaymentMethod } from '../../../domain/order/order.js';
import { orderOfReference, type UnpaidReason } from '../../../domain/payment/payment.js';
import {
  type CheckoutPage,
  localePath,
  thanksCodPath,
  thanksPath,
  trackOrderPath,
  unpaidPath,
} from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';
import { vouchedPage } from '../../ports/paymentPage.js';
import type { PaymentCallback } from '../../ports/payments.js';
import { requireCustomer } from '../account/identity.js';
import { equalSecrets } from '../../config/secrets.js';
import { isSessionOver } from './paymentRules.js';
import { requirePayments, settleAttempt, settleLocked } from './settlement.js';

/**
 * How this shop can be paid, the default first: what the store lets its customers pay by. Where that is nothing that
 * this shop can do, it is cash, for an order that cannot be paid is no order.
 */
export async function listPaymentMethods({ store, payments }: Backend): Promise<{
  methods: PaymentMethod[];
  mode: 'test' | 'live' | 'off';
}> {
  const cards = payments !== null && (await store.acceptsPayment('card')) ? payments : null;
  const takesCash = cards === null || (await store.acceptsPayment('cod'));
  const methods: PaymentMethod[] = [
    ...(takesCash ? ['cod' as const] : []),
    ...(cards ? ['card' as const] : []),
  ];
  return { methods, mode: cards?.mode ?? 'off' };
}

/** Throws `invalid_fields` for a way to pay that is not offered, `payment_unavailable` for cards in a shop that takes none. */
export async function requirePaymentMethod(backend: Backend, method: PaymentMethod): Promise<void> {
  if (method === 'card') requirePayments(backend);
  const { methods } = await listPaymentMethods(backend);
  if (!methods.includes(method)) {
    throw new ShopError('invalid_fields', { fields: { payment_method: 'unknown' } });
  }
}

/**
 * Where a pending order can be paid now: the page of the session that was opened for it. null where it cannot be paid,
 * or not any more, or where nobody has kept its page.
 */
export async function paymentPageOf({ payments, state }: Backend, order: Order): Promise<string | null> {
  const { status, transactionId, paymentReference } = order;
  if (payments === null || status !== 'pending' || transactionId === null || paymentReference === null)
    return null;
  if (isSessionOver(order, Date.now())) return null;
  const session = await state.sessionOfAttempt(paymentReference);
  if (session?.id !== transactionId || session.url === null) return null;
  return vouchedPage(payments, session.url);
}

/** The page of an order that stands. */
export function placedPath(order: Order): string {
  return order.paymentMethod === 'card'
    ? thanksPath(order.id, order.key)
    : thanksCodPath(order.id, order.key);
}

/**
 * Takes the provider's word that something has happened, and looks it up; what is about no attempt to pay is heard
 * and left. Throws `wrong_signature`, and `order_not_found` for what is no order of this shop.
 */
export async function hearCallback(backend: Backend, callback: PaymentCallback): Promise<void> {
  const reference = await requirePayments(backend).readCallback(callback);
  if (reference === null) return;
  const { order } = await settleAttempt(backend, reference);
  if (order === null) throw new ShopError('order_not_found');
}

/** What the address says to which the provider sends a shopper back. */
export interface PaymentReturn {
  reference: string;
  key: string;
  locale: Locale;
  /** Where the order was sent. */
  checkoutPage: CheckoutPage;
  /** The whole query, with what the provider adds: no more than the shopper's word that nothing will be paid. */
  query: URLSearchParams;
}

/**
 * Settles the order that the shopper comes back from paying, and answers where to go on. The key in the address
 * proves that it is the shopper; whether there is money is for the provider's record to say.
 */
export async function handleReturn(
  backend: Backend,
  { reference, key, locale, checkoutPage, query }: PaymentReturn,
): Promise<string> {
  const orderId = orderOfReference(reference);
  if (orderId === null) throw new ShopError('order_not_found');
  const known = isOrderKey(key) ? await backend.store.orders.getOrder(orderId) : null;
  if (known === null || !equalSecrets(known.key, key)) return localePath(trackOrderPath(orderId), locale);
  return localePath(await settleReturn(backend, known, { reference, checkoutPage, query }), locale);
}

async function settleReturn(
  backend: Backend,
  known: Order,
  { reference, checkoutPage, query }: Pick<PaymentReturn, 'reference' | 'checkoutPage' | 'query'>,
): Promise<string> {
  try {
    const givenUp = requirePayments(backend).readReturn(query);
    const { order, reason, isPaid } = await settleAttempt(backend, reference, { givenUp, known });
    if (order === null) return trackOrderPath(known.id);
    const isOpen = order.status === 'pending-cart' || order.status === 'cancelled';
    if (isOpen && !isPaid) return unpaidPath(checkoutPage, reason ?? 'cancelled', order.id);
    return isPaid || order.status === 'pending' ? thanksPath(order.id, order.key) : placedPath(order);
  } catch (error) {
    // The money may be there all the same: the page asks again until the provider answers.
    backend.report('payment-look-up-failed', error);
    return thanksPath(known.id, known.key);
  }
}

/**
 * Gives up paying an order of the caller's by card. Answers the order, paid after all or a cart again. Call it
 * with the customer's lock held.
 */
export async function cancelPayment(backend: Backend, caller: Caller, orderId: number): Promise<Order> {
  const customerId = requireCustomer(caller);
  const order = await backend.store.orders.getOrder(orderId);
  if (order?.customerId !== customerId) throw new ShopError('order_not_found');
  if (order.status !== 'pending' || order.paymentReference === null) throw new ShopError('order_not_open');
  return (await settleLocked(backend, order, order.paymentReference, givenUpNow(order))).order;
}

/** Why a shopper who is not at the card page any more does not pay. */
export function givenUpNow(order: Order): UnpaidReason {
  return isSessionOver(order, Date.now()) ? 'timed_out' : 'cancelled';
}
