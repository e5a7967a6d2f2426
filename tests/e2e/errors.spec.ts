import type { Page } from '@playwright/test';
import { localePath } from '../../domain/core/paths.js';
import { expectAccessible } from './support/axe.js';
import { expect, hydrated, test } from './fixtures.js';

/** React's console messages for a page that cannot be rendered. */
test.use({ expectedErrors: /Minified React error|Cannot read properties|error occurred|status of 404/ });

/** Serves the page with data that it cannot be rendered from. */
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

test(
  'a page that breaks says so inside the shop, with the ways on of the not-found page',
  { tag: '@phone' },
  async ({ page, open, locale, t }) => {
    await breakPage(page, localePath('/faq', locale));
    await open('/faq');
    await expect(page.getByRole('heading', { level: 1, name: t('error.page') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    const again = page.getByRole('main').getByRole('link', { name: t('action.retry') });
    await expect(again).toHaveJSProperty('href', page.url());
    await page
      .getByRole('main')
      .getByRole('link', { name: t('not_found.home') })
      .click();
    await expect(page).toHaveURL(localePath('/', locale));
    await expect(page.getByRole('heading', { level: 1, name: t('error.page') })).toHaveCount(0);
  },
);

/** Loads a script of the shop that throws this, later and outside of React. */
async function throwLater(page: Page, folder: string, statement: string): Promise<void> {
  await page.route(`**/${folder}/late.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `setTimeout(() => { ${statement} })` }),
  );
  await page.evaluate((address) => import(address), `/${folder}/late.js`);
}

test(
  'an error that nobody handles shows the error page, and one of a script that is not the shop’s leaves the page as it is',
  { tag: '@desktop' },
  async ({ page, open, locale, t }) => {
    const broken = page.getByRole('heading', { level: 1, name: t('error.page') });
    await open('/faq');
    await hydrated(page);
    const thrown = page.waitForEvent('pageerror');
    await throwLater(page, 'elsewhere', "throw new Error('error occurred')");
    await thrown;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await expect(broken).toHaveCount(0);

    await throwLater(page, 'assets', "throw new Error('error occurred')");
    await expect(broken).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('not_found.home') })
      .click();
    await expect(page).toHaveURL(localePath('/', locale));
    await expect(broken).toHaveCount(0);
    await throwLater(page, 'assets/later', "Promise.reject(new Error('error occurred'))");
    await expect(broken).toBeVisible();
  },
);

test.describe('for a robot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test(
    'a page that breaks goes on showing a robot what was prerendered',
    { tag: '@desktop' },
    async ({ page, open, locale, t }) => {
      await breakPage(page, localePath('/faq', locale));
      await open('/faq');
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('group').first()).toBeVisible();
      await expect(page.getByText(t('error.page'))).toHaveCount(0);
    },
  );
});

test(
  'code that is missing after a deployment reloads the page once, not twice within 10 s',
  { tag: '@desktop' },
  async ({ page, open }) => {
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
  },
);

test(
  'a new deployment is noticed and taken by the next navigation',
  { tag: '@phone' },
  async ({ page, open }) => {
    await page.clock.install();
    await page.route(/\/builds\/(?:latest|meta\/another)\.json$/, (route) =>
      route.fulfill({ json: { id: 'another', timestamp: 1 } }),
    );
    await open('/faq');
    await hydrated(page);
    const asked = page.waitForResponse('**/builds/meta/another.json');
    await page.clock.runFor('11:00');
    await asked;
    await page.evaluate(() => {
      document.title = 'The old document';
    });
    const loaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await loaded;
    await expect(page).not.toHaveURL(/\/faq$/);
  },
);
