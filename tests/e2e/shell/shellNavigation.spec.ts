import { localePath } from '../../../domain/core/paths.js';
import { expect, hydrated, test } from '../fixtures.js';

const CATEGORY = '/category/1';

test(
  'the next page begins at its top, is announced by its title and has the focus; going back and a reload find the place again',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open(CATEGORY);
    await hydrated(page);
    const before = await page.title();
    const link = page.getByRole('contentinfo').getByRole('link').first();
    // In the same task, so that the scroll position is restored although nothing could have stored it later.
    await link.evaluate((element) => {
      window.scrollTo({ top: 900, behavior: 'instant' });
      (element as HTMLElement).click();
    });
    await expect(page).not.toHaveTitle(before);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]#announcer')).toHaveText(await page.title());
    // Browsers share the canonical URL, which must not be the previous page's.
    await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveTitle(before);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  },
);

test(
  'a place that was left by a search, or for another place of the page, is found again, too; an address with a hash leads to what it names within a visit',
  { tag: '@desktop' },
  async ({ page, open, locale }) => {
    await open('/faq');
    await hydrated(page);
    const link = page.getByRole('main').locator('a[href^="#"]').first();
    await link.evaluate((element) => {
      window.scrollTo({ top: 700, behavior: 'instant' });
      (element as HTMLElement).click();
    });
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);

    await page.locator('form[role=search]').evaluate((form) => {
      window.scrollTo({ top: 650, behavior: 'instant' });
      (form as HTMLFormElement).requestSubmit();
    });
    await expect(page).toHaveURL(/search/);
    await page.goBack();
    await expect(page).toHaveURL(/faq$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(650);

    const id = await page
      .getByRole('main')
      .locator('section[id], h2[id], details[id], article[id]')
      .last()
      .getAttribute('id');
    expect(id).not.toBeNull();
    const footerLink = page.getByRole('contentinfo').getByRole('link').first();
    await footerLink.click();
    await expect(page).not.toHaveURL(/faq/);
    const href = `${localePath('/faq', locale)}#${id ?? ''}`;
    await footerLink.evaluate((link, target) => {
      link.setAttribute('href', target);
      (link as HTMLElement).click();
    }, href);
    await expect(page).toHaveURL(new RegExp('/faq#'));
    const named = page.locator(`[id="${id ?? ''}"]`);
    await expect(named).toBeInViewport();
    await expect(named).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
);
