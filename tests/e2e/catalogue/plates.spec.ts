import type { Locator } from '@playwright/test';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { expectAccessible } from '../support/axe.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart } from '../support/shopping.js';

const COROLLA = '/search?car=toyota-corolla_2018';
const ROW_PX = 150;
const FIRST_SCREEN_PX = 800;

test(
  'tyres for a car are rows of at most 150 px on the narrowest phone, below three picks with their reasons',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(`${COROLLA}_195-65-R15`);
    await hydrated(page);
    const picks = page.getByRole('region', { name: t('pick.title') });
    await expect(picks.getByRole('article')).toHaveCount(3);
    await expect(picks.getByRole('article').first()).toContainText(/\d/);
    await expect(picks.locator('h4 small')).toHaveText([/^ \d+[A-Z]$/, /^ \d+[A-Z]$/, /^ \d+[A-Z]$/]);
    await expectSeen(picks.locator('h4 small'));
    const rows = page.locator('main article:has(ul)');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBeLessThanOrEqual(ROW_PX);
    await expectOwnNumbers(rows.first());
    await expectSeen(rows.first().locator('li b'));
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
    await expectAccessible(page);
  },
);

test(
  'three picks of each size of a car stand below a heading of that size, and one press chooses it',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(COROLLA);
    await hydrated(page);
    const sizes = page.getByRole('main').getByRole('region', { name: /^\d{3}.\d{2} R\d\d$/ });
    await expect(sizes).toHaveCount(3);
    await expect(sizes.last()).toContainText(t('size_group.stock', { count: 0 }));
    const size = sizes.filter({ has: page.getByRole('heading', { name: '205/55 R16' }) });
    await expect(size.getByRole('article').filter({ hasNotText: '205/55 R16' })).toHaveCount(0);
    await expect(size.getByRole('article')).toHaveCount(3);
    await expectAccessible(page);
    await size
      .getByRole('link')
      .filter({ hasText: t('size_group.all', { size: '205/55 R16', count: 20 }) })
      .press('Enter');
    await expect(page).toHaveURL(/car=toyota-corolla_2018_205-55-R16$/);
    await expect(sizes).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('listing.results') })).toBeFocused();
    await expect(page.getByRole('region', { name: t('pick.title') })).toBeInViewport();
  },
);

test(
  'the first tyres for a car have their names and prices in the first screen of a desktop',
  { tag: '@desktop' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: FIRST_SCREEN_PX });
    await open(COROLLA);
    await hydrated(page);
    const tyre = page.locator('main article').first();
    const bottoms = await tyre
      .locator('h4, p')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(FIRST_SCREEN_PX);
    await expectAccessible(page);
  },
);

test(
  'no button of a row of tyres lies on its prices, in any width and language',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(localePath('/tyres/205-55-r16', locale));
      await hydrated(page);
      for (const width of [360, 768, 1024, 1280, 1536]) {
        await page.setViewportSize({ width, height: FIRST_SCREEN_PX });
        const covered = await page.locator('main article:has(ul)').evaluateAll(
          (rows) =>
            rows.filter((row) => {
              const button = row.querySelector('button:not([aria-pressed])')?.getBoundingClientRect();
              return [...row.querySelectorAll('li b')].some((sum) => {
                const { left, right, bottom, top } = sum.getBoundingClientRect();
                return (
                  button !== undefined &&
                  left < button.right &&
                  button.left < right &&
                  top < button.bottom &&
                  button.top < bottom
                );
              });
            }).length,
        );
        expect.soft(covered, `${locale} ${width}`).toBe(0);
      }
    }
  },
);

test(
  'a variable tyre is listed in the size that fits, and one press adds four of that size',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    await open(`${COROLLA}_195-65-R15`);
    await hydrated(page);
    const rows = page.locator('main article:has(ul)');
    const variable = rows
      .filter({ has: page.locator('a[href*="/product/variable/"]') })
      .filter({ has: page.getByRole('button', { name: t('plate.add', { count: CAR_SET }) }) })
      .first();
    await expect(variable).toContainText('195/65 R15');
    await expect(variable.getByRole('link', { name: /195\/65 R15/ })).toHaveAttribute(
      'href',
      /variation=\d+/,
    );
    await variable.getByRole('button', { name: t('plate.add', { count: CAR_SET }) }).click();
    await expectCart(page, t, { pieces: CAR_SET });
  },
);

/** The number of each gauge is nearer to its own name than to the next one. */
async function expectOwnNumbers(row: Locator): Promise<void> {
  const gaps = await row.locator('li:has(b[aria-hidden])').evaluateAll((gauges) =>
    gauges.map((gauge) => {
      const [name, number] = [gauge.querySelector('span'), gauge.querySelector('b')].map((part) =>
        part?.getBoundingClientRect(),
      );
      const outer = gauge.getBoundingClientRect();
      const between = Math.max(
        (number?.left ?? 0) - (name?.right ?? 0),
        (name?.left ?? 0) - (number?.right ?? 0),
      );
      const after = Math.max(outer.right - (number?.right ?? 0), (number?.left ?? 0) - outer.left);
      return { between, isOwn: between < after };
    }),
  );
  expect(gaps).toHaveLength(3);
  expect(gaps.filter(({ isOwn }) => !isOwn)).toEqual([]);
}

/** Nothing lies over the texts, and none is cut short. */
async function expectSeen(texts: Locator): Promise<void> {
  await texts.first().scrollIntoViewIfNeeded();
  const hidden = await texts.evaluateAll((all) =>
    all.filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const at = (x: number) => document.elementFromPoint(x, (top + bottom) / 2);
      const row = text.closest('article');
      return ![left + 1, right - 1].every((x) => {
        const found = at(x);
        return found !== null && row?.contains(found) === true && found.closest('button') === null;
      });
    }),
  );
  expect(hidden).toHaveLength(0);
}
