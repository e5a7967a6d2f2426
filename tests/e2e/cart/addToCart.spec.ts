import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct } from '../support/shopping.js';

test(
  'a product that is added before the shop knows who asks is in the cart that is shown',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    await becomeCustomer(page);
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
