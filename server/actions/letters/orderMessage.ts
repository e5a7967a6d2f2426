import { DEFAULT_LOCALE } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { localePath } from '../../../domain/core/paths.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import type { LetterKind, News } from '../../../domain/order/notices.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { ShopSettings } from '../../ports/backend.js';
import { returnedAmount, subjectOf } from './orderLetter.js';
import { visitLine } from './visitInLetters.js';
import type { MessagesPort } from '../../ports/messages.js';

/** How to send news of an order to its number; null if it has none. */
export function orderMessageOf(
  messages: MessagesPort,
  { kind, refundId }: News & { kind: LetterKind },
  order: Order,
  { publicUrl }: Pick<ShopSettings, 'publicUrl'>,
): (() => Promise<void>) | null {
  const { billing, shipment, id } = order;
  if (billing === null || billing.phone === '') return null;
  // The request to confirm the order says that it was placed.
  if (kind === 'placed' && order.confirmation !== null) return null;
  const locale = order.locale ?? DEFAULT_LOCALE;
  const path = localePath(trackOrderPath(id, order.key), locale);
  const carrier = [shipment?.carrier ?? '', shipment?.number ?? ''].filter((fact) => fact !== '').join(' ');
  const amount = returnedAmount({ kind, refundId }, order) ?? orderTotal(order);
  const total = `${formatPrice(amount)} ${translateTo(locale)('egp')}`;
  const title = translateTo(locale)(`mail.order.subject.${subjectOf(kind, order)}`, { order: String(id) });
  const isOfVisit = kind === 'moved' || kind === 'visit_soon';
  const isAwaited = kind === 'placed' || kind === 'confirmed' || isOfVisit;
  const visit = isAwaited ? visitLine(order, locale) : null;
  const more = [visit ?? '', kind === 'sent' ? carrier : ''].filter((line) => line !== '');
  const text = [title, ...more, `${publicUrl}${path}`];
  return () =>
    messages.sendNews({
      ...{ phone: billing.phone, locale, kind, path: path.slice(1), text: text.join('\n') },
      values: [billing.firstName, String(id), lastValue(kind, { carrier, visit, total })],
    });
}

/** What a message with fixed text ends with. */
function lastValue(
  kind: LetterKind,
  { carrier, visit, total }: { carrier: string; visit: string | null; total: string },
): string {
  if (kind === 'sent') return carrier;
  return kind === 'moved' || kind === 'visit_soon' ? (visit ?? '') : total;
}
