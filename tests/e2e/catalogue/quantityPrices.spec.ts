import { formatPrice } from '../../../domain/core/money.js';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { expectAccessible } from '../support/axe.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { addOwnProduct, behindTheShop } from '../support/shopDatabase.js';
import { expectCart, putInCart } from '../support/shopping.js';

const [PRICE, IN_FOURS, IN_FOURS_LATER] = [430_000, 408_500, 415_000];

test(
  'four cost less each: on the page, in the cart as soon as there are four, and a changed price is told',
  { tag: '@desktop' },
  async ({ page, open, locale, t }) => {
    const id = await addOwnProduct();
    const { items } = behindTheShop();
    await items.setPrice(id, PRICE);
    await items.setQuantityPrices('4:5%', id);
    await becomeCustomer(page);
    const line = page
      .getByRole('list', { name: t('title.cart'), exact: true })
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${localePath(productPath('simple', id), locale)}"]`) });
    const changed = (before: number, now: number) =>
      line.getByText(t('cart.change_price', { before: formatPrice(before), now: formatPrice(now) }));

    await test.step('the product page', async () => {
      await open(productPath('simple', id));
      await hydrated(page);
      const main = page.getByRole('main');
      const set = main.getByRole('radio', { name: new RegExp(formatPrice(4 * IN_FOURS)) });
      await expect(set).toHaveCount(1);
      await expect(main.getByRole('listitem').filter({ hasText: formatPrice(IN_FOURS) })).toContainText('5%');
    });

    await test.step('the cart with three, and one more', async () => {
      await putInCart(page, { id }, 3);
      await open('/cart');
      await hydrated(page);
      await expect(line).toContainText(t('cart.quantity_next', { more: 1, price: formatPrice(IN_FOURS) }));
      await expectCart(page, t, { pieces: 3, total: formatPrice(3 * PRICE) });
      // The new total does not wait for the server.
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/wcPost/update-order', async (route) => {
        await held;
        await route.continue();
      });
      await line.getByRole('button', { name: t('quantity.more') }).click();
      await expectCart(page, t, { pieces: 4, total: formatPrice(4 * IN_FOURS) });
      await expect(line).toContainText(t('cart.quantity_price', { from: 4 }));
      const answered = page.waitForResponse('**/api/wcPost/update-order');
      answer();
      expect((await answered).status()).toBe(200);
      await expectCart(page, t, { pieces: 4, total: formatPrice(4 * IN_FOURS) });
      await expect(changed(PRICE, IN_FOURS)).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('the price of four rises', async () => {
      await items.setQuantityPrices('4:4150', id);
      await page.reload();
      await expect(changed(IN_FOURS, IN_FOURS_LATER)).toBeVisible();
      await expectCart(page, t, { pieces: 4, total: formatPrice(4 * IN_FOURS_LATER) });
    });
  },
);
