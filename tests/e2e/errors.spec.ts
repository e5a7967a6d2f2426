import type { Page } from '@playwright/test';
import { localePath } from '../../domain/paths.js';
import { expectAccessible } from './axe.js';
import { expect, hydrated, test } from './fixtures.js';

/** What React says when it meets a page that cannot be drawn. */
test.use({ expectedErrors: /Minified React error|Cannot read properties|error occurred|status of 404/ });

/** Serves the page with data that it cannot be drawn from. */
async function breakPage(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/"pageProps":\{"/, '"pageProps":{"lost":0},"unused":{"'),
    });
  });
}

test('a page that breaks says so inside the shop, with the ways on of the not-found page', async ({
  page,
  open,
  locale,
  t,
}) => {
  await breakPage(page, localePath('/faq', locale));
  await open('/faq');
  await expect(page.getByRole('heading', { level: 1, name: t('error.internal_error') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('not_found.home') })
    .click();
  await expect(page).toHaveURL(localePath('/', locale));
  await expect(page.getByRole('heading', { level: 1, name: t('error.internal_error') })).toHaveCount(0);
});

test.describe('to a robot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('a page that breaks goes on showing what was prerendered', async ({ page, open, locale, t }) => {
    await breakPage(page, localePath('/faq', locale));
    await open('/faq');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('group').first()).toBeVisible();
    await expect(page.getByText(t('error.internal_error'))).toHaveCount(0);
  });
});

test('an unknown path is a 404 page in the language of its address, with three ways on', async ({
  page,
  locale,
  t,
}) => {
  const path = '/no-such-page';
  const response = await page.goto(localePath(path, locale));
  expect(response?.status()).toBe(404);
  await expect(page.getByText(t('not_found.message', { path }))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.locator(`a[href^="${localePath('/category/', locale)}"]`).first()).toBeVisible();
  await expect(main.getByRole('link', { name: t('not_found.home') })).toBeVisible();
});

test('code that is missing after a deployment reloads the page once, not twice within 10 s', async ({
  page,
  open,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await open('/faq');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('combobox').focus();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
});

test('a new deployment is noticed and taken by the next navigation', async ({ page, open }) => {
  await page.clock.install();
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'another', timestamp: 1 } }),
  );
  await open('/faq');
  await hydrated(page);
  const asked = page.waitForResponse('**/builds/latest.json');
  await page.clock.runFor('11:00');
  await asked;
  await page.evaluate(() => {
    document.title = 'The old document';
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await loaded;
  await expect(page).not.toHaveURL(/\/faq$/);
});

test('a stranger is led from the profile to the login, and back there afterwards', async ({
  page,
  open,
  locale,
}) => {
  await open('/profile');
  await expect(page).toHaveURL(new RegExp(`${localePath('/auth/login', locale)}\\?next=%2Fprofile`));
});
