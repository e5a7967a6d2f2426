import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { becomeCustomer, customerButton } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct } from '../support/shopping.js';

test.beforeEach(async ({ page }) => {
  await becomeCustomer(page);
});

test(
  'a second product, added while the first cart is being made, is told to wait and is not added',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    let makeCart: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (makeCart = resolve));
    await page.route('**/api/wcPost/place-order', async (route) => {
      await isTime;
      await route.continue();
    });
    await open('/category/6');
    await hydrated(page);
    await expect(customerButton(page)).toBeVisible();
    const buttons = page.getByRole('main').getByRole('button', { name: t('cart.add') });
    const placing = page.waitForRequest('**/api/wcPost/place-order');
    await buttons.nth(0).click();
    await placing;
    await buttons.nth(1).click();
    await expect(page.getByRole('status').filter({ hasText: t('cart.wait') })).toBeVisible();
    makeCart();
    await expect(page.getByRole('status').filter({ hasText: t('cart.added') })).toHaveCount(1);
    await expectCart(page, t, { pieces: 1 });
  },
);

test(
  'a product that is added before the shop knows who asks is in the cart that is shown',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const product = await findProduct(page);
    let say: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (say = resolve));
    await page.route('**/api/wcFetch/customers/*', async (route) => {
      await isTime;
      await route.continue();
    });
    await page.route('**/api/wcPost/place-order', async (route) => {
      const cartIsRead = page.waitForResponse('**/api/wcFetch/customer-orders?*');
      say();
      await cartIsRead;
      await route.continue();
    });
    await page.goto(localePath(productPath('simple', product.id), locale));
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: t('cart.added') })).toBeVisible();
    await expectCart(page, t, { pieces: 1 });
  },
);
