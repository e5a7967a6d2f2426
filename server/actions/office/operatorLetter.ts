import { createHash } from 'node:crypto';
import { inLocale, type Localized } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { localePath } from '../../../domain/core/paths.js';
import { officePath } from '../../../domain/office/officeViews.js';
import type { CarrierKind } from '../../../domain/order/notices.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { ShopSettings } from '../../ports/backend.js';
import type { Mail } from '../../ports/mail.js';
import { officeOrder } from './officeOrder.js';
import { orderLinkToken } from './orderLink.js';
import type { LetterContent } from '../letters/letterContent.js';
import { letterHtml, letterPicture } from '../letters/letterHtml.js';
import { letterText } from '../letters/letterText.js';

interface OperatorSettings extends Pick<ShopSettings, 'publicUrl' | 'orders'> {
  shopName: Localized;
  ways: readonly PaymentWay[];
  /** Why the carrier has not delivered it; null: it is new. */
  trouble: CarrierKind | null;
}

/** The letter to the operator about a placed order, or one that did not arrive: what, to whom, how paid, what to do next. */
export function operatorLetter(order: Order, settings: OperatorSettings): Omit<Mail, 'to'> {
  const content = contentOf(order, settings);
  const kind = settings.trouble ?? 'new';
  const digest = createHash('sha256')
    .update(`operator ${order.key} ${kind}`)
    .digest('hex')
    .slice(0, MESSAGE_ID_CHARS);
  return {
    subject: content.subject,
    text: letterText(content),
    html: letterHtml(content),
    // The same for every repeat of a letter, so that mail programs recognise it.
    messageId: `<${kind}-order-${order.id}-${digest}@${new URL(settings.publicUrl).hostname}>`,
  };
}

const MESSAGE_ID_CHARS = 16;

function contentOf(order: Order, settings: OperatorSettings): LetterContent {
  const { orders, publicUrl, shopName, ways, trouble } = settings;
  const word = translateTo(orders.locale);
  const { summary, next, facts, items, sums } = officeOrder(order, ways, orders.locale);
  return {
    locale: orders.locale,
    shopName: inLocale(shopName, orders.locale),
    subject: word(trouble === null ? 'office.subject' : `office.subject.${trouble}`, {
      ...{ order: String(order.id), total: formatPrice(orderTotal(order)) },
      carrier: order.shipment?.carrier ?? '',
    }),
    greeting: summary,
    paragraphs: [trouble === null ? next : word(`office.trouble.${trouble}`)],
    items: items.map((item) => ({ ...item, image: letterPicture(item.image, publicUrl) })),
    ...{ facts, sums },
    link: { label: word('office.open'), href: orderAddress(order.id, settings) },
  };
}

/** Where the operator works with the order. */
export function orderAddress(
  id: number,
  { publicUrl, orders }: Pick<ShopSettings, 'publicUrl' | 'orders'>,
): string {
  const { storeUrl, linkSecret, locale } = orders;
  if (storeUrl !== null) return `${storeUrl}/wp-admin/post.php?post=${id}&action=edit`;
  return `${publicUrl}${localePath(officePath(orderLinkToken(linkSecret, id)), locale)}`;
}
