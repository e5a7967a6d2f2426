import type { Locator, Page } from '@playwright/test';
import { expectAccessible, FRAME } from '../support/axe.js';
import { stopTime } from '../support/clock.js';
import { becomeCustomer, CUSTOMER_NAME } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, type Words } from '../support/shopping.js';

/** Longer than a toast's enter or exit animation, in ms. */
const MOVE_MS = 1000;

/** How often the page's clock is moved on until the browser has animated. */
const OFTEN = { intervals: [50], timeout: 10_000 };

test.use({ expectedErrors: /status of 500/ });

test.beforeEach(async ({ page, open, t }) => {
  await becomeCustomer(page);
  await page.route('**/api/wcPost/place-order', (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.install();
  await open('/category/6');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: CUSTOMER_NAME }).waitFor();
  await addButton(page, t).waitFor();
});

const addButton = (page: Page, t: Words) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .first();

/** The toasts of a failed addition: the plain one, and the one titled Error. */
const toastsOf = (page: Page, t: Words) => ({
  plain: page.getByRole('alert').filter({ hasText: t('cart.add_failed') }),
  titled: page
    .getByRole('alert')
    .filter({ hasText: t('failed_add_cart') })
    .filter({ hasText: t('error_title') }),
});

/** The bar of the remaining time. */
const linesOf = (toast: Locator) =>
  toast.evaluate((card) =>
    card
      .getAnimations({ subtree: true })
      .map(({ effect, playState }) => ({ durationMs: effect?.getTiming().duration, state: playState })),
  );

/** Has left the viewport by now, and is removed at the end of its animation, whose pace is the browser’s. */
async function expectGoing(page: Page, toast: Locator): Promise<void> {
  await expect(toast).not.toBeInViewport({ ratio: 0.1 });
  await expect(async () => {
    await page.clock.runFor(MOVE_MS);
    await expect(toast).toHaveCount(0, { timeout: 100 });
  }).toPass(OFTEN);
}

/** Closes earlier than its own duration. */
async function expectClosed(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast).toHaveCount(0, { timeout: 50 });
  }).toPass(OFTEN);
}

test('a failed add tells it twice, the second time under the title Error, for 3 s that a line counts, at the top right; five toasts are the most', async ({
  page,
  locale,
  isPhone,
  t,
}) => {
  if (locale === 'en') {
    expect(t('cart.add_failed')).toBe('Failed to add product to cart');
    expect(t('error_title')).toBe('Error');
  }
  await stopTime(page);
  await addButton(page, t).click();
  const { plain, titled } = toastsOf(page, t);
  await expect(plain).toBeVisible();
  // At once, because the browser draws the line at its own pace.
  expect(await linesOf(plain)).toEqual([{ durationMs: 3000, state: 'running' }]);
  for (const toast of [plain, titled]) await expect(toast).toHaveCSS('background-color', 'rgb(180, 35, 24)');
  await page.clock.runFor(2900);
  await expect(plain).toBeVisible();
  await expect(titled).toBeVisible();
  await expect(async () => {
    const [upper, lower] = [await plain.boundingBox(), await titled.boundingBox()];
    const width = page.viewportSize()?.width;
    if (upper === null || lower === null || width === undefined) throw new Error('The toasts have no place');
    expect(width - upper.x - upper.width, 'distance from the right edge').toBeCloseTo(16, 0);
    expect(upper.y).toBeLessThan(200);
    expect(lower.y - upper.y - upper.height, 'gap in px').toBeCloseTo(16, 0);
    expect(upper.width).toBe(Math.min(24 * 16, width - 32));
  }, 'in their places, once the browser has moved them in').toPass(OFTEN);
  // Only their places depend on the language and the device.
  if (isPhone) return;
  await page.clock.runFor(150);
  await expectGoing(page, plain);
  await expectGoing(page, titled);

  for (let time = 1; time <= 3; time++) {
    const answered = page.waitForResponse('**/api/wcPost/place-order');
    await addButton(page, t).click();
    await answered;
    await expect(addButton(page, t)).not.toHaveAttribute('aria-busy');
  }
  await page.clock.runFor(MOVE_MS);
  await expect(page.getByRole('alert')).toHaveCount(5);
  await page.getByRole('alert').first().hover();
  await page.clock.resume();
  await expectAccessible(page, { without: [...FRAME, 'main'] });
});

