import { errorCodeOf, ShopError } from '../../../domain/core/errors.js';
import { PAYMENT_LOOK_UP_EVERY_S } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import { isReturnedByShop } from '../../../domain/order/deposit.js';
import { isUniqueReference, orderOfReference, type UnpaidReason } from '../../../domain/payment/payment.js';
import { postponeArrival } from '../../../domain/delivery/deliveryPromise.js';
import type { Backend } from '../../ports/backend.js';
import type { Settlement } from '../../ports/order/orders.js';
import type { PaymentAttempt, PaymentRecord, PaymentsPort } from '../../ports/payments.js';
import { ordersLock, type StartedAttempt } from '../../ports/records/state.js';
import { renewCartCoupons } from '../coupon/sameCoupons.js';
import { recordChange } from '../branches/bookings.js';
import { notifyAgain, notifyCustomer } from '../outbox/notifyCustomer.js';
import { type Agreed, agreedTerms, withTerms } from './lateMoney.js';
import { alertOperator } from './paymentAlarms.js';
import { awaitedUntil, withPayment } from './paidPayment.js';
import { decide, type Decision, SOLD_OUT, unpaidReason } from './paymentRules.js';
import { returnMoney } from './refunds.js';
import { defaultProvider, requireProvider } from './ways.js';

interface SettledAttempt {
  /** The order as it is now; null if it does not exist. */
  order: Order | null;
  /** Why this attempt brought no money; null if it did, or still may. */
  reason: UnpaidReason | null;
  /** Whether the provider has received the money. */
  isPaid: boolean;
  /** Whether the order was changed. */
  hasChanged: boolean;
}

/**
 * The only place where a payment changes an order, whatever the trigger: callback, return, read, new checkout or
 * reconciliation. Looks up the provider's record of the attempt and applies `decide`. Idempotent: the order is settled
 * once, however often this is called. `known` is the attempt's order if the caller has just read it. `heardFrom` is the
 * provider whose callback names the attempt: it is unknown to this shop if it is another's.
 */
export async function settleAttempt(
  backend: Backend,
  reference: string,
  { givenUp = null, known, heardFrom = null }: Trigger = {},
): Promise<SettledAttempt> {
  const orderId = orderOfReference(reference);
  if (orderId === null) throw new ShopError('order_not_found');
  const { orders } = backend.store;
  const found = known ?? (await orders.getOrder(orderId));
  const looked = await lookUp(backend, reference, found, heardFrom);
  if (found === null || looked.attempt === null) return alarmUnknown(backend, looked.record);
  const settled = await backend.state.withLocks([ordersLock(found.customerId)], async () => {
    const order = await orders.getOrder(found.id);
    if (order === null)
      return { order, reason: null, isPaid: looked.record.state === 'paid', hasChanged: false };
    return order.customerId === found.customerId ? settleFound(backend, order, looked, givenUp) : null;
  });
  // Given to another account, which has another lock, while this waited.
  return settled ?? settleAttempt(backend, reference, { givenUp, heardFrom });
}

interface Trigger {
  givenUp?: UnpaidReason | null;
  known?: Order;
  heardFrom?: string | null;
}

/** Like `settleAttempt`, for an order read under its customer's lock, which stays held. */
export async function settleLocked(
  backend: Backend,
  order: Order,
  reference: string,
  givenUp: UnpaidReason | null,
): Promise<SettledAttempt & { order: Order }> {
  const looked = await lookUp(backend, reference, order);
  return settleFound(backend, order, looked, givenUp);
}

interface LookedUp {
  /** null: the attempt was not started by this shop, or not with the provider that names it. */
  attempt: (PaymentAttempt & Pick<StartedAttempt, 'terms'>) | null;
  record: PaymentRecord;
  provider: string | null;
  payments: PaymentsPort;
}

/** Asks the attempt's own provider. */
async function lookUp(
  backend: Backend,
  reference: string,
  order: Order | null,
  heardFrom: string | null = null,
): Promise<LookedUp> {
  const found = await findAttempt(backend, reference, order);
  const isAnothers = heardFrom !== null && found !== null && found.provider !== heardFrom;
  const attempt = isAnothers ? null : found;
  const provider = heardFrom ?? found?.provider ?? null;
  const payments = requireProvider(backend, provider);
  const record = await payments.lookUp(attempt ?? { reference, sessionId: null });
  return { attempt, record, provider, payments };
}

async function alarmUnknown(backend: Backend, record: PaymentRecord): Promise<SettledAttempt> {
  const isPaid = record.state === 'paid';
  if (isPaid) await alertOperator(backend, 'unknown_order', record, null);
  return { order: null, reason: null, isPaid, hasChanged: false };
}

async function settleFound(
  backend: Backend,
  order: Order,
  looked: LookedUp,
  givenUp: UnpaidReason | null,
): Promise<SettledAttempt & { order: Order }> {
  const { attempt, record } = looked;
  const circumstances = {
    mode: looked.payments.mode,
    now: Date.now(),
    givenUp,
    isCertain: attempt !== null && isCertain(attempt, record),
  };
  const reason = unpaidReason(order, record, circumstances);
  const agreed = await agreedTerms(backend, order, record, attempt?.terms ?? null);
  const decision = decide(withTerms(order, agreed), record, circumstances);
  const after = await carryOut(backend, order, looked, withAgreed(decision, agreed));
  if (paidFor(after, record)) await backend.state.forgetAttempt(record.reference);
  const isPaid = record.state === 'paid';
  return { order: after, reason, isPaid, hasChanged: after.status !== order.status };
}

/**
 * The attempt with this reference if this shop started it; otherwise null, because an order of another database can
 * have the same number.
 */
