import { expect, test } from '../fixtures.js';
import { findProduct, PLENTY } from '../support/shopping.js';
import {
  continueButton,
  openDeliveryStep,
  openLastStep,
  ordersOf,
  phoneConfirmation,
  placeOrderButton,
} from './checkout.js';

/** The browser logs the rejected request. */
test.use({ expectedErrors: /status of 409/ });

test(
  'a branch that closes before the order: the shopper chooses again, and gets no delivery instead',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    const tyre = await findProduct(page, (stock, { size }) => stock >= PLENTY && size !== null);
    await openLastStep(page, { open, isPhone }, tyre);
    await openDeliveryStep(page, { open, isPhone, t });
    const next = continueButton(page, t);
    await page.getByRole('radio', { name: new RegExp(t('visit.fitting')) }).check();
    await page.getByLabel(t('visit.time'), { exact: true }).selectOption({ index: 1 });
    await next.click();
    await phoneConfirmation(page).check();

    await page.route(/\/api\/wcFetch\/(cart-)?shipping\?/, async (route) => {
      const response = await route.fetch();
      const methods = (await response.json()) as { visit?: unknown }[];
      await route.fulfill({ response, json: methods.filter(({ visit }) => visit === undefined) });
    });
    await page.route('**/api/wcPost/checkout', (route) => {
      const answer = { statusCode: 409, code: 'branch_closed', message: '', requestId: '' };
      return route.fulfill({ status: 409, json: answer });
    });
    await placeOrderButton(page, t).click();

    if (isPhone) await expect(page).toHaveURL(/\/cart\/mobile\/checkout$/);
    const main = page.getByRole('main');
    await expect(main.getByText(t('error.branch_closed')).filter({ visible: true })).toBeVisible();
    const deliveries = main.getByRole('group', { name: t('checkout.delivery_method') }).getByRole('radio');
    await expect(deliveries).not.toHaveCount(0);
    await expect(deliveries.and(page.locator(':checked'))).toHaveCount(0);
    await expect(next).toBeDisabled();
    expect(await ordersOf(page)).toEqual([]);

    await page.unroute('**/api/wcPost/checkout');
    await deliveries.first().check();
    await next.click();
    await expect(phoneConfirmation(page)).toBeChecked();
    await placeOrderButton(page, t).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
    expect(await ordersOf(page)).toHaveLength(1);
  },
);
