import type { ShopShell, TranslationOverrides } from '../../domain/content/content.js';
import { localePath } from '../../domain/core/paths.js';
import { TEST_DATABASE_URL } from '../support/addresses.js';
import { BROWSER_LANGUAGES } from '../support/browserLanguages.js';
import { changeDocument } from '../support/documents.js';
import { skipToRefresh } from './support/clock.js';
import { expect, hydrated, test } from './fixtures.js';

/* Content that editors change after the build. Serial, because the tests write the same documents. */
test.describe.configure({ mode: 'serial' });

const COPYRIGHTS = { en: '© A line of today', ar: '© سطر اليوم' };
const NETWORKS = { en: 'Find us here', ar: 'تابعونا' };

const changeShell = (change: (shell: ShopShell) => ShopShell) =>
  changeDocument(TEST_DATABASE_URL, 'shell', change);
const changeWords = (change: (words: TranslationOverrides) => TranslationOverrides) =>
  changeDocument(TEST_DATABASE_URL, 'translations', change);

test.describe('after an editor has changed the footer and a word', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  let undo: (() => Promise<unknown>)[] = [];

  test.beforeAll(async () => {
    const shell = await changeShell((old) => ({ ...old, footer: { ...old.footer, copyrights: COPYRIGHTS } }));
    const words = await changeWords((old) => ({ ...old, social_media: NETWORKS, nonsense: NETWORKS }));
    undo = [() => changeShell(() => shell), () => changeWords(() => words)];
  });

  test.afterAll(async () => {
    for (const step of undo) await step();
  });

  test('pages from before show it without a build, and once more without the shop', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    await skipToRefresh(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(COPYRIGHTS.en)).toBeVisible();
    await expect(footer.getByRole('list', { name: NETWORKS.en })).toBeVisible();
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cache:')));
    await expect
      .poll(async () => (await kept()).sort())
      .toEqual([
        'cache:/wpFetch/get_footer',
        'cache:/wpFetch/nav_links',
        'cache:/wpFetch/nav_links_mobile',
        'cache:/wpFetch/translations',
      ]);

    await page.route('**/api/wpFetch/**', (route) => route.abort());
    await page.reload();
    await expect(footer.getByText(COPYRIGHTS.en)).toBeVisible();

    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(footer.getByText(COPYRIGHTS.ar)).toBeVisible();
    await expect(footer.getByRole('list', { name: NETWORKS.ar })).toBeVisible();
  });

  for (const locale of BROWSER_LANGUAGES) {
    test(`pages that are rendered on demand have it in their HTML in ${locale}`, async ({ request }) => {
      const html = await (await request.get(localePath('/search?search=michelin', locale))).text();
      expect(html).toContain(COPYRIGHTS[locale]);
      expect(html).toContain(`aria-label="${NETWORKS[locale]}"`);
      expect(html).not.toContain('nonsense');
    });
  }
});

test('what a browser has kept gives way to a page that was written later', async ({ page }) => {
  await page.goto('/about');
  const copyrights = await page.getByRole('contentinfo').getByText('©').textContent();
  await page.evaluate(() => {
    const stale = { links: [], footer_menu: [] };
    const entry = JSON.stringify({ storedAt: 1_000_000_000_000, value: stale });
    localStorage.setItem('cache:/wpFetch/nav_links_mobile', entry);
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('contentinfo').getByText('©')).toHaveText(copyrights ?? '');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cache:/wpFetch/nav_links_mobile')))
    .not.toContain('"storedAt":1000000000000');
});

test.describe('without its words', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('hydrates an Arabic page and loads the next one from the server, with a warning', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/i18n/ar.*', (route) => route.abort());
    await page.goto('/ar/cart');
    await hydrated(page);
    const search = page.getByRole('banner').getByRole('combobox', { name: 'بحث', exact: true });
    await search.fill('zzzzqqqq');
    await expect(page.getByRole('status').filter({ hasText: 'لا توجد نتائج' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/cart/);
    await hydrated(page);
    expect(warnings.join('\n')).toContain('The words of "ar" could not be loaded.');
  });
});
