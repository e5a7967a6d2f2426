import type { Locator, Page } from '@playwright/test';
import { formatPrice, parsePrice, toDecimal } from '../../../domain/core/money.js';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import type { WireProduct } from '../../../domain/catalogue/wireProduct.js';
import { stopTime } from '../support/clock.js';
import { expectAccessible } from '../support/axe.js';
import { becomeCustomer, customerButton } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import {
  amountOf,
  expectCart,
  findProduct,
  nameOf,
  priceOf,
  putInCart,
  type Words,
} from '../support/shopping.js';
import type { Locale } from '../../../domain/core/locale.js';

/** Console errors that these tests provoke. */
test.use({ expectedErrors: /status of (500|503)/ });

/** Delivery fee to Alexandria, in piastres. */
const TO_ALEXANDRIA = 8500;

/** Time limit for another tab to update. */
const TABS_AGREE_MS = 1000;

test.beforeEach(async ({ page }) => {
  await becomeCustomer(page);
});

/** Opens a page and waits for the customer and that quantity in the cart. */
async function openAs(page: Page, url: string, t: Words, count: number): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(customerButton(page)).toBeVisible();
  await expectCart(page, t, { pieces: count });
}

const openProduct = (page: Page, { id }: WireProduct, locale: Locale, t: Words, count = 0) =>
  openAs(page, localePath(productPath('simple', id), locale), t, count);

const openCart = (page: Page, locale: Locale, t: Words, count: number) =>
  openAs(page, localePath('/cart', locale), t, count);

/** The product's own button, the first on its page. */
function buyButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name }).first();
}

function lines(page: Page, t: Words): Locator {
  return page.getByRole('list', { name: t('title.cart'), exact: true }).locator('> li');
}

test(
  'adding puts a product into the cart and says so; the same again raises its quantity, the header sums all pieces, and a failure is told twice',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const product = await findProduct(page);
    const other = await findProduct(page, (stock, { id }) => stock > 0 && id !== product.id);
    await putInCart(page, other);
    const totalWith = (pieces: number) => formatPrice(priceOf(other) + pieces * priceOf(product));
    await openProduct(page, product, locale, t, 1);

    await test.step('what cannot be added beside others leaves the cart as it was', async () => {
      const update = '**/api/wcPost/update-order';
      await page.route(update, (route) => route.fulfill({ status: 500, json: {} }));
      await buyButton(page, t('cart.add')).click();
      const alerts = page.getByRole('alert');
      await expect(alerts.filter({ hasText: t('cart.add_failed') })).toBeVisible();
      await expect(
        alerts.filter({ hasText: t('error_title') }).filter({ hasText: t('failed_add_cart') }),
      ).toBeVisible();
      await expectCart(page, t, { pieces: 1 });
      await expect(page.getByText(t('cart.added'))).toHaveCount(0);
      await page.unroute(update);
    });

    await buyButton(page, t('cart.add')).click();
    await expect(page.getByRole('status').filter({ hasText: t('cart.added') })).toBeVisible();
    await expectCart(page, t, { pieces: 2, total: totalWith(1) });
    await buyButton(page, t('cart.add')).click();
    await expectCart(page, t, { pieces: 3, total: totalWith(2) });
    await openCart(page, locale, t, 3);
    await expectAccessible(page);
    await expect(lines(page, t)).toHaveCount(2);
    const name = nameOf(product, locale);
    await expect(page.getByRole('textbox', { name: t('cart.quantity_of', { name }) })).toHaveValue('2');
  },
);