test(
  'a toast waits while one points at it or has the keyboard in it, F8 leads the keyboard there, and its button closes it',
  { tag: '@desktop' },
  async ({ page, t, isPhone }) => {
    await stopTime(page);
    await addButton(page, t).click();
    const { titled } = toastsOf(page, t);
    await titled.waitFor();
    await page.keyboard.press('F8');
    const close = titled.getByRole('button', { name: t('toast.close') });
    await expect(close).toBeFocused();
    expect(await linesOf(titled)).toEqual([{ durationMs: 3000, state: 'paused' }]);
    await page.clock.runFor(3150);
    await expectGoing(page, page.getByRole('alert').filter({ hasText: t('cart.add_failed') }));
    await expect(titled).toBeVisible();
    if (!isPhone) {
      await titled.hover();
      await close.blur();
      await page.clock.runFor(3150);
      await expect(titled).toBeVisible();
      await page.mouse.move(10, 800);
    } else await close.blur();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(titled).toHaveCount(0, { timeout: 50 });
    }).toPass(OFTEN);

    await addButton(page, t).click();
    await close.click();
    await expectClosed(page, titled);

    await page.mouse.move(10, 800);
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 50 });
    }).toPass(OFTEN);
    await addButton(page, t).press('Enter');
    await titled.waitFor();
    const plain = page.getByRole('alert').filter({ hasText: t('cart.add_failed') });
    await page.keyboard.press('F8');
    await close.press('Enter');
    await expect(plain.getByRole('button'), 'the focus goes to the toast that is left').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titled, 'still on its way out').toHaveCount(1);
    await expect(addButton(page, t), 'and then back to where it was').toBeFocused();
    for (const toast of [titled, plain]) await expectClosed(page, toast);
    await expect(addButton(page, t)).toBeFocused();
  },
);

test(
  'what was added is shown with picture, name and size, and with ways to the checkout and the cart; another product or press meanwhile is told to wait, once, and not added',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    if (locale === 'en') {
      expect(t('cart.added')).toBe('Product Added To Cart Successfully');
      expect(t('cart.wait')).toBe('Wait When The Product Added To Cart');
    }
    let goOn: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (goOn = resolve));
    await page.unroute('**/api/wcPost/place-order');
    await page.route('**/api/wcPost/place-order', async (route) => {
      await isTime;
      await route.continue();
    });
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: t('cart.add') }) })
      .first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await stopTime(page);
    await addButton(page, t).click();
    await expect(addButton(page, t)).toHaveAttribute('aria-busy', 'true');
    const wait = page.getByRole('status').filter({ hasText: t('cart.wait') });
    for (let press = 1; press <= 3; press++) await addButton(page, t).dispatchEvent('click');
    await expect(wait).toHaveCount(1);
    const other = page.getByRole('main').getByRole('button', { name: t('cart.add') });
    await other.nth(1).click();
    await expect(wait).toHaveCount(2);
    goOn();
    const told = page.getByRole('status').filter({ hasText: t('cart.added') });
    await expect(told).toContainText(name.trim());
    await expect(told.locator('img')).toBeVisible();
    await expect(told.getByRole('link', { name: t('cart.checkout') })).toHaveAttribute(
      'href',
      /\/(checkout|cart\/mobile\/userinfo)$/,
    );
    await told.getByRole('link', { name: t('cart.view') }).click();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/cart$/);
    await expectCart(page, t, { pieces: 1 });
  },
);

test(
  'a push of more than 50 px to the right sends a toast away; a shorter one, or one to the left, does not',
  { tag: '@phone' },
  async ({ page, t }) => {
    await stopTime(page);
    await addButton(page, t).click();
    const { titled } = toastsOf(page, t);
    await titled.waitFor();
    await page.clock.runFor(MOVE_MS);
    for (const distance of [48, -120]) {
      await push(distance);
      await page.clock.runFor(500);
      await expect(titled).toBeVisible();
    }
    await push(54);
    await expectGoing(page, titled);

    async function push(distance: number): Promise<void> {
      const box = await titled.boundingBox();
      if (box === null) throw new Error('The toast has no place');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    }
  },
);

test(
  'over an open dialog a toast is read, reached by F8 and closed',
  { tag: '@phone' },
  async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let answer: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/wcPost/place-order', async (route) => {
      await isTime;
      await route.fulfill({ status: 500, json: {} });
    });
    await addButton(page, t).click();
    const burger = page.getByRole('button', { name: t('menu'), exact: true });
    await page.evaluate(() => window.scrollTo(0, 0));
    await burger.press('Enter');
    const menu = page.getByRole('dialog', { name: t('menu') });
    await menu.waitFor();
    await stopTime(page);
    answer();
    const { titled } = toastsOf(page, t);
    await expect(titled).toBeVisible();
    await page.keyboard.press('F8');
    const close = titled.getByRole('button', { name: t('toast.close') });
    await expect(close).toBeFocused();
    await close.press('Enter');
    await expectClosed(page, titled);
    await expect(menu).toBeVisible();
  },
);