async function findAttempt(
  backend: Backend,
  reference: string,
  order: Order | null,
): Promise<(PaymentAttempt & Pick<StartedAttempt, 'provider' | 'terms'>) | null> {
  const kept = await backend.state.findAttempt(reference);
  const isOnOrder = order?.paymentReference === reference;
  if (kept === null && !isOnOrder) return null;
  const onOrder = isOnOrder && order.status === 'pending' ? order.transactionId : null;
  const provider = kept?.provider ?? (isOnOrder ? order.payment?.provider : null) ?? defaultProvider(backend);
  const { session = null, terms = null } = kept ?? {};
  return { reference, sessionId: session?.id ?? onOrder, provider, terms };
}

/** The provider that an attempt was started with. */
export async function providerOfAttempt(
  backend: Backend,
  reference: string,
  order: Order,
): Promise<string | null> {
  return (await findAttempt(backend, reference, order))?.provider ?? null;
}

/** Whether the record certainly belongs to the attempt: by a unique reference, or by the session. */
function isCertain({ reference, sessionId }: PaymentAttempt, record: PaymentRecord): boolean {
  return isUniqueReference(reference) || (sessionId !== null && record.sessionId === sessionId);
}

/** Whether the attempt is paid and its order already processed, so that no look-up is needed. */
function paidFor({ status, paymentReference }: Order, { state, reference }: PaymentRecord): boolean {
  const isOnItsWay = status === 'processing' || status === 'completed';
  return state === 'paid' && isOnItsWay && paymentReference === reference;
}

async function carryOut(
  backend: Backend,
  order: Order,
  looked: LookedUp,
  decision: Decision,
): Promise<Order> {
  const { record } = looked;
  switch (decision.act) {
    case 'nothing':
      return order;
    case 'alarm':
      await alertOperator(backend, decision.alarm, record, order);
      return order;
    case 'return':
      if (order.status === 'cancelled') notifyAgain(backend, order);
      await returnMoney(backend, order, looked, decision.alarms);
      return order;
    case 'await':
      return awaitPayment(backend, order, looked, decision.code);
    case 'settle':
      return settle(backend, order, looked, decision);
  }
}

/** The decision with what an order that is paid late has to be given again. */
function withAgreed(decision: Decision, agreed: Agreed): Decision {
  if (decision.act !== 'settle' || decision.outcome.kind !== 'paid') return decision;
  return { ...decision, outcome: { ...decision.outcome, ...agreed } };
}

/** The shopper has got a number to pay with; if the last pieces are gone, the order is a cart again. */
async function awaitPayment(backend: Backend, order: Order, looked: LookedUp, code: string): Promise<Order> {
  const { way = 'card' } = order.payment ?? {};
  const payment = { way, provider: looked.provider, until: awaitedUntil(backend, way), code, proof: null };
  const settling = (outcome: Settlement['outcome']) =>
    settle(backend, order, looked, { act: 'settle', outcome, alarm: null });
  try {
    return await settling({ kind: 'awaited', payment });
  } catch (error) {
    if (errorCodeOf(error) !== 'insufficient_stock') throw error;
    return settling({ kind: 'unpaid' });
  }
}

async function settle(
  backend: Backend,
  order: Order,
  looked: LookedUp,
  { outcome, alarm }: Extract<Decision, { act: 'settle' }>,
): Promise<Order> {
  const { record, provider, attempt } = looked;
  const paidBy =
    outcome.kind === 'paid'
      ? withPayment(backend, order, outcome, { provider, terms: attempt?.terms ?? null })
      : outcome;
  const settled = await backend.store.orders.settlePayment(order, {
    expected: { status: order.status, transactionId: order.transactionId },
    outcome: order.status === 'pending-cart' ? paidBy : withArrival(backend, order, paidBy),
  });
  if (!settled.isDone) return settled.order;
  if (alarm !== null) await alertOperator(backend, alarm, record, settled.order);
  await recordChange(backend, order, settled.order);
  notifyCustomer(backend, order, settled.order);
  if (outcome.kind === 'unpaid') await renewCartCoupons(backend, order.customerId);
  if (settled.order.cancelledFor === 'sold_out') await returnMoney(backend, settled.order, looked, SOLD_OUT);
  return settled.order;
}

/** An order leaves when it is paid: if that was after the cut-off, its promise moves. */
function withArrival(
  { settings }: Backend,
  { delivery, shippingTotal, createdAt }: Order,
  outcome: Settlement['outcome'],
): Settlement['outcome'] {
  if (outcome.kind !== 'paid' || delivery?.arrives == null || delivery.visit !== undefined) return outcome;
  const moments = { madeAtMs: Date.parse(createdAt), atMs: Date.now() };
  const arrives = postponeArrival(settings.deliveryCalendar, delivery.arrives, moments);
  if (arrives.to <= delivery.arrives.to) return outcome;
  return { ...outcome, delivery: { ...delivery, cost: shippingTotal, arrives } };
}

/**
 * Settles a pending order when it is read, and returns the money of a cancelled one if a process ended before that. If
 * the provider is down, the order is returned unchanged: reading never fails for that.
 */
export async function settleOnRead(backend: Backend, order: Order): Promise<Order> {
  const { state, payments } = backend;
  const { paymentReference } = order;
  if (paymentReference === null || payments.size === 0) return order;
  const isCancelled = isReturnedByShop(order);
  if (order.status !== 'pending' && !isCancelled) return order;
  try {
    if (isCancelled && (await state.findAttempt(paymentReference)) === null) return order;
    const { count } = await state.countEvent(`look-up ${paymentReference}`, PAYMENT_LOOK_UP_EVERY_S);
    if (count > 1) return order;
    return (await settleAttempt(backend, paymentReference, { known: order })).order ?? order;
  } catch (error) {
    backend.report('payment-look-up-failed', error);
    return order;
  }
}
