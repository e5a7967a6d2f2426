import { expect, it, vi } from 'vitest';
import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import * as ways from '../../../client/payment/usePaymentMethods.js';
import { EMPTY_DRAFT } from '../../../domain/checkout/checkoutForm.js';
import type { ClientCashTerms } from '../../../domain/checkout/wireCash.js';
import { inLocale, type Locale, LOCALES } from '../../../domain/core/locale.js';
import type { ClientWay } from '../../../domain/payment/wireWays.js';
import { WORDS } from '../../../locales/words.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { PaymentFields } from './PaymentFields.js';

vi.mock('../../../client/payment/usePaymentMethods.js');

const form = { draft: EMPTY_DRAFT, phone: {}, setPaymentMethod: vi.fn() } as unknown as CheckoutForm;

const FREE = { refusal: null, deposit: null };

function wayOf(key: string, changes: Partial<ClientWay> = {}): ClientWay {
  const kind = key === 'cod' ? 'cash' : 'card';
  return {
    ...{ key, kind, method: key === 'cod' ? 'cod' : 'card', name: null, text: null, min: null, max: null },
    fee: { fixed: 0, basisPoints: 0 },
    ...changes,
  };
}

function offer(keys: string[], card: Partial<ClientWay> = {}, isTest = false) {
  vi.mocked(ways.usePaymentMethods).mockReturnValue({
    ways: keys.map((key) => wayOf(key, key === 'card' ? card : {})),
    ...{ hasCashRules: true, isKnown: true, isLoading: false, isTest, confirmsCash: true },
  });
}

interface Shown {
  cash?: ClientCashTerms;
  locale?: Locale;
  isPickup?: boolean;
}

const shown = ({ cash = FREE, locale = 'en', isPickup = false }: Shown) =>
  renderStatic(
    <PaymentFields
      {...{ form, isPickup }}
      cash={{ ...cash, isLoading: false }}
      total={100_000}
      isPriced
      onEditPhone={() => undefined}
    />,
    { locale },
  );

it.each(LOCALES)('says why cash is not possible, and does not let it be chosen (%s)', (locale) => {
  offer(['cod', 'card']);
  const page = shown({ locale, cash: { refusal: { reason: 'max', max: 900_000 }, deposit: null } });
  const [cash, card] = page.querySelectorAll('input[type=radio]');
  expect([cash?.hasAttribute('disabled'), card?.hasAttribute('disabled')]).toEqual([true, false]);
  expect(page.text).toContain('9,000');
  expect(page.text).not.toContain(WORDS[locale]['payment.cod.text']);
  expect(page.querySelector('input[type=checkbox]')).toBeNull();
});

it.each(['governorate', 'refusals'] as const)('has words for the reason %s', (reason) => {
  offer(['cod', 'card']);
  expect(shown({ cash: { refusal: { reason, max: null }, deposit: null } }).text).toContain(
    WORDS.en[`cash.${reason}`],
  );
});

it('leads to the contact page if there is no other way to pay', () => {
  offer(['cod']);
  const page = shown({ cash: { refusal: { reason: 'governorate', max: null }, deposit: null } });
  expect(page.text).toContain(WORDS.en['cash.no_other']);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/contact');
});

it.each(LOCALES)(
  'says which deposit comes first and what is left, and announces no message (%s)',
  (locale) => {
    offer(['cod', 'card']);
    const page = shown({ locale, cash: { refusal: null, deposit: 25_000 } });
    expect(page.text).toMatch(/250.*750/);
    expect(page.text).not.toContain(WORDS[locale]['payment.cod.text']);
    expect(page.text).not.toContain(WORDS[locale]['checkout.phone_message_text']);
    expect(page.text).toContain(WORDS[locale]['checkout.phone_deposit_text']);
  },
);

it('asks for the rest where the order is collected', () => {
  offer(['cod', 'card']);
  expect(shown({ isPickup: true, cash: { refusal: null, deposit: 25_000 } }).text).toContain(
    'collect your order',
  );
});

it('says nothing of deposits where none is due', () => {
  offer(['cod', 'card']);
  expect(shown({}).text).toContain(WORDS.en['payment.cod.text']);
});

it.each(LOCALES)('says which total a way needs, and does not let it be chosen below (%s)', (locale) => {
  offer(['cod', 'card'], { kind: 'wallet', min: 150_000 });
  const page = shown({ locale });
  expect(page.text).toMatch(/1,500/);
  const [cash, wallet] = page.querySelectorAll('input[type=radio]');
  expect([cash?.hasAttribute('disabled'), wallet?.hasAttribute('disabled')]).toEqual([false, true]);
});

it.each(LOCALES)('names the operator’s own way with its text and its fee (%s)', (locale) => {
  const own = { en: 'Fawry wallet', ar: 'محفظة فوري' };
  offer(['cod', 'card'], { kind: 'wallet', name: own, text: own, fee: { fixed: 500, basisPoints: 150 } });
  const page = shown({ locale });
  expect(page.text).toContain(inLocale(own, locale));
  // 5 pounds and 1.5 % of 1,000.
  expect(page.text).toContain('20');
});

it.each(LOCALES)(
  'says of a way that is only tried out how it works, and that it is a test (%s)',
  (locale) => {
    offer(['cod', 'card'], {}, true);
    const [cash, card] = shown({ locale }).querySelectorAll('label');
    expect(card?.text).toContain(WORDS[locale]['payment.card.text']);
    expect(card?.text).toContain(WORDS[locale]['payment.test']);
    expect(cash?.text).not.toContain(WORDS[locale]['payment.test']);
  },
);

it('has an aside only where a way costs something or is only tried out', () => {
  const asides = (isTest: boolean, card: Partial<ClientWay> = {}) => {
    offer(['cod', 'card'], card, isTest);
    return shown({})
      .querySelectorAll('label:has([type=radio])')
      .map((way) => way.querySelectorAll('> span > span:nth-child(3) > span > span').map(({ text }) => text));
  };
  const test = WORDS.en['payment.test'];
  expect(asides(false)).toEqual([[], []]);
  expect(shown({}).querySelector('label > span > span:nth-child(3)')).toBeNull();
  expect(asides(true)).toEqual([[], [test]]);
  expect(asides(true, { fee: { fixed: 2000, basisPoints: 0 } })[1]).toEqual([
    expect.stringContaining('20'),
    test,
  ]);
});
