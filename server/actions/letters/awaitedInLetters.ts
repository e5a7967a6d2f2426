import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { isAwaited, type Order } from '../../../domain/order/order.js';
import { formatUntil } from '../../../domain/payment/formatUntil.js';
import { kindOfOrder, type PaymentWay, type WayKind } from '../../../domain/payment/ways.js';
import type { MessageKey } from '../../../locales/keys.js';
import { serverIntl, translateTo } from '../../../locales/serverIntl.js';

type Fact = [label: MessageKey, value: string | null];

/** Until when the money of an order is awaited, in words; empty if it is not. */
export function awaitedUntilWord({ payment }: Order, locale: Locale): string {
  return payment?.until == null ? '' : formatUntil(payment.until, serverIntl(locale));
}

/** What to pay with, where and until when, for an order whose money is awaited. */
export function factsOfAwaited(order: Order, ways: readonly PaymentWay[], locale: Locale): Fact[] {
  const { payment } = order;
  if (!isAwaited(order) || payment === null) return [];
  const payTo = wayOf(order, ways)?.payTo ?? null;
  const isCheque = kindOfOrder(order, 'later', ways) === 'cheque';
  return [
    [isCheque ? 'await.cheque_to' : 'mail.order.pay_to', payTo && inLocale(payTo, locale)],
    ['mail.order.pay_code', payment.code],
    ['mail.order.pay_until', awaitedUntilWord(order, locale)],
  ];
}

/** How an order is or was paid, for the facts of a letter. */
export function paymentWord(order: Order, ways: readonly PaymentWay[], locale: Locale): string {
  const { paymentMethod, delivery } = order;
  if (paymentMethod === 'cod' || paymentMethod === null) {
    return translateTo(locale)(
      delivery?.isPickup === true ? 'mail.order.pay_collect' : 'mail.order.pay_cash',
    );
  }
  const way = wayOf(order, ways);
  const kind = kindOfOrder(order, paymentMethod, ways);
  if (kind === 'card' && way?.name == null) return translateTo(locale)('mail.order.pay_card');
  const title = way?.name == null ? titleOf(kind, locale) : inLocale(way.name, locale);
  return isUnpaid(order) ? title : translateTo(locale)('mail.order.pay_other', { way: title });
}

/** Also orders of the store's own checkout, which have no deadline. */
function isUnpaid({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>): boolean {
  return status === 'on-hold' && paymentMethod === 'later';
}

function titleOf(kind: WayKind, locale: Locale): string {
  return translateTo(locale)(kind === 'cash' ? 'payment.cod.title' : `payment.${kind}.title`);
}

function wayOf({ payment }: Order, ways: readonly PaymentWay[]): PaymentWay | undefined {
  return ways.find(({ key }) => key === payment?.way);
}
