import { beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import * as refusals from '../../../client/payment/useCashRefusal.js';
import * as ways from '../../../client/payment/usePaymentMethods.js';
import { EMPTY_DRAFT } from '../../../domain/checkout/checkoutForm.js';
import { LOCALES } from '../../../domain/core/locale.js';
import type { PaymentMethod } from '../../../domain/order/order.js';
import { WORDS } from '../../../locales/words.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { PaymentFields } from './PaymentFields.js';

vi.mock('../../ui/Icon.js', () => ({ Icon: () => null }));
vi.mock('../../../client/payment/usePaymentMethods.js');
vi.mock('../../../client/payment/useCashRefusal.js');

const form = { draft: EMPTY_DRAFT, phone: {}, setPaymentMethod: vi.fn() } as unknown as CheckoutForm;

function offer(methods: PaymentMethod[], hasCashRules: boolean) {
  vi.mocked(ways.usePaymentMethods).mockReturnValue({
    ...{ methods, hasCashRules, isKnown: true, isTest: false, confirmsCash: false },
  });
}

const shown = (locale: 'en' | 'ar' = 'en', total: number | null = 100_000) =>
  renderStatic(<PaymentFields form={form} isPickup={false} total={total} onEditPhone={() => undefined} />, {
    locale,
  });

beforeEach(() => {
  vi.mocked(refusals.useCashRefusal).mockReset().mockReturnValue(null);
});

it.each(LOCALES)('says why cash is not possible, and does not let it be chosen (%s)', (locale) => {
  offer(['cod', 'card'], true);
  vi.mocked(refusals.useCashRefusal).mockReturnValue({ reason: 'max', max: 900_000 });
  const page = shown(locale);
  const [cash, card] = page.querySelectorAll('input[type=radio]');
  expect([cash?.hasAttribute('disabled'), card?.hasAttribute('disabled')]).toEqual([true, false]);
  expect(page.text).toContain('9,000');
  expect(page.text).not.toContain(WORDS[locale]['payment.cod.text']);
  expect(page.querySelector('input[type=checkbox]')).toBeNull();
});

it.each(['governorate', 'refusals'] as const)('has words for the reason %s', (reason) => {
  offer(['cod', 'card'], true);
  vi.mocked(refusals.useCashRefusal).mockReturnValue({ reason, max: null });
  expect(shown().text).toContain(WORDS.en[`cash.${reason}`]);
});

it('leads to the contact page if there is no other way to pay', () => {
  offer(['cod'], true);
  vi.mocked(refusals.useCashRefusal).mockReturnValue({ reason: 'governorate', max: null });
  expect(shown().text).toContain(WORDS.en['cash.no_other']);
  expect(shown().querySelector('a')?.getAttribute('href')).toBe('/contact');
});

it('asks only in a shop with such rules, once the total is known', () => {
  offer(['cod', 'card'], false);
  shown();
  offer(['cod', 'card'], true);
  shown('en', null);
  shown();
  expect(vi.mocked(refusals.useCashRefusal).mock.calls).toEqual([
    [null],
    [null],
    [{ governorate: EMPTY_DRAFT.fields.governorate, total: 100_000 }],
  ]);
});
