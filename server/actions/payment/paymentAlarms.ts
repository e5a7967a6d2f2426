import { createHash } from 'node:crypto';
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
 * Mails the operator about a problem that needs manual work, in both languages; returns whether they are told. A failed
 * mail has no other effect: it is logged, and retried at the next check of the payment. It counts once it is sent, so
 * that none is lost with its process; one that ends between both repeats it under the same Message-ID.
 */
export async function alertOperator(
  backend: Backend,
  alarm: Alarm,
  record: PaymentRecord,
  order: Order | null,
): Promise<boolean> {
  const { state, report } = backend;
  const event = `alarm ${HOLDING.has(alarm) ? 'held' : alarm} ${record.reference}`;
  try {
    await state.withLocks([event], async () => {
      if ((await state.countOf(event)) > 0) return;
      await mailAlarm(backend, alarm, { ...letterOf(alarm, record, order), event });
      await state.countEvent(event, REPEATED_AFTER_S);
    });
    return true;
  } catch (error) {
    report('operator-not-told', error);
    return false;
  }
}

async function mailAlarm(
  { settings, mail }: Backend,
  alarm: Alarm,
  { event, ...letter }: Letter & { event: string },
): Promise<void> {
  const { contactEmail, publicUrl } = settings;
  if (contactEmail === null) throw new Error(`Nobody to tell that a payment is ${alarm}: set CONTACT_EMAIL`);
  const digest = createHash('sha256').update(event).digest('hex').slice(0, MESSAGE_ID_CHARS);
  const messageId = `<payment-${digest}@${new URL(publicUrl).hostname}>`;
  await mail.send({ to: contactEmail, ...letter, messageId });
}

const MESSAGE_ID_CHARS = 16;

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
