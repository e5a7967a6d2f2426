import { localePath } from '../../../domain/core/paths.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, holdScripts, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct, nameOf, putInCart } from '../support/shopping.js';

test(
  'an empty cart says so, and offers the finder, best sellers and what was seen last',
  { tag: '@phone' },
  async ({ page, open, locale, t }) => {
    await becomeCustomer(page);
    const seen = await findProduct(page);
    await open(`/product/simple/${seen.id}`);
    await hydrated(page);
    await open('/cart');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByText(t('cart.empty'), { exact: true })).toBeVisible();
    await expectCart(page, t, { pieces: 0, total: '00.00' });
    await expect(
      main.getByRole('region', { name: t('finder.title_car') }).getByRole('combobox'),
    ).toBeVisible();
    const partOf = (title: string) => main.getByRole('region', { name: title }).getByRole('article');
    await expect(partOf(t('home.best_sellers')).first()).toBeVisible();
    await expect(partOf(t('product.seen'))).toHaveCount(1);
    await expect(partOf(t('product.seen'))).toContainText(nameOf(seen, locale));
  },
);

test(
  'beside a cart of one line stands what was seen besides it',
  { tag: '@desktop' },
  async ({ page, open, locale, t }) => {
    await becomeCustomer(page);
    const bought = await findProduct(page);
    const seen = await findProduct(page, (stock, { id }) => stock > 0 && id !== bought.id);
    for (const { id } of [bought, seen]) {
      await open(`/product/simple/${id}`);
      await hydrated(page);
    }
    await putInCart(page, bought);
    await open('/cart');
    await hydrated(page);
    const main = page.getByRole('main');
    const before = main.getByRole('region', { name: t('product.seen') });
    await expect(before.getByRole('article')).toHaveCount(1);
    await expect(before).toContainText(nameOf(seen, locale));
    const summary = main.getByRole('complementary').filter({ hasText: t('order.total') });
    const [below, beside] = [await before.boundingBox(), await summary.boundingBox()];
    expect(below?.y).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0));
  },
);

test(
  'a stranger’s cart is empty before any script of the page has run, and stays as it is',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const letThrough = await holdScripts(page);
    // The document counts as loaded once its scripts are.
    await page.goto(localePath('/cart', locale), { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await expect(main.getByText(t('cart.empty'), { exact: true })).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toBeHidden();
    const article = main.getByRole('article').first();
    const place = await article.boundingBox();
    const title = main.getByText(t('cart.empty'), { exact: true });
    const first = await title.evaluateHandle((element) => element);
    letThrough();
    await hydrated(page);
    await expect(main.getByRole('link', { name: t('register.to_login') })).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await first.evaluate((element) => element.isConnected)).toBe(true);
    expect(await article.boundingBox()).toEqual(place);
  },
);
