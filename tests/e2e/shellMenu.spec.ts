import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { becomeCustomer, CUSTOMER_NAME } from './customer.js';
import { expect, hydrated, test } from './fixtures.js';

const PHONE = { width: 390, height: 844 };

/** The menu of narrow screens, opened by its burger. */
async function openMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).press('Enter');
  const menu = page.getByRole('dialog', { name });
  await menu.waitFor();
  return menu;
}

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('the menu keeps the keyboard in and the page still; Escape closes it and the burger has the focus again', async ({
  page,
  open,
  t,
}) => {
  await open('/');
  await hydrated(page);
  const menu = await openMenu(page, t('menu'));
  await expectAccessible(page);
  const close = menu.getByRole('button', { name: t('close') });
  await expect(close).toBeFocused();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').or(page.getByRole('main')).locator(':focus')).toHaveCount(0);
  }
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: t('menu'), exact: true })).toBeFocused();
});

test('the menu lists what the specification lists, and the products open their categories', async ({
  page,
  open,
  t,
  locale,
}) => {
  await open('/faq');
  await hydrated(page);
  const menu = await openMenu(page, t('menu'));
  if (locale === 'en') {
    for (const name of ['HOME', 'ABOUT', 'TIPS & TRICKS', 'CONTACT', 'FAQ', 'PRIVACY']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
  }
  await expect(menu.getByRole('link', { name: t('menu.profile') })).toHaveCount(0);
  const products = menu.getByRole('button', { expanded: false });
  await products.click();
  const category = menu.getByRole('list').getByRole('list').getByRole('link').first();
  await category.click();
  await expect(page).toHaveURL(/\/category\/\d+/);
  await expect(menu).toBeHidden();
});

test('customers find their profile and the way out in the menu', async ({ page, open, t }) => {
  await becomeCustomer(page);
  await open('/faq');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: CUSTOMER_NAME }).waitFor();
  const menu = await openMenu(page, t('menu'));
  await expect(menu.getByRole('link', { name: t('menu.profile') })).toBeVisible();
  await menu.getByRole('button', { name: t('menu.logout') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('logout_done') })).toBeVisible();
});

test('going back closes the menu', async ({ page, open, t }) => {
  await open('/faq');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/faq$/);
  const menu = await openMenu(page, t('menu'));
  await page.goBack();
  await expect(menu).toBeHidden();
});

test('the filters of a category open as a dialog without an accessibility violation', async ({
  page,
  open,
  t,
}) => {
  await open('/category/1');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('listing.filter'), exact: true })
    .click();
  const sheet = page.getByRole('dialog', { name: t('listing.filter') });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('close') }).click();
  await expect(sheet).toBeHidden();
});
