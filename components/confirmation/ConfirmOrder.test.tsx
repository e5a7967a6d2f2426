import { describe, expect, it, vi } from 'vitest';
import * as forms from '../../client/forms/useForm.js';
import { ShopError, type ErrorCode } from '../../domain/core/errors.js';
import { LOCALES } from '../../domain/core/locale.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { WORDS } from '../../locales/words.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { CallToConfirm } from '../order/CallToConfirm.js';
import { NextSteps } from '../order/thanks/NextSteps.js';
import { OrderTimeline } from '../order/tracking/OrderTimeline.js';
import { ConfirmOrder } from './ConfirmOrder.js';

const ORDER: ClientOrder = {
  ...{ id: 10_001, status: 'processing', items: [], total: 100_000, shippingTotal: 0, adjustment: 0 },
  ...{ refunded: 0, createdAt: '2026-11-23T10:00:00Z', deletable: false, paymentMethod: 'cod' },
  ...{
    deposit: null,
    way: null,
    awaited: null,
    transactionId: null,
    coupons: null,
    paymentPage: null,
    confirm: null,
    key: null,
    delivery: null,
    shipment: null,
  },
  billing: null,
};

describe.each(LOCALES)('an order to be confirmed (%s)', (locale) => {
  const words = WORDS[locale];
  const shown = (confirm: ClientOrder['confirm']) =>
    renderStatic(<ConfirmOrder order={{ ...ORDER, confirm }} />, { locale });

  it('shows nothing if there is nothing to confirm', () => {
    expect(shown(null).text).toBe('');
  });

  it('points to the button where only that confirms', () => {
    expect(shown('button').text).toContain(words['confirm.by_button']);
    expect(shown('button').querySelector('input')).toBeNull();
  });

  it.each(['code', 'both'] as const)('takes a code that phones fill in: %s', (confirm) => {
    expect(shown(confirm).text).toContain(words[`confirm.by_${confirm}`]);
    const input = shown(confirm).querySelector('input');
    expect(input?.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input?.getAttribute('inputmode')).toBe('numeric');
    expect(
      shown(confirm)
        .querySelectorAll('button')
        .map(({ text }) => text),
    ).toEqual([words['confirm.submit'], words['confirm.again']]);
  });

  it.each<[ErrorCode, number]>([
    ['wrong_code', 0],
    ['too_many_requests', 1],
  ])('says at the field that the code is wrong, and anything else below: %s', (code, alerts) => {
    const field = (name: string) => ({ name, error: undefined, onChange: vi.fn(), onBlur: vi.fn() });
    const failed = {
      ...{ field, onSubmit: vi.fn(), isBusy: false, failure: new ShopError(code), clear: vi.fn() },
      ...{ target: { method: 'post' as const }, wrongCount: 0 },
    };
    vi.spyOn(forms, 'useForm').mockReturnValueOnce(failed);
    const page = shown('code');
    vi.mocked(forms.useForm).mockRestore();
    expect(page.querySelector('input')?.getAttribute('aria-invalid') === 'true').toBe(alerts === 0);
    expect(page.text.includes(words['confirm.wrong'])).toBe(alerts === 0);
    expect(page.querySelectorAll('[role=alert]')).toHaveLength(alerts);
  });

  it('thanks for the confirmation instead of asking', () => {
    expect(shown('done').text).toBe(words['confirm.done']);
  });

  it.each([
    [null, 'thanks.step_call', 'thanks.step_call'],
    ['both', 'thanks.step_confirm', 'order.step_text.confirming'],
    ['done', 'thanks.step_confirmed', 'order.step_text.confirmed'],
  ] as const)('promises a call only if nothing else confirms it: %s', (confirm, step, text) => {
    const order = { ...ORDER, confirm };
    expect(renderStatic(<NextSteps order={order} callHours={null} />, { locale }).text).toContain(
      words[step],
    );
    expect(renderStatic(<OrderTimeline order={order} callHours={null} />, { locale }).text).toContain(
      words[text],
    );
  });

  it('says the same of the call when the order is placed and while it is followed: which number, and when', () => {
    const billing = {
      ...{ first_name: 'Mona', last_name: 'Elsayed', phone: '01012345678', city: '' },
      ...{ address_1: null, address_2: null, governorate: 'EGC' },
    };
    const props = {
      order: { ...ORDER, billing },
      callHours: { opens: 600, closes: 1200, daysOff: [5] },
    };
    const sentence = renderStatic(<CallToConfirm billing={billing} callHours={props.callHours} />, {
      locale,
    }).text;
    expect(sentence).toMatch(/0101\s234\s5678.*10.*8/);
    expect(renderStatic(<NextSteps {...props} />, { locale }).text).toContain(sentence);
    expect(renderStatic(<OrderTimeline {...props} />, { locale }).text).toContain(sentence);
  });
});
