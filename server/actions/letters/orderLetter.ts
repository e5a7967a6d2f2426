import { trackingLink } from '../../../domain/order/trackingLink.js';
import { createHash } from 'node:crypto';
import type { Branch } from '../../../domain/branches/branch.js';
import { formatArrival } from '../../../domain/delivery/arrival.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { DEFAULT_LOCALE, inLocale, type Locale, type Localized } from '../../../domain/core/locale.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { couponDiscount } from '../../../domain/coupon/coupon.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { orderCalendarPath, trackOrderPath } from '../../../domain/order/orderPaths.js';
import { HANDED_OVER, handoverOf } from '../../../domain/order/handover.js';
import { isVisitKind, type LetterKind, type News } from '../../../domain/order/notices.js';
import { cashDue, isPaidByCard, partsOf, received } from '../../../domain/order/deposit.js';
import { isAwaited, type Order, orderTotal } from '../../../domain/order/order.js';
import { AFTER_DELIVERY } from '../../../features/rules.js';
import type { MessageKey } from '../../../locales/keys.js';
import { serverIntl, translateTo } from '../../../locales/serverIntl.js';
import type { ShopSettings } from '../../ports/backend.js';
import type { Mail } from '../../ports/mail.js';
import { kindOfOrder, type PaymentWay } from '../../../domain/payment/ways.js';
import { awaitedUntilWord, factsOfAwaited, paymentWord } from './awaitedInLetters.js';
import type { LetterContent, LetterFact } from './letterContent.js';
import { letterHtml, letterPicture } from './letterHtml.js';
import { letterAmount, letterItem } from './letterItem.js';
import { letterText } from './letterText.js';
import { factsOfVisit } from './visitInLetters.js';

/** What letters need to know of the shop. */
interface LetterSettings extends Pick<ShopSettings, 'publicUrl' | 'apiBase'> {
  shopName: Localized;
  /** Of the order's appointment; null if it has none, or is not known. */
  branch: Branch | null;
  /** Key of the notice, which tells letters of one kind apart. */
  notice: string;
  /** Of a letter about a partial refund: which. */
  refundId?: number | undefined;
  /** The shop's ways to pay. */
  ways: readonly PaymentWay[];
}

/** A letter to the customer about their order, in the language in which they ordered. */
export function orderLetter(kind: LetterKind, order: Order, settings: LetterSettings): Omit<Mail, 'to'> {
  const content = contentOf(kind, order, settings);
  return {
    subject: content.subject,
    text: letterText(content),
    html: letterHtml(content),
    messageId: messageIdOf(kind, order, settings),
  };
}

/** The same for every repeat of a letter, so that mail programs recognise it. */
function messageIdOf(
  kind: LetterKind,
  { id, key }: Order,
  { publicUrl, notice }: Pick<LetterSettings, 'publicUrl' | 'notice'>,
): string {
  const which = isVisitKind(kind) || kind === 'refunded_part' ? notice : kind;
  const digest = createHash('sha256').update(`${which} ${key}`).digest('hex').slice(0, MESSAGE_ID_CHARS);
  return `<order-${id}-${kind}-${digest}@${new URL(publicUrl).hostname}>`;
}

const MESSAGE_ID_CHARS = 16;

function contentOf(
  kind: LetterKind,
  order: Order,
  { publicUrl, apiBase, shopName, branch, ways, refundId }: LetterSettings,
): LetterContent {
  const locale = order.locale ?? DEFAULT_LOCALE;
  const word = (key: MessageKey, values?: Record<string, string>) => translateTo(locale)(key, values);
  const link = (path: string) => `${publicUrl}${localePath(path, locale)}`;
  const { billing } = order;
  const subject = subjectOf(kind, order);
  const amount = (value: Piastres) => letterAmount(value, locale);
  return {
    locale,
    shopName: inLocale(shopName, locale),
    subject: word(`mail.order.subject.${subject}`, { order: String(order.id) }),
    greeting: word('mail.order.hello', { name: billing?.firstName ?? '' }),
    paragraphs: paragraphKeys(kind, order, ways).map((key) =>
      word(key, {
        total: formatPrice(movedAmount({ kind, refundId }, order)),
        until: awaitedUntilWord(order, locale),
      }),
    ),
    items: order.items.map((line) => ({
      ...letterItem(line, locale),
      image: letterPicture(line.image, publicUrl),
    })),
    sums: sumsOf(order).map(({ label, value }) => ({
      // What costs nothing is free: only delivery and fitting are named then.
      ...{ label: word(label), amount: value === 0 ? word('order.delivery_free') : amount(value) },
      isTotal: label === 'order.total',
    })),
    facts: factsOf(kind, order, { branch, ways }, locale),
    link: {
      label: word(kind === 'visit_soon' ? 'visit.soon_link' : 'mail.order.track'),
      href: link(trackOrderPath(order.id, order.key)),
    },
    more: hasCalendar(kind, order)
      ? {
          label: word('visit.calendar'),
          href: `${publicUrl}${apiBase}/api${orderCalendarPath(order.id, order.key)}`,
        }
      : undefined,
    contact: {
      ...{ text: word('order.contact_text'), label: word('order.contact') },
      href: link(PATHS.contact),
    },
  };
}

