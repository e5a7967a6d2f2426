import { createHash } from 'node:crypto';
import { formatMobile, GOVERNORATES } from '../../../../domain/checkout/egypt.js';
import { inLocale, type Locale, type Localized } from '../../../../domain/core/locale.js';
import { formatPrice } from '../../../../domain/core/money.js';
import { localePath } from '../../../../domain/core/paths.js';
import { trackOrderPath } from '../../../../domain/order/orderPaths.js';
import { nextStepOf } from '../../../../domain/order/office/nextStep.js';
import {
  type Billing,
  lineTotal,
  type Order,
  orderTotal,
  pieceCount,
} from '../../../../domain/order/order.js';
import type { PaymentWay } from '../../../../domain/payment/ways.js';
import type { MessageKey } from '../../../../locales/keys.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import type { ShopSettings } from '../../../ports/backend.js';
import type { Mail } from '../../../ports/mail.js';
import { awaitedUntilWord, paymentWord } from './awaitedInLetters.js';
import type { LetterContent } from './letterContent.js';
import { letterHtml, letterPicture } from './letterHtml.js';
import { letterText } from './letterText.js';
import { letterAmount, sumsOf } from './orderLetter.js';
import { visitLine } from './visitInLetters.js';

interface OperatorSettings extends Pick<ShopSettings, 'publicUrl' | 'orders'> {
  shopName: Localized;
  ways: readonly PaymentWay[];
}

/** The letter to the operator about a placed order: what, to whom, how paid, and what to do next. */
export function operatorLetter(order: Order, settings: OperatorSettings): Omit<Mail, 'to'> {
  const content = contentOf(order, settings);
  const digest = createHash('sha256')
    .update(`operator ${order.key}`)
    .digest('hex')
    .slice(0, MESSAGE_ID_CHARS);
  return {
    subject: content.subject,
    text: letterText(content),
    html: letterHtml(content),
    // The same for every repeat of a letter, so that mail programs recognise it.
    messageId: `<new-order-${order.id}-${digest}@${new URL(settings.publicUrl).hostname}>`,
  };
}

const MESSAGE_ID_CHARS = 16;

function contentOf(order: Order, settings: OperatorSettings): LetterContent {
  const { locale } = settings.orders;
  const word = translateTo(locale);
  const total = formatPrice(orderTotal(order));
  const { billing } = order;
  return {
    locale,
    shopName: inLocale(settings.shopName, locale),
    subject: word('office.subject', { order: String(order.id), total }),
    greeting: word('office.summary', {
      name: billing === null ? '' : nameOf(billing),
      count: pieceCount(order.items),
      total,
    }),
    paragraphs: [word(`office.next.${nextStepOf(order)}`, { until: awaitedUntilWord(order, locale) })],
    items: order.items.map((line) => ({
      name: inLocale(line.name, locale),
      quantity: line.quantity,
      total: letterAmount(lineTotal(line), locale),
      image: letterPicture(line.image, settings.publicUrl),
    })),
    sums: sumsOf(order).map(({ label, value }) => ({
      ...{ label: word(label), amount: letterAmount(value, locale) },
      isTotal: label === 'order.total',
    })),
    facts: factsOf(order, settings, locale),
    link: { label: word('office.open'), href: orderAddress(order, settings) },
  };
}

/** Where the operator works with the order. */
function orderAddress({ id, key }: Order, { publicUrl, orders }: OperatorSettings): string {
  if (orders.storeUrl !== null) return `${orders.storeUrl}/wp-admin/post.php?post=${id}&action=edit`;
  return `${publicUrl}${localePath(trackOrderPath(id, key), orders.locale)}`;
}

function factsOf(
  order: Order,
  { ways }: OperatorSettings,
  locale: Locale,
): { label: string; value: string }[] {
  const { billing, delivery, paymentMethod } = order;
  const facts: [MessageKey, string | null][] = [
    ['order.number', String(order.id)],
    ['office.customer', billing && nameOf(billing)],
    ['office.phone', billing && formatMobile(billing.phone)],
    ['office.email', billing?.email ?? null],
    ['order.delivery', delivery && inLocale(delivery.title, locale)],
    ['office.visit', visitLine(order, locale)],
    ['office.address', billing === null || delivery?.isPickup === true ? null : addressOf(billing, locale)],
    ['order.payment', paymentMethod === null ? null : paymentWord(order, ways, locale)],
    ['office.notes', billing?.notes ?? null],
  ];
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label: translateTo(locale)(label), value }],
  );
}

function nameOf({ firstName, lastName }: Billing): string {
  return `${firstName} ${lastName}`.trim();
}

function addressOf(billing: Billing, locale: Locale): string {
  const { [billing.governorate]: governorate } = GOVERNORATES;
  const place = governorate === undefined ? billing.governorate : inLocale(governorate, locale);
  const parts = [billing.address1, billing.address2, billing.city, place];
  return parts.filter((part) => part !== null && part !== '').join(translateTo(locale)('list.comma'));
}
