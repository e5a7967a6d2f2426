import type { Page } from '@playwright/test';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { openLastStep, phoneConfirmation, placeOrderButton } from '../checkout/checkout.js';
import { expect, hydrated, test } from '../fixtures.js';
import { becomeCustomer, customerButton, loginLink } from '../support/customer.js';
import { expectCart, findProduct, putInCart } from '../support/shopping.js';

/* Pages that were left and are shown again as they were: by browser back, or in a tab that the browser opens again. */

/** As if the browser had kept the page since it was left, and shows it again. */
const showAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test(
  'a page that the browser shows again as it was left has the cart, the wishes and the person of now',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    const product = await findProduct(page);
    await putInCart(page, product);
    await open(productPath('simple', product.id));
    await hydrated(page);
    await expectCart(page, t, { pieces: 1 });
    const heart = page
      .getByRole('main')
      .getByRole('checkbox', { name: t('wish.toggle') })
      .first();
    await expect(heart).not.toBeChecked();

    await putInCart(page, product, 2);
    await page.evaluate((id) => localStorage.setItem('wishes', JSON.stringify([id])), product.id);
    await showAgain(page);
    await expectCart(page, t, { pieces: 3 });
    await expect(heart).toBeChecked();
    await expect(customerButton(page)).toBeVisible();

    await page.context().clearCookies();
    await showAgain(page);
    await expect(loginLink(page, t)).toBeVisible();
    await expect(customerButton(page)).toHaveCount(0);
    await expectCart(page, t, { pieces: 0 });
  },
);

test(
  'a checkout that was left for the card page, and is shown again as it was left, goes on',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await openLastStep(page, { open, isPhone }, await findProduct(page));
    await page.getByRole('radio', { name: new RegExp(t('payment.card.title')) }).check();
    // The page stays as it is when it is left.
    const isCardPage = (url: URL) => url.pathname.startsWith('/api/payment');
    await page.route(isCardPage, (route) => route.fulfill({ status: 204 }));
    const left = page.waitForRequest((request) => isCardPage(new URL(request.url())));
    await page.getByRole('button', { name: t('checkout.go_pay') }).click();
    await left;
    await showAgain(page);
    await expect(page.getByText(t('checkout.unpaid_title'))).toBeVisible();
    await page.unroute(isCardPage);
    await page.getByRole('link', { name: t('checkout.go_pay') }).click();
    await page.getByRole('button', { name: t('card_page.approve'), exact: true }).click();
    await expect(page).toHaveURL(/\/thanks\/\d+\?key=/);
  },
);

test(
  'a checkout whose tab ended is there again when the browser opens the tab',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await openLastStep(page, { open, isPhone }, await findProduct(page));
    const address = page.url();
    await open('/cart/mobile/address');
    await hydrated(page);
    const street = page.getByLabel(t('address.street'), { exact: true });
    await street.fill('9 Palm St');
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.addInitScript((values) => Object.assign(sessionStorage, values), kept);
    await again.goto(address);
    await hydrated(again);
    await expect(again.getByText('9 Palm St').first()).toBeVisible();
    await phoneConfirmation(again).check();
    await placeOrderButton(again, t).click();
    await expect(again).toHaveURL(/\/thanks-cod\/\d+\?key=/);
  },
);
