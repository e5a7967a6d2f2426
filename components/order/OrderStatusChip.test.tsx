import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { OrderStatusChip } from './OrderStatusChip.js';
import { OrderTimeline } from './OrderTimeline.js';

vi.mock('../ui/Icon.js', () => ({ Icon: () => null }));

const WORDS = { en, ar };

const COURIER = { id: 'courier', title: { en: 'Courier', ar: null } };

function chip(status: ClientOrder['status'], isPickup: boolean, locale: 'en' | 'ar') {
  const delivery = { ...COURIER, isPickup };
  return renderStatic(<OrderStatusChip order={{ status, delivery }} />, { locale }).text;
}

describe('the state of an order', () => {
  it('is collected, not delivered, where the customer came for it', () => {
    expect(chip('completed', true, 'en')).toBe('Collected');
    expect(chip('completed', true, 'ar')).toBe('تم الاستلام');
  });

  it('is delivered where a courier brought it', () => {
    expect(chip('completed', false, 'en')).toBe('Delivered');
    expect(chip('completed', false, 'ar')).toBe('تم التوصيل');
  });

  it('is the same for both until then', () => {
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
)(
  'an order that is $status says so in words, and which step that is ($locale)',
  ({ locale, status, step }) => {
    const order = { status, delivery: null };
    const words = WORDS[locale];
    const chip = renderStatic(<OrderStatusChip order={order} />, { locale });
    expect(chip.text).toBe(words[`order.status.${status}`]);
    const steps = renderStatic(<OrderTimeline order={order} />, { locale }).querySelectorAll('li strong');
    expect(steps.map(({ text }) => text)).toContain(words[`order.step.${step}`]);
  },
);
