import { expect, hydrated, test } from './fixtures.js';

const PRODUCT = '/product/simple/120';

test('a page that is left alone is hydrated by itself, on a first visit too', async ({ page, open }) => {
  await open(PRODUCT);
  await hydrated(page);
});

test('a part far below the view is not hydrated before it is reached, and answers all the same', async ({
  page,
  open,
  t,
}) => {
  // A visitor who has been here before gets the menus and texts refreshed at once.
  await page.addInitScript(() => localStorage.setItem('cache:/wpFetch/', ''));
  const refreshed = page.waitForResponse(/\/wpFetch\/translations/);
  await open(PRODUCT);
  await hydrated(page);
  const footer = page.locator('footer form');
  await footer.evaluate((form) => form.setAttribute('data-kept', ''));
  await refreshed;
  await page.waitForLoadState('networkidle');
  const isHydrated = () =>
    footer.evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')));
  expect(await isHydrated()).toBe(false);
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(isHydrated).toBe(true);
  await expect(footer).toHaveAttribute('data-kept');

  await open(PRODUCT);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('article')
    .last()
    .getByRole('button', { name: t('cart.add') })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a category hydrates the cards in view, and never the filters that a phone hides', async ({
  page,
  open,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // What tests beside this one buy changes the current listing, and a change hydrates the cards.
  let letListingThrough: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (letListingThrough = resolve));
  await page.route(/\/wcFetch\/products/, async (route) => {
    await isTime;
    await route.continue();
  });
  await open('/category/1');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => cards.first().evaluate(isHydrated)).toBe(true);
  // React has hydrated what it is going to.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await cards.last().evaluate(isHydrated)).toBe(false);
  const filters = page.locator('main aside form');
  expect(await filters.evaluate(isHydrated)).toBe(false);
  letListingThrough();
  await cards.last().evaluate((card) => card.setAttribute('data-kept', ''));
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.last().evaluate(isHydrated)).toBe(true);
  await expect(cards.last()).toHaveAttribute('data-kept');
  await cards
    .last()
    .getByRole('button', { name: t('cart.add') })
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
});
