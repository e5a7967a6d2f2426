import { randomBytes } from 'node:crypto';
import { ShopError } from '../../../domain/core/errors.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { Piastres } from '../../../domain/core/money.js';
import { type Billing, goodsTotal, type Order, orderTotal } from '../../../domain/order/order.js';
import type { CheckoutPage } from '../../../domain/order/orderPaths.js';
import { REFERENCE_TOKEN_CHARS } from '../../../domain/payment/payment.js';
import type { Backend } from '../../ports/backend.js';
import { allowedPaymentPage } from '../../ports/shared/paymentPage.js';
import type { PaymentSession, PaymentsPort } from '../../ports/payments.js';
import { OperatorProblem } from '../../ports/problem.js';
import type { DeliveryAtCost } from '../../ports/order/orders.js';
import type { OnCommit } from '../../ports/records/state.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import { requireProvider } from './ways.js';

interface Started {
  order_id: number;
  /** Address of the payment page. */
  redirect: string;
}

/** What is ordered, and how much of it is paid now. */
interface Purchase {
  delivery: DeliveryAtCost;
  /** The way to pay that was chosen. */
  way: Pick<PaymentWay, 'key' | 'integrations'>;
  /** Key of the provider that takes the money. */
  provider: string;
  /** Fee for the way. */
  fee: Piastres;
  /** null: all of it. */
  deposit: Piastres | null;
}

interface Payer {
  billing: Billing;
  checkoutPage: CheckoutPage;
  origin: string;
  locale: Locale;
}

/**
 * Opens a payment session for a cart, or for a deposit on it, and stores it as a pending order with the session's id,
 * before anybody learns where it can be paid. A crash in between leaves the cart unchanged and a session that nobody can
 * reach. The attempt is stored first, so that the reconciliation checks it. The caller must hold the customer's lock.
 */
export async function startPayment(
  backend: Backend,
  cart: Order,
  { billing, checkoutPage, origin, locale }: Payer,
  { delivery, way, provider, fee, deposit }: Purchase,
  onCommit: OnCommit<Started>,
): Promise<Started> {
  const payments = requireProvider(backend, provider);
  const reference = `${cart.id}-${randomBytes(REFERENCE_TOKEN_CHARS / 2).toString('hex')}`;
  const total = goodsTotal(cart) + delivery.cost + fee;
  const returnQuery = new URLSearchParams({
    ...{ order: reference, key: cart.key, locale, checkout: checkoutPage },
  });
  const terms = { way: way.key, fee };
  await backend.state.saveAttempt(reference, { provider, terms });
  const session = await payments.openSession({
    reference,
    amount: deposit ?? total,
    integrations: deposit === null ? way.integrations : [],
    locale,
    billing,
    callbackUrl: `${origin}/api/payment/callback/${provider}`,
    returnUrl: `${origin}/api/payment/return?${returnQuery.toString()}`,
  });
  await backend.state.saveAttempt(reference, { session });
  const redirect = requireTrustedUrl(payments, session);
  const placement = {
    ...({ status: 'pending', billing, locale, delivery } as const),
    ...{ fee, payment: { way: way.key, provider, until: null, code: null, proof: null } },
    ...(deposit === null ? CARD : ({ paymentMethod: 'cod', deposit: { due: deposit, paid: 0 } } as const)),
    ...{ transactionId: session.id, paymentReference: reference },
  };
  const started = { order_id: cart.id, redirect };
  const order = await backend.store.carts.placeOrder(cart, placement, {
    onCommit: onCommit && (() => onCommit(started)),
  });
  if (orderTotal(order) !== total) await takeBack(backend, order);
  return started;
}

const CARD = { paymentMethod: 'card' } as const;

/** Shoppers must not enter a card at an address that the adapter does not vouch for. */
function requireTrustedUrl(payments: PaymentsPort, { url }: PaymentSession): string {
  const page = allowedPaymentPage(payments, url);
  if (page === null) {
    const problem = `A payment session leads elsewhere than to ${payments.pagesAt.join(', ')}`;
    throw new ShopError('payment_unavailable', {}, new OperatorProblem(problem));
  }
  return page;
}

/** Reverts the order if the store computed another total than the shopper has seen, which must not be paid. */
async function takeBack({ store }: Backend, order: Order): Promise<never> {
  const { status, transactionId } = order;
  await store.orders.settlePayment(order, {
    expected: { status, transactionId },
    outcome: { kind: 'unpaid' },
  });
  throw new ShopError('price_changed');
}
