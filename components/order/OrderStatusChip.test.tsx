import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../domain/core/locale.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { WORDS } from '../../locales/words.js';
import { OrderStatusChip } from './OrderStatusChip.js';
import { OrderTimeline } from './tracking/OrderTimeline.js';
import { OrderShipment } from './tracking/OrderShipment.js';

const PLACED_AT = '2026-11-24T10:00:00.000Z';

const COURIER = { id: 'courier', title: { en: 'Courier', ar: null }, arrives: null };

/** Paid by card, of which nothing else is known. */
const PLAIN = {
  ...{ delivery: null, shipment: null, confirm: null, deposit: null, awaited: null },
  paymentMethod: 'card' as const,
};

function chip(status: ClientOrder['status'], isPickup: boolean, locale: Locale) {
  const delivery = { ...COURIER, isPickup };
  return renderStatic(<OrderStatusChip order={{ ...PLAIN, status, delivery }} />, { locale }).text;
}

describe('order status', () => {
  it('shows a completed pickup order as collected, not delivered', () => {
    expect(chip('completed', true, 'en')).toBe('Collected');
    expect(chip('completed', true, 'ar')).toBe('تم الاستلام');
  });

  it.each([
    ['fitting', 'en', 'Fitted'],
    ['fitting', 'ar', 'تم التركيب'],
    ['pickup', 'en', 'Collected'],
  ] as const)('says what became of a completed appointment: %s (%s)', (service, locale, expected) => {
    const visit = { service, branch: null, slot: null, changeable: false };
    const delivery = { ...COURIER, isPickup: true, visit };
    const order = {
      ...({ status: 'completed', delivery, shipment: null, confirm: null, deposit: null } as const),
      ...{ awaited: null, paymentMethod: 'cod' as const },
    };
    expect(renderStatic(<OrderStatusChip order={order} />, { locale }).text).toBe(expected);
    const steps = renderStatic(
      <OrderTimeline order={{ ...order, billing: null, createdAt: PLACED_AT }} callHours={null} />,
      {
        locale,
      },
    ).querySelectorAll('li strong');
    const step = service === 'fitting' ? 'order.step.fitted' : 'order.step.collected';
    expect(steps.at(-1)?.text).toBe(WORDS[locale][step]);
  });

  it('shows a completed courier order as delivered', () => {
    expect(chip('completed', false, 'en')).toBe('Delivered');
    expect(chip('completed', false, 'ar')).toBe('تم التوصيل');
  });

  it.each(LOCALES)('shows that an order was sent, and with whom (%s)', (locale) => {
    const shipment = { carrier: 'Bosta', number: '7400123456' };
    const order = {
      status: 'processing',
      delivery: null,
      shipment,
      confirm: null,
      deposit: null,
      awaited: null,
      paymentMethod: 'cod',
    } as const;
    const words = WORDS[locale];
    expect(renderStatic(<OrderStatusChip order={order} />, { locale }).text).toBe(words['order.status.sent']);
    const facts = renderStatic(<OrderShipment order={order} />, { locale }).text;
    for (const fact of Object.values(shipment)) expect(facts).toContain(fact);
    const current = renderStatic(
      <OrderTimeline order={{ ...order, billing: null, createdAt: PLACED_AT }} callHours={null} />,
      {
        locale,
      },
    ).querySelector('[aria-current]');
    expect(current?.text).toContain(words['order.step.on_way']);
  });

  it('shows the same status for pickup and courier orders before completion', () => {
    expect(chip('processing', true, 'en')).toBe(chip('processing', false, 'en'));
  });
});

it.each(
  LOCALES.flatMap((locale) =>
    (
      [
        ['pending', 'paying'],
        ['on-hold', 'checking'],
        ['processing', 'preparing'],
        ['completed', 'delivered'],
        ['cancelled', 'cancelled'],
        ['refunded', 'refunded'],
        ['failed', 'failed'],
      ] as const
    ).map(([status, step]) => ({ locale, status, step })),
  ),
)('labels an order that is $status and its timeline step ($locale)', ({ locale, status, step }) => {
  const order = {
    status,
    delivery: null,
    shipment: null,
    confirm: null,
    deposit: null,
    awaited: null,
    paymentMethod: 'card' as const,
  };
  const words = WORDS[locale];
  const chip = renderStatic(<OrderStatusChip order={order} />, { locale });
  expect(chip.text).toBe(words[`order.status.${status}`]);
  const steps = renderStatic(
    <OrderTimeline order={{ ...order, billing: null, createdAt: PLACED_AT }} callHours={null} />,
    {
      locale,
    },
  ).querySelectorAll('li strong');
  expect(steps.map(({ text }) => text)).toContain(words[`order.step.${step}`]);
});

it.each([
  ['before anybody has confirmed it', { confirm: null }, 'Awaiting confirmation'],
  ['while its customer is asked to confirm it', { confirm: 'button' }, 'Waiting for you to confirm'],
  ['once it is confirmed', { confirm: 'done' }, 'Being prepared'],
  ['once it is sent', { shipment: { carrier: 'Bosta', number: '1' } }, 'On its way'],
] as const)('says of an order that is paid in cash, %s, what holds', (_when, own, expected) => {
  const order = { ...PLAIN, paymentMethod: 'cod' as const, status: 'processing' as const, ...own };
  expect(renderStatic(<OrderStatusChip order={order} />).text).toBe(expected);
});
