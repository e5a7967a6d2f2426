import type { Page } from '@playwright/test';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { lastStepPath, ordersOf, phoneConfirmation, placeOrderButton } from '../checkout/checkout.js';
import { becomeCustomer, customerButton, saveAddress } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct } from '../support/shopping.js';

/** What a browser does to pages that may not store anything, or have no more room. */
const LIMITS: [string, (page: Page) => Promise<unknown>][] = [
  [
    'forbids storage',
    (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get: refuse });
        }
      }),
  ],
  [
    'has no room in its storage',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  ],
];

for (const [what, limit] of LIMITS) {
  test(
    `a browser that ${what} can search, add to the cart and order`,
    { tag: '@phone' },
    async ({ page, open, isPhone, locale, t }) => {
      await limit(page);
      await becomeCustomer(page);
      await saveAddress(page);
      const product = await findProduct(page);
      await page.goto(localePath(productPath('simple', product.id), locale));
      await hydrated(page);
      await expect(customerButton(page)).toBeAttached();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.add') })
        .first()
        .click();
      await expect(page.getByRole('status').filter({ hasText: t('cart.added') })).toBeVisible();
      await expectCart(page, t, { pieces: 1 });
      await open('/search?search=205');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await open(lastStepPath(isPhone));
      await hydrated(page);
      await phoneConfirmation(page).check();
      await placeOrderButton(page, t).click();
      await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
      const [order] = await ordersOf(page);
      await expect(page.getByText(String(order?.id)).first()).toBeVisible();
    },
  );
}
