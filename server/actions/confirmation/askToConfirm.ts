import { createHash } from 'node:crypto';
import { couponDiscount } from '../../../domain/coupon/coupon.js';
import { DEFAULT_LOCALE } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { localePath } from '../../../domain/core/paths.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import type { Confirmation } from '../../../domain/confirmation/confirmation.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { OperatorProblem } from '../../ports/problem.js';
import { countAll } from '../../ports/shared/counters.js';
import { changeConfirmation } from './changeConfirmation.js';
import { buttonPayload, confirmationCode } from './proofs.js';

type AsPlaced = Pick<
  Order,
  'items' | 'shippingTotal' | 'coupons' | 'adjustment' | 'refunded' | 'billing' | 'paymentMethod' | 'deposit'
>;

const DIGEST_CHARS = 16;

/** The confirmation of a cash order that is being placed. */
export function awaited(order: AsPlaced): Confirmation {
  return { state: 'waiting', at: new Date().toISOString(), detail: digestOf(order) };
}

/** Whether nobody has edited the order since it was placed: an operator who did has talked to the customer. */
export function isAsPlaced(order: AsPlaced & Pick<Order, 'confirmation'>): boolean {
  return order.confirmation?.detail === digestOf(order);
}

function digestOf(order: AsPlaced): string {
  const { items, shippingTotal, refunded, billing, paymentMethod, deposit } = order;
  const adjustment = order.adjustment - couponDiscount(order.coupons);
  const lines = items.map(({ productId, variationId, quantity, price }) => [
    ...[productId, variationId, quantity, price],
  ]);
  const address = billing && [
    ...[billing.firstName, billing.lastName, billing.phone, billing.governorate, billing.city],
    ...[billing.address1, billing.address2],
  ];
  const sums = [shippingTotal, adjustment, refunded];
  const facts = JSON.stringify([
    lines,
    ...sums,
    address,
    paymentMethod,
    ...(deposit === null ? [] : [deposit]),
  ]);
  return createHash('sha256').update(facts).digest('hex').slice(0, DIGEST_CHARS);
}

/** Which message asks: the first one, the one after WhatsApp could not deliver it, or the reminder. */
export type Asking = 'first' | 'undelivered' | 'reminder';

/**
 * Asks the customer by message to confirm the order. Messages cost money and go to a number that nobody has proven, so
 * they are limited by number and for the whole shop. Rejects if no service accepts the message, or a limit is reached.
 */
export async function askToConfirm(backend: Backend, order: Order, asking: Asking): Promise<void> {
  const { settings, messages } = backend;
  const { billing } = order;
  if (messages === null || billing === null) return;
  const isProven = await backend.state.isProven(order.customerId, billing.phone);
  await requireMessage(backend, billing.phone, isProven);
  const locale = order.locale ?? DEFAULT_LOCALE;
  const total = `${formatPrice(orderTotal(order))} ${translateTo(locale)('egp')}`;
  const values = { order: String(order.id), total, code: confirmationCode(settings, order) };
  const link = `${settings.publicUrl}${localePath(trackOrderPath(order.id, order.key), locale)}`;
  const word = asking === 'reminder' ? 'message.confirm_reminder' : 'message.confirm';
  await messages.sendConfirmation({
    phone: billing.phone,
    locale,
    values: [billing.firstName, values.order, values.total],
    payload: buttonPayload(settings, order),
    text: translateTo(locale)(word, { ...values, link }),
    attempt: asking === 'first' ? 1 : 2,
    share: isProven ? 'proven' : 'anyone',
  });
}

/**
 * Reminds the customer, and notes it on the order, which may be cancelled from then on. A message that could not be
 * noted is not repeated: the order stays as it is.
 */
export async function remind(backend: Backend, order: Order): Promise<void> {
  await askToConfirm(backend, order, 'reminder');
  const reminded = { state: 'reminded', at: new Date().toISOString() } as const;
  try {
    await changeConfirmation(backend, order, { detail: order.confirmation?.detail ?? null, ...reminded });
  } catch (error) {
    backend.report('reminder-not-noted', error);
  }
}

/** Orders of strangers with the same number do not use up the messages of the customer who has proven it. */
async function requireMessage(backend: Backend, phone: string, isProven: boolean): Promise<void> {
  const waitSeconds = await countAll(backend, [
    { key: `confirmation messages ${isProven ? 'own ' : ''}${phone}`, limit: 'confirm-messages-number' },
    { key: 'confirmation messages', limit: 'confirm-messages-all' },
  ]);
  if (waitSeconds === null) return;
  throw new OperatorProblem(
    'A customer was not asked to confirm an order: the limit of these messages for their number or the shop is reached',
  );
}
