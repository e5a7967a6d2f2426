import { inLocale, type Locale, LOCALES } from '../../../domain/core/locale.js';
import { isReturnNoticeTrue, type ReturnNoticeKind } from '../../../domain/returns/returnNotices.js';
import type { ReturnRequest } from '../../../domain/returns/returns.js';
import type { Order } from '../../../domain/order/order.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { ordersLock } from '../../ports/records/state.js';
import { linesOf, returnLetter, returnMessageId } from '../letters/returnLetter.js';

type Send = () => Promise<void>;

/** How to tell of a request to return goods; null if there is nothing to tell (any more), or nobody. */
export async function returnDelivery(
  backend: Backend,
  { returnId, kind }: { returnId: number; kind: ReturnNoticeKind },
): Promise<Send | null> {
  const request = await backend.returns.getReturn(returnId);
  if (request === null || !isReturnNoticeTrue(kind, request)) return null;
  const order = await backend.store.orders.getOrder(request.orderId);
  if (order === null) return null;
  if (kind === 'operator') return () => notifyOperator(backend, order, request);
  const to = order.billing?.email ?? null;
  if (to === null || !backend.settings.writesLetters) return null;
  const { shopName } = await backend.content.getShell();
  const letter = returnLetter(kind, order, request, { publicUrl: backend.settings.publicUrl, shopName });
  return () => backend.mail.send({ to, ...letter });
}

/** In the store, and by mail in every language. Noting it in the store again changes nothing. */
async function notifyOperator(
  { store, state, mail, settings }: Backend,
  known: Order,
  request: ReturnRequest,
): Promise<void> {
  const { orders, returnMarks } = store;
  if (returnMarks !== null) {
    await state.withLocks([ordersLock(known.customerId)], async () => {
      const order = await orders.getOrder(known.id);
      if (order !== null) await returnMarks.noteReturn(order, request);
    });
  }
  if (settings.contactEmail === null) return;
  const words = { number: String(request.id), order: String(known.id) };
  await mail.send({
    to: settings.contactEmail,
    subject: LOCALES.map((locale) => translateTo(locale)('mail.return.operator_subject', words)).join(' · '),
    text: LOCALES.map((locale) => operatorText(known, request, locale)).join('\n\n---\n\n'),
    messageId: returnMessageId('operator', known, request, settings),
  });
}

function operatorText(order: Order, request: ReturnRequest, locale: Locale): string {
  const { id, reason, text, photo } = request;
  const goods = linesOf(order, request).map(
    ({ line, quantity }) => `${quantity} × ${inLocale(line.name, locale)}`,
  );
  return translateTo(locale)('mail.return.operator_text', {
    number: String(id),
    order: String(order.id),
    goods: goods.join('\n'),
    reason: translateTo(locale)(`return.reason.${reason}`),
    words: [text, photo].filter((each) => each !== null).join('\n') || '–',
  });
}