test(
  'a burst of clicks on a quantity is one call; a line is taken out, and put back',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const product = await findProduct(page);
    const name = nameOf(product, locale);
    await putInCart(page, product);
    const quantities: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') quantities.push(request.postDataJSON());
    });
    await page.clock.install();
    await openCart(page, locale, t, 1);
    await stopTime(page);
    const more = lines(page, t).getByRole('button', { name: t('quantity.more') });
    for (const quantity of [2, 3, 4, 5]) {
      await more.click();
      await expect(lines(page, t).getByRole('textbox')).toHaveValue(String(quantity));
    }
    await expectCart(page, t, { pieces: 5, total: amountOf(product, 5) });
    const answered = page.waitForResponse('**/api/wcPost/update-order');
    await page.clock.resume();
    expect((await answered).status()).toBe(200);
    await openCart(page, locale, t, 5);
    expect(quantities).toMatchObject([{ line_items: [{ quantity: 5 }] }]);

    const removed = page.waitForResponse('**/api/wcPost/update-order');
    await page.getByRole('button', { name: t('cart.remove', { name }) }).click();
    await expect(page.getByRole('status').filter({ hasText: t('cart.removed', { name }) })).toBeVisible();
    await expectCart(page, t, { pieces: 0, total: '00.00' });
    expect((await removed).status()).toBe(200);
    const undo = page.getByRole('button', { name: t('action.undo') });
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(t('cart.removed', { name }));
    await expect(page.getByText(t('cart.empty'), { exact: true })).toBeVisible();
    await undo.click();
    await expect(lines(page, t).getByRole('textbox')).toHaveValue('5');
    await expect(page.getByRole('button', { name: t('cart.remove', { name }) })).toBeFocused();
    await openCart(page, locale, t, 5);
    await expect(lines(page, t)).toHaveCount(1);
  },
);

test(
  'a quantity that could not be changed is put back, a line that could not be taken out is shown again, and why is said',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const product = await findProduct(page);
    await putInCart(page, product, 2);
    await openCart(page, locale, t, 2);
    await page.route('**/api/wcPost/update-order', (route) => route.fulfill({ status: 500, json: {} }));
    const line = lines(page, t);
    await line.getByRole('button', { name: t('quantity.more') }).click();
    await expect(line.getByRole('textbox')).toHaveValue('3');
    await expect(line.getByRole('alert')).toHaveText(t('error.store_unavailable'));
    await expect(line.getByRole('textbox')).toHaveValue('2');
    await expectCart(page, t, { pieces: 2, total: amountOf(product, 2) });

    await page.reload();
    await hydrated(page);
    await expectCart(page, t, { pieces: 2 });
    await page.getByRole('button', { name: t('cart.remove', { name: nameOf(product, locale) }) }).click();
    await expect(line.getByRole('alert')).toHaveText(t('error.store_unavailable'));
    await expect(line.getByRole('textbox')).toHaveValue('2');
    await expectCart(page, t, { pieces: 2 });
  },
);

test(
  'where more are wanted than are left the cart says how many there are, and loses nothing',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const scarce = await findProduct(page, (stock) => stock >= 1 && stock <= 9);
    const left = Number(scarce.stock);
    await putInCart(page, scarce, left);
    // Sold to somebody else after the page was opened: only the server knows.
    await page.route('**/api/wcFetch/product/*', async (route) => {
      const response = await route.fetch();
      const product = (await response.json()) as object;
      await route.fulfill({ response, json: { ...product, stock: left + 5 } });
    });
    await openCart(page, locale, t, left);
    const line = lines(page, t);
    await line.getByRole('button', { name: t('quantity.more') }).click();
    await expect(line.getByRole('alert')).toHaveText(t('error.insufficient_stock', { available: left }));
    await expect(line.getByRole('textbox')).toHaveValue(String(left));
    await expect(line.getByRole('button', { name: t('quantity.more') })).toBeDisabled();
    await expectCart(page, t, { pieces: left, total: amountOf(scarce, left) });
  },
);

test(
  'the cart tells what has changed since, and what delivery costs',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const dearer = await findProduct(page);
    const scarce = await findProduct(page, (stock, { id }) => stock >= 2 && id !== dearer.id);
    await putInCart(page, dearer);
    await putInCart(page, scarce, 2);
    const today = async (id: number, change: Partial<WireProduct>) =>
      page.route(`**/api/wcFetch/product/${id}`, async (route) => {
        const product = (await (await route.fetch()).json()) as WireProduct;
        await route.fulfill({ json: { ...product, ...change } });
      });
    const now = priceOf(dearer) + 5000;
    await today(dearer.id, { price: toDecimal(now) });
    await today(scarce.id, { stock: 1 });
    await openCart(page, locale, t, 3);

    const prices = { before: formatPrice(priceOf(dearer)), now: formatPrice(now) };
    const price = lines(page, t)
      .getByRole('status')
      .filter({ hasText: t('cart.change_price', prices) });
    await expect(price).toBeVisible();
    const checkout = page.getByRole('main').getByRole('link', { name: t('cart.checkout') });
    await expect(checkout).toHaveCount(0);
    await expectAccessible(page);
    await price.getByRole('button', { name: t('cart.change_ok') }).click();
    await expect(price).toHaveCount(0);
    await page.getByRole('button', { name: t('cart.change_take', { count: 1 }) }).click();
    await expect(checkout.filter({ visible: true })).toHaveCount(1);
    await expectCart(page, t, { pieces: 2 });

    await page.getByLabel(t('cart.deliver_to')).selectOption('EGALX');
    await expect(
      page.getByRole('complementary', { name: t('order.contents') }).getByRole('definition'),
    ).toContainText([formatPrice(TO_ALEXANDRIA)]);
  },
);

