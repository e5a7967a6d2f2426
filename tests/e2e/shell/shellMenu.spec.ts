import type { Locator, Page } from '@playwright/test';
import { OVERLAY_Z_INDEX } from '../../../domain/core/limits.js';
import { localePath } from '../../../domain/core/paths.js';
import { expectAccessible } from '../support/axe.js';
import { becomeCustomer, CUSTOMER_NAME } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';

/** The menu's entries in order, those of the specification and two more; the second opens the categories. */
const ENTRIES = {
  en: [
    'HOME',
    'PRODUCTS',
    'ABOUT',
    'TIPS & TRICKS',
    'CONTACT',
    'BRANCHES',
    'TRACK YOUR ORDER',
    'FAQ',
    'PRIVACY',
  ],
  ar: [
    'الرئيسية',
    'المنتجات',
    'من نحن',
    'نصائح وإرشادات',
    'اتصل بنا',
    'الفروع',
    'متابعة الطلب',
    'الأسئلة الشائعة',
    'الخصوصية',
  ],
};

const PHONE = { width: 390, height: 844 };

/** Scroll position when the menu opens. */
const SCROLLED_PX = 500;

/** The mobile menu, opened by the burger button. */
async function openMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).press('Enter');
  const menu = page.getByRole('dialog', { name });
  await menu.waitFor();
  return menu;
}

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test(
  'Back closes the open menu, and leaves the page the next time',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await open('/faq');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/faq$/);
    const here = page.url();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('menu'), exact: true })
      .tap();
    const menu = page.getByRole('dialog', { name: t('menu') });
    await menu.waitFor();
    await page.evaluate(() => history.back());
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(here);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  },
);

test(
  'the menu keeps the keyboard in and the page still; Escape closes it and the burger has the focus again',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await open('/');
    await hydrated(page);
    const scrollTo = (px: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), px);
    // The header is hidden after scrolling down, and returns on scroll up.
    const header = page.getByRole('banner');
    await scrollTo(2 * SCROLLED_PX);
    await expect(header).not.toBeInViewport();
    await scrollTo(SCROLLED_PX);
    await expect(header).toBeInViewport({ ratio: 1 });
    const menu = await openMenu(page, t('menu'));
    expect(await menu.evaluate((element) => getComputedStyle(element).zIndex)).toBe(String(OVERLAY_Z_INDEX));
    const close = menu.getByRole('button', { name: t('close') });
    await expect(close).toBeFocused();
    await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(SCROLLED_PX);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').or(page.getByRole('main')).locator(':focus')).toHaveCount(0);
    }
    await expect(menu.locator(':focus')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(SCROLLED_PX);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('button', { name: t('menu'), exact: true }),
    ).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(SCROLLED_PX);
  },
);

test('the menu lists what the specification lists and the wishlist, and the products open their categories', async ({
  page,
  open,
  t,
  locale,
}) => {
  await open('/faq');
  await hydrated(page);
  const menu = await openMenu(page, t('menu'));
  await expect(menu.getByRole('listitem')).toHaveText([...ENTRIES[locale], t('menu.wishlist')]);
  const products = menu.getByRole('button', { name: ENTRIES[locale][1] ?? '' });
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await products.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, { without: ['main'] });
  const category = menu.getByRole('list').getByRole('list').getByRole('link').first();
  await category.click();
  await expect(page).toHaveURL(/\/category\/\d+/);
  await expect(menu).toBeHidden();
});

test(
  'customers find their profile and the way out in the menu, after all else',
  { tag: '@desktop' },
  async ({ page, open, t, locale }) => {
    await becomeCustomer(page);
    await open('/faq');
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: CUSTOMER_NAME }).waitFor();
    const menu = await openMenu(page, t('menu'));
    if (locale === 'en') expect([t('menu.profile'), t('menu.logout')]).toEqual(['PROFILE', 'LOGOUT']);
    await expect(menu.getByRole('listitem')).toHaveText([
      ...ENTRIES[locale],
      t('menu.wishlist'),
      t('menu.profile'),
      t('menu.logout'),
    ]);
    await menu.getByRole('button', { name: t('menu.logout') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('logout_done') })).toBeVisible();
    await expect(page).toHaveURL(localePath('/', locale));
    await expect(page.getByRole('banner').getByRole('link', { name: t('sign_up_login') })).toBeVisible();
  },
);
