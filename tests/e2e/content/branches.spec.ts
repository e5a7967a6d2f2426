import { localePath } from '../../../domain/core/paths.js';
import { expect, holdScripts, hydrated, test } from '../fixtures.js';

const TYRES = '/tyres';

test(
  'the way from a branch to its tyres, pressed before any script has run, is followed once',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const letThrough = await holdScripts(page);
    await page.goto(localePath('/branches', locale), { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const book = page.getByRole('main').getByRole('link', { name: t('branches.book') });
    await expect(book.first()).toHaveAttribute('href', localePath(TYRES, locale));
    const before = await page.evaluate(() => history.length);
    await book.first().click();
    letThrough();
    await expect(page).toHaveURL(new RegExp(`${localePath(TYRES, locale)}$`));
    await hydrated(page);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  },
);
