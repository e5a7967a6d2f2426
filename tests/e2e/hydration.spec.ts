import { expect, holdScripts, hydrated, test } from './fixtures.js';

const PRODUCT = '/product/simple/120';

/** Parts that a style sheet skips far from the view. */
const SKIPPED = '#page :is(div, li, footer)';

test('a page that is left alone is hydrated by itself, below the fold too, and keeps the server’s HTML', async ({
  page,
  open,
  t,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelectorAll('footer form, article').forEach((part) => part.setAttribute('data-kept', '')),
    ),
  );
  await open(PRODUCT);
  await hydrated(page);
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  for (const part of [page.locator('footer form'), page.getByRole('main').getByRole('article').last()]) {
    await expect.poll(() => part.evaluate(isHydrated)).toBe(true);
    await expect(part).toHaveAttribute('data-kept');
  }
  await page
    .getByRole('main')
    .getByRole('article')
    .last()
    .getByRole('button', { name: t('cart.add') })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('all of a page is rendered within three seconds of its load, untouched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/category/1', PRODUCT]) {
    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const skipped = () =>
      page
        .locator(SKIPPED)
        .evaluateAll(
          (elements) => elements.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
        );
    expect(await skipped(), path).toBeGreaterThan(0);
    letThrough();
    await page.waitForLoadState('load');
    await expect.poll(skipped, { message: path, timeout: 3000 }).toBe(0);
  }
});