/** Whether a letter tells of an appointment to come. */
function hasCalendar(kind: LetterKind, { delivery }: Pick<Order, 'delivery'>): boolean {
  const isTold = kind === 'placed' || kind === 'confirmed' || kind === 'moved' || kind === 'visit_soon';
  return isTold && delivery?.visit?.slot != null;
}

/** The end of the key of a letter's subject. */
export function subjectOf(kind: LetterKind, { delivery }: Pick<Order, 'delivery'>) {
  return kind === 'delivered' ? HANDED_OVER[handoverOf(delivery)] : kind;
}

/** The amount that a letter speaks of: what was returned, what is collected, or the whole order. */
function movedAmount({ kind, refundId }: News, order: Order): Piastres {
  const { paymentMethod } = order;
  if (kind === 'sent' && paymentMethod !== 'card' && paymentMethod !== 'later') return cashDue(order);
  return returnedAmount({ kind, refundId }, order) ?? received(order);
}

/** What a refund has returned, as told by its letter or message; null for other news, and if the store does not know. */
export function returnedAmount({ kind, refundId }: News, { refunds }: Order): Piastres | null {
  if (kind === 'refunded_part') return refunds.find(({ id }) => id === refundId)?.amount ?? null;
  return kind === 'refunded' ? (refunds.at(-1)?.amount ?? null) : null;
}

function paragraphKeys(kind: LetterKind, order: Order, ways: readonly PaymentWay[]): MessageKey[] {
  const isPickup = order.delivery?.isPickup === true;
  const isLater = order.paymentMethod === 'later';
  const isCard = order.paymentMethod === 'card';
  const isByCard = isPaidByCard(order);
  switch (kind) {
    case 'placed':
      if (isAwaited(order)) return [placedAwaitedKey(order, ways)];
      if (order.status === 'on-hold') return ['mail.order.placed_held'];
      if (isByCard && !isCard) return ['mail.order.placed_deposit'];
      if (isPickup) {
        const isVisit = order.delivery?.visit?.slot != null;
        const ready: MessageKey = isVisit ? 'mail.order.placed_visit' : 'mail.order.placed_pickup';
        return isAsked(order) ? [ready, 'mail.order.asked'] : [ready];
      }
      if (isAsked(order)) return ['mail.order.placed_asked'];
      return [isCard || isLater ? 'mail.order.placed_card' : 'mail.order.placed_cash'];
    case 'paid':
      return ['mail.order.paid'];
    case 'pay_soon':
    case 'visit_soon':
      return [`mail.order.${kind}`];
    case 'confirmed':
      return [isPickup ? 'mail.order.confirmed_pickup' : 'mail.order.confirmed'];
    case 'sent':
      return ['mail.order.sent', dueKey(order)];
    case 'delivered':
      return [`mail.order.${HANDED_OVER[handoverOf(order.delivery)]}`, ...AFTER_DELIVERY];
    case 'cancelled':
      return [cancelledKey(order, ways)];
    case 'refunded':
    case 'refunded_part':
      return [refundKey(kind, order, ways)];
    case 'moved':
    case 'given_up':
      return [`mail.order.${kind}`];
  }
}

/** What the courier collects. */
function dueKey(order: Order): MessageKey {
  if (order.paymentMethod === 'card' || order.paymentMethod === 'later') return 'mail.order.nothing_to_pay';
  return cashDue(order) === 0 ? 'mail.order.free' : 'mail.order.have_ready';
}

/** Whether the money was taken from a card, and not by another way of the card provider, such as a wallet. */
function isOnCard(order: Order, ways: readonly PaymentWay[]): boolean {
  const isWhole = order.paymentMethod === 'card';
  return isPaidByCard(order) && (!isWhole || kindOfOrder(order, 'card', ways) === 'card');
}

function refundKey(kind: LetterKind, order: Order, ways: readonly PaymentWay[]): MessageKey {
  const what = kind === 'refunded' && order.refunds.length > 1 ? 'refunded_rest' : 'refunded';
  return isOnCard(order, ways) ? `mail.order.${what}` : `mail.order.${what}_cash`;
}

/** Whether the customer has been asked by message to confirm the order; the shop calls where none arrives. */
function isAsked({ confirmation }: Order): boolean {
  return confirmation?.state === 'waiting' || confirmation?.state === 'reminded';
}

function placedAwaitedKey(order: Order, ways: readonly PaymentWay[]): MessageKey {
  if (order.payment?.code != null) return 'mail.order.placed_kiosk';
  return kindOfOrder(order, 'later', ways) === 'cheque'
    ? 'mail.order.placed_cheque'
    : 'mail.order.placed_transfer';
}

