import { ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import type { Locale } from '../../../domain/core/locale.js';
import { isPaidByCard } from '../../../domain/order/deposit.js';
import { isOrderKey, type Order, type PaymentMethod } from '../../../domain/order/order.js';
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
import { vouchedPage } from '../../ports/shared/paymentPage.js';
import type { PaymentCallback } from '../../ports/payments.js';
import { requireCustomer } from '../account/identity.js';
import { equalSecrets } from '../../config/secrets.js';
import { isSessionOver } from './paymentRules.js';
import { requirePayments, settleAttempt, settleLocked } from './settlement.js';

/**
 * The payment methods of this shop, default first: those enabled in the store. If none of them is supported, cash is
 * offered, because an order must be payable.
 */
export async function listPaymentMethods({ store, payments, settings }: Backend): Promise<{
  methods: PaymentMethod[];
  mode: 'test' | 'live' | 'off';
  /** Whether some orders cannot be paid in cash: `/payment/cash` tells which. */
  cash_rules?: true;
  /** Whether customers are asked by message to confirm cash orders. */
  confirms_cash?: true;
}> {
  const cards = payments !== null && (await store.acceptsPayment('card')) ? payments : null;
  const takesCash = cards === null || (await store.acceptsPayment('cod'));
  const methods: PaymentMethod[] = [
    ...(takesCash ? ['cod' as const] : []),
    ...(cards ? ['card' as const] : []),
  ];
  const hasRules = takesCash && settings.cashRules !== null;
  const asks = takesCash && (settings.cashRules?.confirmation ?? null) !== null;
  return {
    methods,
    mode: cards?.mode ?? 'off',
    ...(hasRules ? { cash_rules: true } : {}),
    ...(asks ? { confirms_cash: true } : {}),
  };
}

/**
 * Throws `invalid_fields` for a payment method that is not offered, `payment_unavailable` for cards in a shop without a
 * provider.
 */
export async function requirePaymentMethod(backend: Backend, method: PaymentMethod): Promise<void> {
  if (method === 'card') requirePayments(backend);
  const { methods } = await listPaymentMethods(backend);
  if (!methods.includes(method)) {
    throw new ShopError('invalid_fields', { fields: { payment_method: 'unknown' } });
  }
}

/**
 * The payment page of a pending order's session. null if the order cannot be paid (any more), or if the address was not
 * stored.
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

/** Path of the confirmation page of a placed order. */
export function placedPath(order: Order): string {
  return isPaidByCard(order) ? thanksPath(order.id, order.key) : thanksCodPath(order.id, order.key);
}

/**
 * Treats a callback as a hint and looks the payment up; a message that is about no attempt is ignored. Throws
 * `wrong_signature`, and `order_not_found` for an order unknown to this shop.
 */
export async function handleCallback(backend: Backend, callback: PaymentCallback): Promise<void> {
  const reference = await requirePayments(backend).readCallback(callback);
  if (reference === null) return;
  const { order } = await settleAttempt(backend, reference);
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
    const givenUp = requirePayments(backend).readReturn(query);
    const { order, reason, isPaid } = await settleAttempt(backend, reference, { givenUp, known });
    if (order === null) return trackOrderPath(known.id);
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
  return (await settleLocked(backend, order, order.paymentReference, givenUpNow(order))).order;
}

/** The reason recorded for a shopper who left the payment page. */
export function givenUpNow(order: Order): UnpaidReason {
  return isSessionOver(order, Date.now()) ? 'timed_out' : 'cancelled';
}
