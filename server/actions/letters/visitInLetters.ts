import type { Branch } from '../../../domain/branches/branch.js';
import { formatSlot } from '../../../domain/branches/slots.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import type { Order } from '../../../domain/order/order.js';
import type { MessageKey } from '../../../locales/keys.js';
import { serverIntl, translateTo } from '../../../locales/serverIntl.js';

type Fact = [label: MessageKey, value: string | null];

/** Where and when the appointment of an order is, for letters; `branch` null if it has been closed. */
export function factsOfVisit(
  { delivery }: Pick<Order, 'delivery'>,
  branch: Branch | null,
  locale: Locale,
): Fact[] {
  if (delivery?.visit === undefined) return [];
  const { slot } = delivery.visit;
  const place =
    branch === null
      ? inLocale(delivery.title, locale)
      : [inLocale(branch.name, locale), inLocale(branch.address, locale)].join(
          translateTo(locale)('list.comma'),
        );
  return [
    ['visit.branch', place],
    ['mail.order.visit_time', slot && formatSlot(slot, serverIntl(locale))],
  ];
}

/** The appointment in one line, for messages; null without a time. */
export function visitLine({ delivery }: Pick<Order, 'delivery'>, locale: Locale): string | null {
  const slot = delivery?.visit?.slot ?? null;
  return delivery === null || slot === null
    ? null
    : `${inLocale(delivery.title, locale)}: ${formatSlot(slot, serverIntl(locale))}`;
}
