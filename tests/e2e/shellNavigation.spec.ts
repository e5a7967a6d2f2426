import { localePath } from '../../domain/paths.js';
import { expect, hydrated, test } from './fixtures.js';

const CATEGORY = '/category/1';

/** Where the history says that the page was scrolled to, in px. */
function keptPlace(): unknown {
  return (history.state as { scrollPosition?: { y: number } | null } | null)?.scrollPosition?.y;
}

test('the next page begins at its top, is announced by its title and has the focus; going back finds the place again', async ({
  page,
  open,
}) => {
  await open(CATEGORY);
  await hydrated(page);
  const before = await page.title();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  // The place is kept a moment after scrolling has ended.
  await expect.poll(() => page.evaluate(keptPlace)).toBe(900);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).not.toHaveTitle(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]#announcer')).toHaveText(await page.title());

  await page.goBack();
  await expect(page).toHaveTitle(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('an address with a hash leads to what it names, also within a visit', async ({ page, open, locale }) => {
  await open('/faq');
  await hydrated(page);
  const id = await page
    .getByRole('main')
    .locator('section[id], h2[id], details[id], article[id]')
    .last()
    .getAttribute('id');
  expect(id).not.toBeNull();
  await open('/about');
  await hydrated(page);
  const href = `${localePath('/faq', locale)}#${id ?? ''}`;
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .evaluate((link, target) => {
      link.setAttribute('href', target);
      (link as HTMLElement).click();
    }, href);
  await expect(page).toHaveURL(new RegExp('/faq#'));
  const named = page.locator(`[id="${id ?? ''}"]`);
  await expect(named).toBeInViewport();
  await expect(named).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
