import { ShopError } from '../../../domain/core/errors.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import type { Locale } from '../../../domain/core/locale.js';
import { isPaidByCard } from '../../../domain/order/deposit.js';
import { isOrderKey, type Order } from '../../../domain/order/order.js';
import { orderOfReference, type UnpaidReason } from '../../../domain/payment/payment.js';
import { localePath } from '../../../domain/core/paths.js';
import {
  type CheckoutPage,
  thanksCodPath,
  thanksPath,
  trackOrderPath,
  unpaidPath,
} from '../../../domain/order/orderPaths.js';
import type { Backend } from '../../ports/backend.js';
import { allowedPaymentPage } from '../../ports/shared/paymentPage.js';
import type { PaymentCallback } from '../../ports/payments.js';
import { equalSecrets } from '../../config/secrets.js';
import { isSessionOver } from './paymentRules.js';
import { providerOfAttempt, settleAttempt, settleLocked } from './settlement.js';
import { defaultProvider, requireProvider } from './ways.js';

/**
 * The payment page of a pending order's session. null if the order cannot be paid (any more), or if the address was not
 * stored.
 */
export async function paymentPageOf(backend: Backend, order: Order): Promise<string | null> {
  const { status, transactionId, paymentReference } = order;
  if (status !== 'pending' || transactionId === null || paymentReference === null) return null;
  if (backend.payments.size === 0 || isSessionOver(order, Date.now())) return null;
  const attempt = await backend.state.findAttempt(paymentReference);
  const session = attempt?.session ?? null;
  if (session?.id !== transactionId || session.url === null) return null;
  const payments = backend.payments.get(attempt?.provider ?? defaultProvider(backend) ?? '');
  return payments === undefined ? null : allowedPaymentPage(payments, session.url);
}

/** Path of the confirmation page of a placed order. */
export function placedPath(order: Order): string {
  const isCash = order.paymentMethod !== 'later' && !isPaidByCard(order);
  return isCash ? thanksCodPath(order.id, order.key) : thanksPath(order.id, order.key);
}

/**
 * Treats a provider's callback as a hint and looks the payment up; a message that is about no attempt is ignored. Without
 * a provider it is for the default one. Throws `not_found` for an unknown provider, `wrong_signature`, and
 * `order_not_found` for an order unknown to this shop, or an attempt of another provider.
 */
export async function handleCallback(
  backend: Backend,
  callback: PaymentCallback,
  provider = defaultProvider(backend),
): Promise<void> {
  if (provider !== null && !backend.payments.has(provider)) throw new ShopError('not_found');
  const reference = await requireProvider(backend, provider).readCallback(callback);
  if (reference === null) return;
  const { order } = await settleAttempt(backend, reference, { heardFrom: provider });
  if (order === null) throw new ShopError('order_not_found');
}

/** The query of the address to which the provider returns a shopper. */
interface PaymentReturn {
  reference: string;
  key: string;
  locale: Locale;
  /** The checkout page from which the order was placed. */
  checkoutPage: CheckoutPage;
  /** The whole query, including the provider's unsigned parameters, which can only say that nothing will be paid. */
  query: URLSearchParams;
}

/**
 * Settles the order of a shopper who returns from the payment page, and returns where to redirect. The key in the
 * address proves that it is the shopper; only the provider's record decides whether it is paid.
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
    const provider = await providerOfAttempt(backend, reference, known);
    const givenUp = requireProvider(backend, provider).readReturn(query);
    const { order, reason, isPaid } = await settleAttempt(backend, reference, { givenUp, known });
    if (order === null) return trackOrderPath(known.id);
    if (order.cancelledFor === 'sold_out') return trackOrderPath(order.id, order.key);
    const isOpen = order.status === 'pending-cart' || order.status === 'cancelled';
    if (isOpen && !isPaid) return unpaidPath(checkoutPage, reason ?? 'cancelled', order.id);
    return isPaid || order.status === 'pending' ? thanksPath(order.id, order.key) : placedPath(order);
  } catch (error) {
    // The order may still be paid: the page polls until the provider responds.
    backend.report('payment-look-up-failed', error);
    return thanksPath(known.id, known.key);
  }
}

/**
 * Cancels the card payment of the caller's order. Returns the order, either paid after all or a cart again. The caller
 * must hold the customer's lock.
 */
export async function cancelPayment(backend: Backend, caller: Caller, orderId: number): Promise<Order> {
  const customerId = requireCustomer(caller);
  const order = await backend.store.orders.getOrder(orderId);
  if (order?.customerId !== customerId) throw new ShopError('order_not_found');
  if (order.status !== 'pending' || order.paymentReference === null) throw new ShopError('order_not_open');
  return (await settleLocked(backend, order, order.paymentReference, abandonReason(order))).order;
}

/** The reason recorded for a shopper who left the payment page. */
export function abandonReason(order: Order): UnpaidReason {
  return isSessionOver(order, Date.now()) ? 'timed_out' : 'cancelled';
}
