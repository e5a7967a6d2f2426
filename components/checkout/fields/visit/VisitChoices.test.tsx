import { expect, it } from 'vitest';
import type { CheckoutForm } from '../../../../client/checkout/useCheckoutForm.js';
import type { DeliveryMethod } from '../../../../client/checkout/useShipping.js';
import { EMPTY_DRAFT } from '../../../../domain/checkout/checkoutForm.js';
import type { Locale } from '../../../../domain/core/locale.js';
import { renderStatic } from '../../../../tests/support/renderStatic.js';
import { VisitChoices } from './VisitChoices.js';

const form = { draft: EMPTY_DRAFT } as unknown as CheckoutForm;

function fittingAt(en: string, ar: string, cost: number): DeliveryMethod {
  const branch = { id: en, name: { en, ar }, governorate: 'EGC', mapUrl: null };
  return {
    ...{ id: `fitting:${en}`, title: { en, ar }, cost, arrives: null, dependsOnCart: false },
    ...{ isPickup: true, visit: { service: 'fitting', branch: { ...branch, address: branch.name } } },
  };
}

/** The text of the choice that is not made yet. */
function offered(costs: [number, number], locale: Locale = 'en'): string {
  const methods = [
    fittingAt('6 October', '6 أكتوبر', costs[0]),
    fittingAt('Nasr City', 'مدينة نصر', costs[1]),
  ];
  return renderStatic(<VisitChoices form={form} methods={methods} chosen={null} />, { locale }).text;
}

it.each([
  ['en', 'Free at Nasr City', '6 October (EGP 300)', 'Nasr City'],
  ['ar', 'مجانًا في مدينة نصر', '6 أكتوبر (300 ج.م.)', 'مدينة نصر'],
] as const)(
  'says once where fitting is free, and what it costs elsewhere (%s)',
  (locale, free, other, name) => {
    const text = offered([300_00, 0], locale);
    expect(text).toContain(free);
    expect(text).toContain(other);
    expect(text.split(name)).toHaveLength(2);
  },
);

it('names the cheapest branch with its price where none is free', () => {
  expect(offered([300_00, 200_00])).toContain('EGP 200 at Nasr City');
});

it('has one price, and names all branches, where all cost the same', () => {
  const text = offered([0, 0]);
  expect(text).toContain('6 October');
  expect(text).toContain('Nasr City');
  expect(text.match(/Free/g)).toHaveLength(1);
});
