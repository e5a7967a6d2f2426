import {
  DROPDOWN_DELAY_MS,
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE_S,
  STICKY_HEADER_DELAY_MS,
} from '../../../domain/core/limits.js';
import { expectAccessible } from '../support/axe.js';
import { stopTime } from '../support/clock.js';
import { becomeCustomer, CUSTOMER_NAME } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';

test(
  `resting on the customer's name opens the menu after ${DROPDOWN_DELAY_MS} ms, leaving it closes it as late; a click and the keyboard open it too`,
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    expect(DROPDOWN_DELAY_MS).toBe(150);
    await becomeCustomer(page);
    await page.clock.install();
    await open('/faq');
    await hydrated(page);
    const name = page.getByRole('banner').getByRole('button', { name: CUSTOMER_NAME });
    const profile = page.getByRole('menuitem', { name: t('my_profile') });
    await name.waitFor();
    await stopTime(page);
    await name.hover();
    await page.clock.runFor(DROPDOWN_DELAY_MS - 10);
    await expect(name).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(20);
    await expect(profile).toBeVisible();
    await page.mouse.move(5, 700);
    await page.clock.runFor(DROPDOWN_DELAY_MS - 10);
    await expect(profile).toBeVisible();
    await page.clock.runFor(100);
    await expect(name).toHaveAttribute('aria-expanded', 'false');
    await page.clock.resume();

    await test.step('a click keeps the menu open that hovering has opened, and the next one closes it', async () => {
      await name.hover();
      await expect(profile).toBeVisible();
      await name.click();
      await expect(profile).toBeFocused();
      await expect(name).toHaveAttribute('aria-expanded', 'true');
      await name.click();
      await expect(profile).toBeHidden();
      await name.click();
      await expect(profile).toBeVisible();
      await name.click();
      await page.mouse.move(5, 700);
      await expect(profile).toBeHidden();
    });

    await test.step('the keyboard alone walks it', async () => {
      await name.press('Enter');
      await expect(profile).toBeFocused();
      await profile.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: t('wish.title') })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: t('logout') })).toBeFocused();
      await expectAccessible(page, { without: ['main'] });
      await page.keyboard.press('Escape');
      await expect(profile).toBeHidden();
      await expect(name).toBeFocused();
      await name.press('ArrowDown');
      await expect(profile).toBeFocused();
      // Opened again at once it stays open.
      await page.keyboard.press('Escape');
      await name.press('ArrowDown');
      for (let frame = 0; frame < 4; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(profile).toBeFocused();
      await profile.press('Enter');
      await expect(page).toHaveURL(/\/profile$/);
    });
  },
);

test(
  `the header goes when one scrolls down past it and comes back, ${STICKY_HEADER_DELAY_MS} ms later, when one scrolls up`,
  { tag: '@phone' },
  async ({ page, open }) => {
    expect(STICKY_HEADER_DELAY_MS).toBe(50);
    await page.clock.install();
    await open('/');
    await hydrated(page);
    await stopTime(page);
    const header = page.getByRole('banner');
    await scrollPage(1200);
    await page.clock.runFor(STICKY_HEADER_DELAY_MS - 5);
    await expect(header).toBeInViewport();
    await page.clock.runFor(10);
    await expect(header).not.toBeInViewport();
    await scrollPage(1000);
    await page.clock.runFor(STICKY_HEADER_DELAY_MS + 5);
    await expect(header).toBeInViewport();

    async function scrollPage(top: number): Promise<void> {
      await page.evaluate(
        (y) =>
          new Promise((done) => {
            addEventListener('scroll', done, { once: true });
            scrollTo({ top: y, behavior: 'instant' });
          }),
        top,
      );
    }
  },
);

test(
  'a long name of the shop is cut off, so that the header keeps its height and width',
  { tag: '@phone' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open('/faq');
    // A name changed before hydration is a mismatch, for which React draws the header anew.
    await hydrated(page);
    const header = page.getByRole('banner');
    const heightPx = () => header.evaluate((element) => element.getBoundingClientRect().height);
    const before = await heightPx();
    const name = header.getByRole('link').first().locator('span');
    await name.evaluate((element) => {
      element.textContent = 'معرض النجمة الذهبية للإطارات والبطاريات';
    });
    expect(await heightPx()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test(
  'the curtain of the first page falls once a visit, and never under reduced motion; the language switch stays on the page, with its query and hash, and is remembered for a year',
  { tag: '@desktop' },
  async ({ page, context, open, locale, t }) => {
    if (locale === 'en') expect(t('loading')).toBe('Loading...');
    const curtain = page.getByText(t('loading'), { exact: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/faq');
    await expect(curtain).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => sessionStorage.clear());
    await open('/faq');
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-visited');
    const lifted = await curtain.evaluate(
      (text) => getComputedStyle(text.closest('[aria-hidden]') ?? text).animationDelay,
    );
    expect(lifted).toBe('0.3s');
    await open('/faq?from=mail#main');
    await expect(page.locator('html')).toHaveAttribute('data-visited');
    expect(
      await curtain.evaluate((text) => getComputedStyle(text.closest('[aria-hidden]') ?? text).display),
    ).toBe('none');

    await hydrated(page);
    const name = locale === 'ar' ? 'English' : 'العربية';
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(
      locale === 'ar' ? /:\d+\/faq\?from=mail#main$/ : /\/ar\/faq\?from=mail#main$/,
    );
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'ltr' : 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en-US' : 'ar-SA');
    const kept = (await context.cookies()).find(({ name: cookie }) => cookie === LOCALE_COOKIE);
    expect(kept).toMatchObject({ value: locale === 'ar' ? 'en' : 'ar', path: '/', sameSite: 'Lax' });
    const lifetimeS = (kept?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetimeS - LOCALE_COOKIE_MAX_AGE_S)).toBeLessThan(60);
  },
);
