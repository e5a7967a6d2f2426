import type { Locator, Page } from '@playwright/test';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { QuantityRule } from '../../../domain/catalogue/pricing/quantityRule.js';
import type { WireProduct } from '../../../domain/catalogue/wireProduct.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct, putInCart, type Words } from '../support/shopping.js';

/** Answers with a rule and a stock; the demonstration shop sells everything by the piece. */
async function sellInPacks(page: Page, rule: QuantityRule, stock: number): Promise<void> {
  await page.route('**/api/wcFetch/product/*', async (route) => {
    const response = await route.fetch();
    const product = (await response.json()) as object;
    await route.fulfill({ response, json: { ...product, quantity_rule: rule, stock } });
  });
}

/** The quantities that the page sends. */
function sentQuantities(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/update-order')) return;
    const { line_items: lines } = request.postDataJSON() as { line_items: { quantity: number }[] };
    sent.push(...lines.map(({ quantity }) => quantity));
  });
  return sent;
}

interface OpenedCart {
  product: WireProduct;
  line: Locator;
  field: Locator;
  sent: unknown[];
}

/** Opens the cart with so many pieces of one product. */
async function openCart(page: Page, locale: Locale, t: Words, pieces: number): Promise<OpenedCart> {
  const product = await findProduct(page, (stock) => stock >= 20);
  await becomeCustomer(page);
  await putInCart(page, product, pieces);
  const answered = page.waitForResponse('**/api/wcFetch/product/*');
  await page.goto(localePath('/cart', locale));
  await hydrated(page);
  await expectCart(page, t, { pieces });
  await answered;
  const line = page.getByRole('list', { name: t('title.cart'), exact: true }).locator('> li');
  return { product, line, field: line.getByRole('textbox'), sent: sentQuantities(page) };
}

test(
  'a quantity of 1 is replaced by what is typed, and written once; the buttons count from what is typed',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const { line, field, sent } = await openCart(page, locale, t, 1);
    await field.press('End');
    await field.press('Backspace');
    await expect(field).toHaveValue('');
    await field.pressSequentially('4');
    await expect(field).toHaveValue('4');
    const written = page.waitForResponse('**/api/wcPost/update-order');
    await field.press('Enter');
    expect((await written).status()).toBe(200);
    await expect(field).toHaveValue('4');
    await expect(line.getByRole('status')).toBeEmpty();
    await expectCart(page, t, { pieces: 4 });
    expect(sent).toEqual([4]);
    await field.fill('6');
    await line.getByRole('button', { name: t('quantity.more') }).click();
    await expect(field).toHaveValue('7');
    await expect.poll(() => sent).toEqual([4, 7]);
  },
);

test(
  'a number of two digits is written as one, when the field is left, and when another page is opened at once',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const { field, sent } = await openCart(page, locale, t, 5);
    await field.selectText();
    await field.pressSequentially(locale === 'ar' ? '١٢' : '12', { delay: 400 });
    const written = page.waitForResponse('**/api/wcPost/update-order');
    await field.press('Tab');
    await written;
    await expect(field).toHaveValue('12');
    await expectCart(page, t, { pieces: 12 });
    expect(sent).toEqual([12]);
    await field.fill('3');
    await page.goto(localePath(PATHS.checkout, locale));
    await expectCart(page, t, { pieces: 3 });
  },
);

test(
  'a typed number that is not sold becomes the nearest that is, and the cart says why',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    await sellInPacks(page, { least: 4, step: 4 }, 18);
    const { line, field, sent } = await openCart(page, locale, t, 8);
    const words = line.getByRole('status');
    const set = (count: number) => t('quantity.set', { count });
    await field.fill('9');
    await expect(field).toHaveValue('9');
    await field.press('Enter');
    await expect(words).toHaveText(`${set(8)} ${t('error.sold_in_packs', { pieces: 4 })}`);
    await expect(field).toHaveValue('8');
    await field.fill('many');
    await field.press('Enter');
    await expect(words).toHaveText(t('quantity.kept', { count: 8 }));
    await expect(field).toHaveValue('8');
    await field.fill('7');
    await field.press('Escape');
    await expect(field).toHaveValue('8');
    expect(sent).toEqual([]);
    await field.fill('40');
    await field.press('Enter');
    await expect(words).toHaveText(`${set(16)} ${t('error.insufficient_stock', { available: 18 })}`);
    await expect.poll(() => sent).toEqual([16]);
    await field.fill('1');
    await field.press('Enter');
    await expect(words).toHaveText(`${set(4)} ${t('error.too_few_of_product', { pieces: 4 })}`);
    await expect.poll(() => sent).toEqual([16, 4]);
  },
);

test(
  'what is typed on a product’s page is what the cart gets',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const oil = await findProduct(page, (stock, { size }) => stock >= 20 && size === null);
    await becomeCustomer(page);
    await page.goto(localePath(productPath('simple', oil.id), locale));
    await hydrated(page);
    const field = page.getByRole('textbox', { name: t('product.quantity') });
    await field.selectText();
    await field.pressSequentially('12');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click();
    await expectCart(page, t, { pieces: 12 });
    await expect(field).toHaveValue('12');
    await field.fill('0');
    await field.press('Enter');
    await expect(field).toHaveValue('1');
    await expect(page.getByText(t('quantity.set', { count: 1 }), { exact: true })).toBeVisible();
  },
);
