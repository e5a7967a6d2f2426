import { LOCALES } from '../../domain/locale.js';
import { toDecimal } from '../../domain/money.js';
import { type Order, orderTotal } from '../../domain/order.js';
import { plainWord } from '../../locales/plain.js';
import type { Backend } from '../ports/backend.js';
import type { PaymentRecord } from '../ports/payments.js';
import type { Alarm } from './paymentRules.js';

/** The same is told once in this time, however often the provider repeats itself. */
const REPEATED_AFTER_S = 7 * 24 * 60 * 60;

/**
 * Mails the operator what only a person can put right, in both languages. A letter that cannot be sent undoes
 * nothing: the log says so.
 */
export async function raiseAlarm(
  backend: Backend,
  alarm: Alarm,
  record: PaymentRecord,
  order: Order | null,
): Promise<void> {
  try {
    const told = await backend.state.countEvent(`alarm ${alarm} ${record.reference}`, REPEATED_AFTER_S);
    if (told.count > 1) return;
    const { contactEmail } = backend.settings;
    if (contactEmail === null)
      throw new Error(`Nobody to tell that a payment is ${alarm}: set CONTACT_EMAIL`);
    await backend.mail.send({ to: contactEmail, ...letterOf(alarm, record, order) });
  } catch (error) {
    backend.report('operator-not-told', error);
  }
}

function letterOf(
  alarm: Alarm,
  record: PaymentRecord,
  order: Order | null,
): { subject: string; text: string } {
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
      plainWord(`mail.payment.${alarm}`, locale, values),
      plainWord('mail.payment_facts', locale, values),
    ].join('\n\n'),
  );
  return {
    subject: LOCALES.map((locale) => plainWord('mail.payment_subject', locale, values)).join(' · '),
    text: texts.join('\n\n---\n\n'),
  };
}
