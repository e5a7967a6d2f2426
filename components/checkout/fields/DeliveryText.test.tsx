import type { Locale } from '../../../domain/core/locale.js';
import { expect, it } from 'vitest';
import { withoutDates } from '../../../client/checkout/useShipping.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { DeliveryText } from './DeliveryText.js';

const METHOD = {
  ...{ id: 'standard', title: { en: 'Standard delivery', ar: 'توصيل عادي' }, cost: 60_00 },
  ...{ arrives: { from: '2026-11-24', to: '2026-11-24' }, dependsOnCart: false, isPickup: false },
};
const words = (method: Parameters<typeof DeliveryText>[0]['method'], locale: Locale = 'en') =>
  renderStatic(<DeliveryText method={method} />, { locale }).text;

it('names a method with its price, and when the order arrives or can be collected', () => {
  expect(words(METHOD)).toBe('Standard delivery EGP 60 Arrives Tue,\u00a0Nov\u00a024');
  expect(words(METHOD, 'ar')).toBe('توصيل عادي 60 ج.م. يصلك الثلاثاء\u00a024\u00a0نوفمبر');
  expect(words({ ...METHOD, isPickup: true })).toBe(
    'Standard delivery EGP 60 Ready to collect Tue,\u00a0Nov\u00a024',
  );
});

it('promises no date for goods on backorder', () => {
  const shipping = { state: 'ready', methods: [METHOD], retry: () => undefined } as const;
  const [method = METHOD] = withoutDates({ ...shipping, methods: [METHOD] }).methods;
  expect(words(method)).toBe('Standard delivery EGP 60 Available on backorder');
});
