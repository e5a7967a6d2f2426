import { expect, it } from 'vitest';
import type { Locale } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadCartPage } from '../../../server/actions/pages/content/plainPages.js';
import { productLoader } from '../../../server/actions/pages/product.js';
import type { Backend } from '../../../server/ports/backend.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const PLANS = [
  { way: 'card', months: 12, interest: 24, min: 1000 },
  { way: 'card', name: { en: 'Example Bank', ar: 'بنك المثال' }, months: 6 },
];
const { backend } = await openShop({ INSTALMENT_PLANS: JSON.stringify(PLANS) });

const inLanguage = (locale: Locale, params = {}) => ({
  ...{ locale, word: translateTo(locale), path: '/', params, query: new URLSearchParams() },
});

async function pageOf(shop: Backend, locale: Locale, isDear = true) {
  const { items } = await shop.store.catalogue.listProducts({
    ...{ page: 1, perPage: 100, sort: isDear ? '-price' : 'price' },
  });
  const { id } = required(items.find(({ type }) => type === 'simple'));
  const page = await productLoader('simple')(shop, inLanguage(locale, { id: String(id) }));
  return required(page).pageProps.product;
}

it('are named on the page of a product, with what they cost in the end', async () => {
  const { price, instalments } = await pageOf(backend, 'en');
  expect(instalments?.amount).toBe(price);
  const total = (price + Math.ceil((price * 24) / 100)) / 100;
  expect(instalments?.html).toContain(`EGP ${total.toLocaleString('en')} in total`);
  expect(instalments?.html).toContain('24% interest a year on the whole price');
  expect((await pageOf(backend, 'ar')).instalments?.html).toMatch(/شهريًا على 12 شهرًا<.+فائدة 24% سنويًا/);
});

it('have no interest for what is too cheap for the plan with interest', async () => {
  const { price, instalments } = await pageOf(backend, 'en', false);
  expect(price).toBeLessThan(100_000);
  expect(instalments?.html).toContain('a month, 6 months');
  expect(instalments?.html).toContain('Example Bank</bdi> · no interest and no fees');
});

it('are told to the cart page in its language', async () => {
  const page = await loadCartPage(backend, inLanguage('ar'));
  expect(required(page).pageProps.instalmentPlans.map(({ name, inMonths }) => [name, inMonths])).toEqual([
    ['بطاقة بنكية', '12 شهرًا'],
    ['بنك المثال', '6 أشهر'],
  ]);
});

it('are not named where no card is taken, nor without plans', async () => {
  const acceptsPayment: Backend['store']['acceptsPayment'] = (method) => Promise.resolve(method === 'cod');
  const cashOnly = { ...backend, store: { ...backend.store, acceptsPayment } };
  expect((await pageOf(cashOnly, 'en')).instalments).toBeUndefined();
  const without = { ...backend, settings: { ...backend.settings, instalmentPlans: [] } };
  expect((await pageOf(without, 'en')).instalments).toBeUndefined();
});
