import { trackingLink } from '../../../domain/order/trackingLink.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { formatMobile } from '../../../domain/egypt/mobile.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { nextStepOf } from '../../../domain/office/nextStep.js';
import type { OfficeOrderView } from '../../../domain/office/officeViews.js';
import { type Billing, type Order, orderTotal, pieceCount } from '../../../domain/order/order.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { awaitedUntilWord, paymentWord } from '../letters/awaitedInLetters.js';
import { letterAmount, letterItem } from '../letters/letterItem.js';
import { sumsOf } from '../letters/orderLetter.js';
import { visitLine } from '../letters/visitInLetters.js';

/** What the operator needs to know of an order: what, to whom, how paid, and what to do next. */
export function officeOrder(order: Order, ways: readonly PaymentWay[], locale: Locale): OfficeOrderView {
  const word = translateTo(locale);
  const { id, billing, items } = order;
  const step = nextStepOf(order);
  return {
    id,
    summary: word('office.summary', {
      name: billing === null ? '–' : nameOf(billing),
      count: pieceCount(items),
      total: formatPrice(orderTotal(order)),
    }),
    next: word(`office.next.${step}`, { until: awaitedUntilWord(order, locale) }),
    step,
    facts: factsOf(order, ways, locale),
    call: billing === null || billing.phone === '' ? null : `tel:${billing.phone}`,
    items: items.map((line) => letterItem(line, locale)),
    sums: sumsOf(order).map(({ label, value }) => ({
      ...{ label: word(label), amount: letterAmount(value, locale) },
      isTotal: label === 'order.total',
    })),
  };
}

function factsOf(order: Order, ways: readonly PaymentWay[], locale: Locale): OfficeOrderView['facts'] {
  const { billing, delivery, shipment, paymentMethod } = order;
  const facts: [MessageKey, string | null][] = [
    ['order.number', String(order.id)],
    ['office.customer', billing && nameOf(billing)],
    ['office.phone', billing && formatMobile(billing.phone)],
    ['office.email', billing?.email ?? null],
    ['order.delivery', delivery && inLocale(delivery.title, locale)],
    ['office.visit', visitLine(order, locale)],
    ['office.address', billing === null || delivery?.isPickup === true ? null : addressOf(billing, locale)],
    ['order.payment', paymentMethod === null ? null : paymentWord(order, ways, locale)],
    ['order.carrier', shipment?.carrier ?? null],
    ['order.tracking_number', shipment?.number ?? null],
    ['office.notes', billing?.notes ?? null],
  ];
  return facts.flatMap(([label, value]) =>
    value === null || value === ''
      ? []
      : [
          {
            label: translateTo(locale)(label),
            value,
            link: label === 'order.tracking_number' ? trackingLink(shipment) : null,
          },
        ],
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