test(
  'the cart hands its lines over to WhatsApp, with sizes, pieces, delivery and total',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const simple = await findProduct(page);
    const tyre = (await (await page.request.get('/api/wcFetch/product/101')).json()) as WireProduct;
    const chosen = tyre.variations.find(({ stock }) => Number(stock) >= 4);
    if (chosen?.size == null) throw new Error('The tyre under test has no size in stock');
    await putInCart(page, simple, 2);
    await putInCart(page, tyre, 4, chosen.id);
    await openCart(page, locale, t, 6);
    await page.getByLabel(t('cart.deliver_to')).selectOption('EGALX');
    await expect(
      page.getByRole('complementary', { name: t('order.contents') }).getByRole('definition'),
    ).toContainText([formatPrice(TO_ALEXANDRIA)]);

    const link = page.getByRole('main').getByRole('link', { name: t('cart.whatsapp') });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin).toBe('https://wa.me');
    const [greeting, first, second, delivery, total, shop] = (address.searchParams.get('text') ?? '').split(
      '\n',
    );
    const tyres = (parsePrice(chosen.price) ?? 0) * 4;
    expect(greeting).toBe(t('whatsapp.cart'));
    expect(first).toBe(
      t('whatsapp.cart_line', { count: 2, name: nameOf(simple, locale), price: amountOf(simple, 2) }),
    );
    const { width, aspect, rim } = chosen.size;
    expect(second).toContain(`4 × ${nameOf(tyre, locale)} ${width}/${aspect} R${rim}`);
    expect(second).toContain(formatPrice(tyres));
    expect(delivery).toContain(formatPrice(TO_ALEXANDRIA));
    expect(total).toBe(
      t('whatsapp.cart_total', { price: formatPrice(2 * priceOf(simple) + tyres + TO_ALEXANDRIA) }),
    );
    expect(shop).toMatch(locale === 'ar' ? /^https?:\/\/[^/]+\/ar$/ : /^https?:\/\/[^/]+\/$/);
  },
);

test(
  'a cart that cannot be read is not called empty, and is read at the next try',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await putInCart(page, await findProduct(page), 2);
    const orders = '**/api/wcFetch/customer-orders?*';
    await page.route(orders, (route) => route.fulfill({ status: 503, json: {} }));
    await open('/cart');
    await hydrated(page);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText(t('cart.failed_title'));
    await expect(failure).toContainText(t('cart.failed_text'));
    await expectCart(page, t, { pieces: 0, total: '00.00' });
    await expectCart(page, t, { pieces: 0, total: '00.00' });
    await expect(page.getByText(t('cart.empty'), { exact: true })).toHaveCount(0);
    await page.unroute(orders);
    await failure.getByRole('button', { name: t('action.retry') }).click();
    await expect(lines(page, t).getByRole('textbox')).toHaveValue('2');
    await expectCart(page, t, { pieces: 2 });
  },
);

test(
  'two tabs agree about the cart within a second',
  { tag: '@phone' },
  async ({ page, context, locale, t }) => {
    const product = await findProduct(page);
    const other = await context.newPage();
    await openCart(other, locale, t, 0);
    await openProduct(page, product, locale, t);
    await buyButton(page, t('cart.add')).click();
    await expect(page.getByText(t('cart.added'))).toBeVisible();
    await expectCart(other, t, { pieces: 1, total: amountOf(product, 1), withinMs: TABS_AGREE_MS });
    const changed = other.waitForResponse('**/api/wcPost/update-order');
    await lines(other, t)
      .getByRole('button', { name: t('quantity.more') })
      .click();
    await changed;
    await expectCart(page, t, { pieces: 2, total: amountOf(product, 2), withinMs: TABS_AGREE_MS });
  },
);
