import type { Locator, Page } from '@playwright/test';
import { SEARCH_DEBOUNCE_MS } from '../../../domain/core/limits.js';
import { expectAccessible } from '../support/axe.js';
import { stopTime } from '../support/clock.js';
import { expect, hydrated, test } from '../fixtures.js';

const SUGGESTIONS = '**/api/wpFetch/search_key?*';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox');

async function expectActive(page: Page, option: Locator): Promise<void> {
  const id = await option.getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(option).toHaveAttribute('aria-selected', 'true');
}

test(
  'suggestions have a picture and a price, are counted aloud and chosen by keyboard alone; a cleared box starts over',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await open('/faq');
    await hydrated(page);
    await expect(page.locator('input').first(), 'the first field of the page').toHaveAccessibleName(
      t('search'),
    );
    await box(page).pressSequentially('michelin');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(options.first().locator('img')).toBeVisible();
    await expect(options.first()).toContainText(/\d,\d{3}/);
    const products = options.filter({ has: page.locator('img') });
    const counted = t('search.found', { count: await products.count() });
    await expect(page.getByRole('status').filter({ hasText: counted })).toHaveCount(1);
    await expectAccessible(page, { without: ['main'] });
    const caret = () => box(page).evaluate((field) => (field as HTMLInputElement).selectionStart);
    await box(page).press('Home');
    await expect.poll(caret).toBe(0);
    await box(page).press('End');
    await expect.poll(caret).toBe('michelin'.length);
    await box(page).press('ArrowDown');
    await expectActive(page, options.first());
    await box(page).press('ArrowUp');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /.+/);
    await box(page).press('ArrowUp');
    await expectActive(page, options.last());
    await expect(options.last()).toHaveAttribute('href', /\/search\?search=michelin$/);
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    await expectActive(page, options.first());
    const href = await options.first().getAttribute('href');
    await box(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(options).toHaveCount(0);

    await test.step('what is typed in a cleared box does not show the former suggestions', async () => {
      await box(page).fill('michelin');
      await options.first().waitFor();
      await page.route(SUGGESTIONS, () => undefined);
      await box(page).fill('');
      await expect(options).toHaveCount(0);
      await box(page).pressSequentially('mi');
      await expect(options).toHaveCount(0);
    });

    await box(page).fill('ميشلان');
    await expect(box(page), 'Arabic words begin where Latin ones do').toHaveCSS('text-align', 'left');

    await test.step('empty it leads to all products', async () => {
      await box(page).fill('   ');
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\/search$/);
    });
  },
);

test(
  'Enter searches for what is written, a click chooses, and nothing found is said; all else puts the list away',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await open('/faq');
    await hydrated(page);
    const options = page.getByRole('option');
    await test.step('Escape, an emptied box and a shop that does not answer put the list away', async () => {
      await box(page).fill('zzzzqqqq');
      await expect(page.getByRole('status').filter({ hasText: t('no_results_found') })).toBeVisible();
      await box(page).fill('michelin');
      await options.first().waitFor();
      await box(page).press('Escape');
      await expect(options).toHaveCount(0);
      await expect(box(page)).toHaveValue('michelin');

      await box(page).fill('micheli');
      await options.first().waitFor();
      await box(page).fill('');
      await expect(options).toHaveCount(0);

      await box(page).fill('michel');
      await options.first().waitFor();
      await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 422, json: {} }));
      await box(page).fill('michele');
      await expect(options).toHaveCount(0);
      await page.unroute(SUGGESTIONS);
      await box(page).fill('');
    });

    await box(page).pressSequentially(' michelin ');
    await page.getByRole('option').first().waitFor();
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?search=michelin$/);
    await expect(box(page)).toHaveValue('michelin');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.reload();
    await expect(box(page)).toHaveValue('michelin');
    await expect(box(page), 'Latin words begin where Arabic ones do').toHaveCSS('text-align', 'right');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/search/);
    await expect(box(page)).toHaveValue('');

    await test.step('a click chooses; the next time the list is there at once, and asked for anew behind it', async () => {
      await box(page).fill('michelin');
      await options.first().waitFor();
      const names = await options.allTextContents();
      await options.first().click();
      await expect(page).toHaveURL(/\/product\/(simple|variable)\/\d+$/);

      let answer: () => void = () => undefined;
      const isTime = new Promise<void>((resolve) => (answer = resolve));
      await page.route(SUGGESTIONS, async (route) => {
        await isTime;
        await route.fulfill({ json: [] });
      });
      await page.reload();
      await hydrated(page);
      await box(page).fill('michelin');
      await expect(options).toHaveText(names);
      answer();
      await expect(options).toHaveCount(0);
    });
  },
);

test(
  `the shop is asked ${SEARCH_DEBOUNCE_MS} ms after the last letter, and what was asked before is dropped`,
  { tag: '@desktop' },
  async ({ page, open }) => {
    expect(SEARCH_DEBOUNCE_MS).toBe(500);
    const asked: string[] = [];
    const dropped: string[] = [];
    const keyword = (url: string) => new URL(url).searchParams.get('keyword') ?? '';
    page.on('requestfailed', (request) => dropped.push(keyword(request.url())));
    await page.route(SUGGESTIONS, (route) => {
      asked.push(keyword(route.request().url()));
      return asked.length > 1 ? route.continue() : undefined;
    });
    await page.clock.install();
    await open('/faq');
    await hydrated(page);
    await box(page).focus();
    await expect(box(page)).toHaveAttribute('aria-haspopup', 'listbox');
    await stopTime(page);
    await box(page).pressSequentially('mich');
    await expect(box(page)).toHaveValue('mich');
    await page.clock.runFor(SEARCH_DEBOUNCE_MS - 20);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => asked).toEqual(['mich']);
    await box(page).pressSequentially('e');
    await expect.poll(() => dropped).toEqual(['mich']);
    await page.clock.runFor(SEARCH_DEBOUNCE_MS + 200);
    await expect.poll(() => asked).toEqual(['mich', 'miche']);
  },
);

test(
  'what is typed before the suggestions have loaded keeps its place and the focus',
  { tag: '@phone' },
  async ({ page, open }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await open('/faq');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const field = await box(page).elementHandle();
    await box(page).pressSequentially('miche');
    release();
    await page.getByRole('option').first().waitFor();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('miche');
    expect(await box(page).evaluate((now, before) => now === before, field)).toBe(true);
    await page.keyboard.type('lin');
    await expect(box(page)).toHaveValue('michelin');
  },
);
