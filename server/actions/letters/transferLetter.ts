import { createHash } from 'node:crypto';
import { LOCALES } from '../../../domain/core/locale.js';
import { toDecimal } from '../../../domain/core/money.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import type { PaymentProof } from '../../../domain/payment/orderPayment.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Mail } from '../../ports/mail.js';

/** Tells the operator in every language that the customer says they have transferred the money. */
export function transferLetter(
  order: Order,
  { text, photo, at }: PaymentProof,
  { publicUrl }: { publicUrl: string },
): Omit<Mail, 'to'> {
  const values = {
    order: String(order.id),
    total: toDecimal(orderTotal(order)),
    words: [text, photo].filter((each) => each !== null).join('\n') || '–',
  };
  const digest = createHash('sha256').update(`transfer ${order.key} ${at}`).digest('hex').slice(0, 16);
  return {
    subject: LOCALES.map((locale) => translateTo(locale)('mail.proof.subject', values)).join(' · '),
    text: LOCALES.map((locale) => translateTo(locale)('mail.proof.text', values)).join('\n\n---\n\n'),
    // The same for every repeat of a letter, so that mail programs recognise it.
    messageId: `<transfer-${order.id}-${digest}@${new URL(publicUrl).hostname}>`,
  };
}
