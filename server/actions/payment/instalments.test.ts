import { expect, it } from 'vitest';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import type { InstalmentPlan } from '../../../domain/payment/instalmentPlan.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { listInstalmentPlans, loadInstalments } from './instalments.js';

const WORDS = { locale: 'en', word: translateTo('en') } as const;
const NOTHING = { fixed: 0, basisPoints: 0 };
const PLAN = {
  ...{ way: 'cod', kind: 'cash', name: null, months: 6, interest: 0, fee: NOTHING, wayFee: NOTHING },
  ...{ min: null, max: null },
} as unknown as InstalmentPlan;

const openShop = (...instalmentPlans: InstalmentPlan[]) =>
  ({
    store: { acceptsPayment: () => Promise.resolve(true) },
    settings: { instalmentPlans, codRules: null, paymentWays: [{ ...PLAN, key: 'cod', provider: null }] },
    payments: new Map(),
  }) as unknown as Backend;

it('offers the plans whose way to pay is offered, by their own name or that of the way', async () => {
  const named = { ...PLAN, name: { en: 'Easy', ar: 'سهل' } };
  const plans = await listInstalmentPlans(openShop(PLAN, named, { ...PLAN, way: 'other' }), WORDS);
  expect(plans.map(({ name, inMonths }) => [name, inMonths])).toEqual([
    [WORDS.word('payment.cod.title'), '6 months'],
    ['Easy', '6 months'],
  ]);
});

it('counts on the least pieces of the only variation, or of the product if there are several', async () => {
  const priced = { price: 100_000, quantityPrices: [], quantityRule: null };
  const variation = { price: 90_000, quantityPrices: [], quantityRule: { least: 4, step: 1 } };
  const amountOf = async (variations: object[]) =>
    (await loadInstalments(openShop(PLAN), { ...priced, variations } as unknown as ProductView, WORDS))
      ?.amount;
  expect(await amountOf([])).toBe(100_000);
  expect(await amountOf([variation])).toBe(360_000);
  expect(await amountOf([variation, variation])).toBe(100_000);
  const none = await loadInstalments(
    openShop(),
    { ...priced, variations: [] } as unknown as ProductView,
    WORDS,
  );
  expect(none).toBeUndefined();
});
