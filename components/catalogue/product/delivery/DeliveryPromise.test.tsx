import type { Locale } from '../../../../domain/core/locale.js';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../tests/support/renderStatic.js';
import { DeliveryPromise } from './DeliveryPromise.js';

const DELIVERY = { place: 'Delivery to Cairo', from: 1, to: 2, fee: 60_00 };
const WORKING_DAYS = ['2026-11-26', '2026-11-28', '2026-11-29'];
const textOf = (workingDays: string[], locale: Locale = 'en', delivery = DELIVERY) =>
  renderStatic(<DeliveryPromise delivery={delivery} workingDays={workingDays} />, { locale })
    .text.replaceAll(/\s/g, ' ')
    .replace(/^.*?(?:Change|تغيير)/, '')
    .replace(/(?:Delivery|التوصيل):.*$/, '');

it('states working days in prerendered HTML, where a date would go stale', () => {
  expect(textOf([])).toBe('Within 2 working days');
  expect(textOf([], 'ar')).toBe('خلال يومي عمل');
  expect(textOf([], 'ar', { ...DELIVERY, to: 5 })).toBe('خلال 5 أيام عمل');
});

it('states the dates once the working days are known', () => {
  expect(textOf(WORKING_DAYS)).toBe('Arrives Sat, Nov 28 – Sun, Nov 29');
  expect(textOf(WORKING_DAYS, 'ar')).toBe('يصلك بين السبت 28 والأحد 29 نوفمبر');
});

it('keeps to the working days where the dates do not reach so far', () => {
  expect(textOf(WORKING_DAYS, 'en', { ...DELIVERY, to: 3 })).toBe('Within 3 working days');
});

it('states the fee of the place that it names', () => {
  const feeOf = (fee: number, locale: Locale = 'en') =>
    /(?:Delivery:|Free|التوصيل:).*$/.exec(
      renderStatic(<DeliveryPromise delivery={{ ...DELIVERY, fee }} workingDays={[]} />, { locale }).text,
    )?.[0];
  expect(feeOf(60_00)).toBe('Delivery: EGP 60');
  expect(feeOf(60_00, 'ar')).toContain('60');
  expect(feeOf(0)).toBe('Free delivery');
});
