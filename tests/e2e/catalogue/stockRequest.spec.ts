import { isStoreUnderTest } from '../../support/addresses.js';
import { localePath } from '../../../domain/core/paths.js';
import { stockRequests } from '../../../features/stockRequests/facts.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct, nameOf } from '../support/shopping.js';

test.skip(isStoreUnderTest(), 'The shop in front of the store sends no letters, so it offers none');

test(
  'what is sold out can be waited for, without a login, and no longer',
  { tag: '@phone' },
  async ({ page, open, locale, isPhone, t }) => {
    const soldOut = await findProduct(page, (stock) => stock === 0);
    const address = localePath(productPath('simple', soldOut.id), locale);
    await open(`/search?search=${encodeURIComponent(nameOf(soldOut, locale))}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('stock_request.title') })
      .and(page.locator(`[href="${address}"]`))
      .first()
      .click();
    await expect(page).toHaveURL(address);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByText(t('out_of_stock')).first()).toBeVisible();
    const button = main
      .getByRole('link', { name: t('stock_request.title') })
      .and(page.locator('[href*=item]'))
      .filter({ visible: true })
      .first();
    const dialog = page.getByRole('dialog', { name: t('stock_request.title') });
    const field = dialog.getByRole('textbox');

    await test.step('a typing error is named, and loses nothing', async () => {
      await button.press('Enter');
      await field.fill('mona@nowhere');
      await field.press('Enter');
      await expect(dialog.getByText(t('field.invalid_email'))).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('mona@nowhere');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await test.step('an address is enough, and the request can be taken back', async () => {
      await button.press('Enter');
      await field.fill(`reader.${locale}.${isPhone ? 'phone' : 'desktop'}@example.com`);
      await dialog.getByRole('button', { name: t('stock_request.submit'), exact: true }).click();
      await expect(dialog.getByText(t('stock_request.done'))).toBeVisible();
      await dialog.getByRole('link', { name: t('stock_request.see') }).click();
      await expect(page).toHaveURL(new RegExp(`${localePath(stockRequests.path, locale)}$`));
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: nameOf(soldOut, locale) });
      await expect(row).toContainText(t('out_of_stock'));
      await row.getByRole('button', { name: t('action.remove') }).press('Enter');
      await expect(page.getByText(t('stock_request.none'), { exact: true })).toBeVisible();
    });
  },
);