function cancelledKey(order: Order, ways: readonly PaymentWay[]): MessageKey {
  const { cancelledFor, paymentMethod } = order;
  if (cancelledFor === 'sold_out') return 'mail.order.cancelled_sold_out';
  if (isOnCard(order, ways)) return 'mail.order.cancelled_card';
  if (isPaidByCard(order)) return 'mail.order.cancelled_paid';
  if (cancelledFor === 'unpaid') return 'mail.order.cancelled_unpaid';
  if (paymentMethod === 'later') return 'mail.order.cancelled_later';
  if (cancelledFor === 'unconfirmed') return 'mail.order.cancelled_unconfirmed';
  return cancelledFor === 'customer' ? 'mail.order.cancelled_asked' : 'mail.order.cancelled';
}

/** The total and what it consists of besides the products. */
export function sumsOf(order: Order): { label: MessageKey; value: Piastres }[] {
  const { adjustment, shippingTotal, refunded, tax = 0 } = order;
  const discount = couponDiscount(order.coupons);
  return [
    ...(discount === 0 ? [] : [{ label: 'order.coupon' as const, value: -discount }]),
    { label: deliveryLabel(order), value: shippingTotal },
    ...(adjustment === 0
      ? []
      : [
          {
            label: adjustment < 0 ? ('order.discount' as const) : ('order.fees' as const),
            value: adjustment,
          },
        ]),
    { label: 'order.total', value: orderTotal(order) },
    ...(tax === 0 ? [] : [{ label: 'order.tax' as const, value: tax }]),
    ...(refunded === 0 ? [] : [{ label: 'order.refunded' as const, value: -refunded }]),
    ...partSums(order),
  ];
}

/** What is paid by card, and what is collected. */
function partSums(order: Order): { label: MessageKey; value: Piastres }[] {
  const parts = partsOf({ ...order, total: orderTotal(order) });
  if (parts === null) return [];
  const rest = order.delivery?.isPickup === true ? 'order.rest_collect' : 'order.rest';
  return [
    { label: 'order.deposit', value: parts.deposit },
    ...(parts.rest === null ? [] : [{ label: rest, value: parts.rest } as const]),
  ];
}

/** An appointment costs what the fitting costs. */
function deliveryLabel({ delivery }: Order): MessageKey {
  return delivery?.visit === undefined ? 'order.delivery' : `mail.order.${delivery.visit.service}`;
}

function factsOf(
  kind: LetterKind,
  order: Order,
  { branch, ways }: Pick<LetterSettings, 'branch' | 'ways'>,
  locale: Locale,
): LetterFact[] {
  const { id, shipment, billing, delivery, paymentMethod } = order;
  const isOfVisit = kind === 'visit_soon' || isVisitKind(kind);
  const isAwaited = kind === 'placed' || kind === 'confirmed' || kind === 'sent' || isOfVisit;
  const isDelivered = billing !== null && delivery?.isPickup !== true;
  const arrives = delivery?.arrives ?? null;
  const sent: [MessageKey, string | null][] = [
    ['order.carrier', shipment?.carrier ?? null],
    ['order.tracking_number', shipment?.number ?? null],
  ];
  const arrival: [MessageKey, string | null] = [
    delivery?.isPickup === true ? 'mail.order.ready' : 'mail.order.arrives',
    arrives === null ? null : formatArrival(arrives, serverIntl(locale)),
  ];
  const isAboutMoney = kind === 'placed' || kind === 'pay_soon';
  const awaitedFacts = isAboutMoney ? factsOfAwaited(order, ways, locale) : [];
  const awaited: [MessageKey, string | null][] = [
    ['mail.order.delivery_to', isDelivered ? placeOf(billing, locale) : null],
    ...(delivery?.visit === undefined ? [arrival] : factsOfVisit(order, branch, locale)),
    [
      'order.payment',
      paymentMethod === null || orderTotal(order) === 0 ? null : paymentWord(order, ways, locale),
    ],
    ...awaitedFacts,
  ];
  const facts: [MessageKey, string | null][] = [
    ...(kind === 'sent' ? sent : []),
    ['order.number', String(id)],
    ...(isAwaited ? awaited : awaitedFacts),
  ];
  return facts.flatMap(([label, value]) =>
    value === null || value === ''
      ? []
      : [{ label: translateTo(locale)(label), value, ...linkOf(label, order, branch) }],
  );
}

/** Where the parcel is, and the way to the branch. */
function linkOf(
  label: MessageKey,
  { shipment }: Order,
  branch: LetterSettings['branch'],
): Pick<LetterFact, 'href'> {
  if (label === 'visit.branch') return { href: branch?.mapUrl ?? undefined };
  const href = label === 'order.tracking_number' ? trackingLink(shipment) : null;
  return href === null ? {} : { href };
}

/** Without the street: a letter may be read by others, and the customer knows it. */
function placeOf({ city, governorate }: NonNullable<Order['billing']>, locale: Locale): string {
  const { [governorate]: name } = GOVERNORATES;
  const parts = [city, name === undefined ? '' : inLocale(name, locale)];
  return parts.filter((part) => part !== '').join(translateTo(locale)('list.comma'));
}
