import {
  OVERLAY_Z_INDEX,
  TOOLTIP_HIDE_DELAY_MS,
  TOOLTIP_OPEN_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from '../../../domain/core/limits.js';
import { expectAccessible } from '../support/axe.js';
import { stopTime } from '../support/clock.js';
import { expect, hydrated, test } from '../fixtures.js';

/** Margin before and after a delay within which the test looks. */
const STEP_MS = 10;

test.beforeEach(async ({ page, open }) => {
  await page.clock.install();
  await open('/faq');
  await hydrated(page);
});

test(
  'a tooltip opens after 700 ms, at once where another has just been open, and goes after 200 ms',
  { tag: '@english' },
  async ({ page, t }) => {
    expect([TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, TOOLTIP_HIDE_DELAY_MS]).toEqual([700, 300, 200]);
    const header = page.getByRole('banner');
    const search = header.getByRole('button', { name: t('search'), exact: true });
    const cart = header.getByRole('link', { name: t('cart.link', { count: 0, total: '00.00' }) });
    const tooltip = page.getByRole('tooltip');
    // Immediate on keyboard focus, which also loads the tooltip code.
    await search.focus();
    await expect(tooltip).toHaveText(t('search'));
    await expectAccessible(page, { without: ['main'] });
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await stopTime(page);

    await search.hover();
    await page.clock.runFor(TOOLTIP_OPEN_DELAY_MS - STEP_MS);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(2 * STEP_MS);
    await expect(tooltip).toHaveText(t('search'));

    await cart.hover();
    await page.clock.runFor(STEP_MS);
    await expect(tooltip).not.toHaveText(t('search'));
    await expect(tooltip).toHaveCount(1);

    await page.mouse.move(5, 5);
    await page.clock.runFor(TOOLTIP_HIDE_DELAY_MS - STEP_MS);
    await expect(tooltip).toHaveCount(1);
    await page.clock.runFor(2 * STEP_MS);
    await expect(tooltip).toHaveCount(0);

    await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS - 3 * STEP_MS);
    await search.hover();
    await page.clock.runFor(STEP_MS);
    await expect(tooltip).toHaveText(t('search'));
    await page.mouse.move(5, 5);
    await page.clock.runFor(TOOLTIP_HIDE_DELAY_MS + STEP_MS);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS + STEP_MS);
    await search.hover();
    await page.clock.runFor(TOOLTIP_OPEN_DELAY_MS - STEP_MS);
    await expect(tooltip).toHaveCount(0);
  },
);

test(
  'signs of the header say what they are, above everything else; words that stand there are not repeated',
  { tag: '@english' },
  async ({ page, t }) => {
    const header = page.getByRole('banner');
    const tooltip = page.getByRole('tooltip');
    await header.getByRole('button', { name: t('search'), exact: true }).focus();
    await expect(tooltip).toHaveText(t('search'));
    const layer = await tooltip.evaluate((element) =>
      Number(getComputedStyle(element.parentElement ?? element).zIndex),
    );
    expect(layer).toBe(OVERLAY_Z_INDEX);
    expect(OVERLAY_Z_INDEX).toBe(2000);
    await header.getByRole('link', { name: t('sign_up_login') }).focus();
    await expect(tooltip).toHaveCount(0);
    await page.setViewportSize({ width: 800, height: 800 });
    const burger = header.getByRole('button', { name: t('menu'), exact: true });
    await burger.focus();
    await expect(tooltip).toHaveText(t('menu'));
    await burger.press('Tab');
    await burger.press('Shift+Tab');
    await header.getByRole('link', { name: t('sign_up_login') }).focus();
    await expect(tooltip).toHaveText(t('sign_up_login'));
  },
);
