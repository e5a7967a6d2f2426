import { formatPrice } from '../../../domain/core/money.js';
import type { WireProduct } from '../../../domain/catalogue/wireProduct.js';
import { expectAccessible } from '../support/axe.js';
import { openLastStep, ordersOf, phoneConfirmation, placeOrderButton } from './checkout.js';
import { expect, test } from '../fixtures.js';
import { addOwnProduct, behindTheShop } from '../support/shopDatabase.js';
import { expectCart, priceOf } from '../support/shopping.js';

/** The browser logs the rejected request. */
test.use({ expectedErrors: /status of 400/ });

const OF_CASH_AND_CARD = {
  ...{ name: null, name_ar: null, text: null, text_ar: null, min: null, max: null },
  fee: { fixed: '0.00', basis_points: 0 },
};
const CASH_BY_RULES = {
  ...{ methods: ['cod', 'card'], mode: 'test', cash_rules: true },
  ways: [
    { key: 'cod', kind: 'cash', method: 'cod', ...OF_CASH_AND_CARD },
    { key: 'card', kind: 'card', method: 'card', ...OF_CASH_AND_CARD },
  ],
};

test(
  'a price that rises at the last step is told before it is ordered at, and so is that the last piece is gone',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    test.slow();
    const id = await addOwnProduct();
    await openLastStep(page, { open, isPhone }, { id });
    await phoneConfirmation(page).check();
    const product = (await (await page.request.get(`/api/wcFetch/product/${id}`)).json()) as WireProduct;
    const dearer = priceOf(product) + 5000;

    await test.step('the price rises', async () => {
      await behindTheShop().items.setPrice(id, dearer);
      await placeOrderButton(page, t).click();
      const told = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
      await expect(told).toContainText(t('error.price_changed'));
      await expect(told).toBeInViewport({ ratio: 1 });
      const prices = { before: formatPrice(priceOf(product)), now: formatPrice(dearer) };
      await expect(page.getByText(t('cart.change_price', prices))).toBeVisible();
      await expectCart(page, t, { pieces: 1, total: formatPrice(dearer) });
      await expectAccessible(page);
      expect(await ordersOf(page)).toEqual([]);
    });

    await test.step('the server rejects a number: the step that has it opens, with the number to correct', async () => {
      await page.route('**/api/wcPost/checkout', (route) => {
        const fields = { 'billing.phone': 'invalid_phone' };
        return route.fulfill({
          status: 400,
          json: { statusCode: 400, code: 'invalid_fields', message: '', requestId: '', fields },
        });
      });
      await placeOrderButton(page, t).click();
      await expect(page).toHaveURL(/\/cart\/mobile\/userinfo$/);
      const phone = page.getByLabel(t('account.phone'));
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(new RegExp(t('field.invalid_phone')));
      await page.unroute('**/api/wcPost/checkout');
      await page.goBack();
      await expect(phoneConfirmation(page)).toBeChecked();
    });

    await test.step('somebody else takes the last piece', async () => {
      await behindTheShop().items.setStock(0, id);
      await placeOrderButton(page, t).click();
      const told = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
      await expect(told).toContainText(t('checkout.short_stock', { available: 0 }));
      expect(await ordersOf(page)).toEqual([]);
      await told.getByRole('link', { name: t('checkout.to_cart') }).click();
      await expect(page).toHaveURL(/\/cart$/);
      const line = page.getByRole('main').getByRole('listitem');
      await expect(
        line.getByRole('status').filter({ hasText: t('cart.change_short', { available: 0, wanted: 1 }) }),
      ).toBeVisible();
      await expectCart(page, t, { pieces: 1 });
    });
  },
);

test(
  'cash that is not possible is said before ordering, and a card is selected',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await page.route('**/api/payment/methods', (route) => route.fulfill({ json: CASH_BY_RULES }));
    await page.route('**/api/payment/cash?*', (route) =>
      route.fulfill({ json: { reason: 'max', max: '9000.00' } }),
    );
    await openLastStep(page, { open, isPhone }, { id: await addOwnProduct() });
    const way = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
    await expect(way(t('payment.card.title'))).toBeChecked();
    await expect(way(t('cash.max', { max: '9,000' }))).toBeDisabled();
    await expect(phoneConfirmation(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('checkout.go_pay') })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a deposit is on the button that leads to it, and a changed one is shown before it is paid',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    let deposit = '1250.00';
    const sent: unknown[] = [];
    await page.route('**/api/payment/methods', (route) => route.fulfill({ json: CASH_BY_RULES }));
    await page.route('**/api/payment/cash?*', (route) =>
      route.fulfill({ json: { reason: null, max: null, deposit } }),
    );
    await page.route('**/api/wcPost/checkout', (route) => {
      sent.push((route.request().postDataJSON() as { deposit: unknown }).deposit);
      deposit = '1300.00';
      const refused = { statusCode: 409, code: 'deposit_changed', message: '', requestId: '' };
      return route.fulfill({ status: 409, json: refused });
    });
    await openLastStep(page, { open, isPhone }, { id: await addOwnProduct() });
    await phoneConfirmation(page).check();
    await expectAccessible(page);
    const pay = (amount: string) =>
      page.getByRole('button', { name: new RegExp(`${t('checkout.pay_deposit')}.*${amount}`) });
    await pay('1,250').click();
    await expect(page.getByRole('alert')).toContainText(t('error.deposit_changed'));
    await expect(pay('1,300')).toBeVisible();
    expect(sent).toEqual(['1250.00']);
  },
);
