import { LOCALES } from '../../../domain/core/locale.js';
import { toDecimal } from '../../../domain/core/money.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import type { PaymentRecord } from '../../ports/payments.js';
import type { Alarm } from './paymentRules.js';

/** An alarm is mailed at most once in this time, however often the provider repeats itself. */
const REPEATED_AFTER_S = 7 * 24 * 60 * 60;

/** Alarms that explain why an order is on hold; only the first of them is mailed. */
const HOLDING: ReadonlySet<Alarm> = new Set<Alarm>(['mismatch', 'late', 'cash_order', 'held']);

/**
 * Mails the operator about a problem that needs manual work, in both languages. A failed mail has no other effect: it
 * is logged, and retried at the next check of the payment.
 */
export async function raiseAlarm(
  backend: Backend,
  alarm: Alarm,
  record: PaymentRecord,
  order: Order | null,
): Promise<void> {
  const { state, report } = backend;
  const event = `alarm ${HOLDING.has(alarm) ? 'held' : alarm} ${record.reference}`;
  try {
    if ((await state.countEvent(event, REPEATED_AFTER_S)).count > 1) return;
    try {
      await mailAlarm(backend, alarm, letterOf(alarm, record, order));
    } catch (error) {
      await state.clearEvents(event);
      throw error;
    }
  } catch (error) {
    report('operator-not-told', error);
  }
}

async function mailAlarm({ settings, mail }: Backend, alarm: Alarm, letter: Letter): Promise<void> {
  const { contactEmail } = settings;
  if (contactEmail === null) throw new Error(`Nobody to tell that a payment is ${alarm}: set CONTACT_EMAIL`);
  await mail.send({ to: contactEmail, ...letter });
}

interface Letter {
  subject: string;
  text: string;
}

function letterOf(alarm: Alarm, record: PaymentRecord, order: Order | null): Letter {
  const number = record.reference.split('-')[0] ?? '';
  const values = {
    order: number,
    reference: record.reference,
    payment: record.id ?? '–',
    amount: record.amount === null ? '–' : toDecimal(record.amount),
    currency: record.currency ?? '',
    total: order === null ? '–' : toDecimal(orderTotal(order)),
  };
  const texts = LOCALES.map((locale) =>
    [
      translateTo(locale)(`mail.payment.${alarm}`, values),
      translateTo(locale)('mail.payment_facts', values),
    ].join('\n\n'),
  );
  return {
    subject: LOCALES.map((locale) => translateTo(locale)('mail.payment_subject', values)).join(' · '),
    text: texts.join('\n\n---\n\n'),
  };
}
