import type { Page } from '@playwright/test';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { expect, hydrated, test } from '../fixtures.js';

const SMALL_PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
/** Three of them are as high as such a screen without its header and its menu. */
const CARD_PX = 190;

const FIRST_PRODUCTS = [
  ['/category/1', 330],
  ['/category/4', 330],
  ['/search?car=toyota-corolla_2018', 400],
  ['/search?car=toyota-corolla_2018_195-65-R15', 400],
  ['/search?width=195&aspect=65&rim=15', 400],
] as const;

test(
  'the first product of a list begins within 400 px on a small phone, and three cards are on its screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    for (const locale of LOCALES) {
      for (const [path, most] of FIRST_PRODUCTS) {
        await page.goto(localePath(path, locale));
        const first = page.getByRole('main').getByRole('article').first();
        expect((await first.boundingBox())?.y, `${locale} ${path}`).toBeLessThanOrEqual(most);
      }
      await page.goto(localePath('/category/2', locale));
      const heights = await page
        .locator('main article')
        .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().height));
      const usual = heights.toSorted((a, b) => a - b)[1] ?? Infinity;
      expect(usual, locale).toBeLessThanOrEqual(CARD_PX);
    }
  },
);

test(
  'the first row of a list has its names and prices in the first screen of a desktop, on the same lines',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    for (const locale of LOCALES) {
      for (const path of ['/category/1', '/category/3', '/search']) {
        await page.goto(localePath(path, locale));
        await hydrated(page);
        const bottoms = await firstRowBottoms(page);
        expect.soft(bottoms.length, `${locale} ${path}`).toBeGreaterThanOrEqual(6);
        expect.soft(Math.max(...bottoms), `${locale} ${path}`).toBeLessThanOrEqual(DESKTOP.height);
        if (path !== '/category/1') continue;
        for (const part of [
          'h3',
          'h3 a > span:last-child',
          'ul:has(b)',
          'p:has(bdi):has(span span)',
          'a[tabindex]',
        ])
          expect(await topsOf(page, part), `${locale}: ${part}`).toHaveLength(1);
      }
    }
  },
);

/** The lower edges of the names and prices of the cards in the first row. */
function firstRowBottoms(page: Page): Promise<number[]> {
  return page.locator('main article').evaluateAll((cards) => {
    const top = cards[0]?.getBoundingClientRect().top;
    return cards
      .filter((card) => card.getBoundingClientRect().top === top)
      .flatMap((card) => [
        card.querySelector('h3'),
        [...card.querySelectorAll('p')].find((line) => /\d,\d{3}/.test(line.textContent)),
      ])
      .map((part) => part?.getBoundingClientRect().bottom ?? Infinity);
  });
}

/** The places from above of a part of the cards in the first row. */
async function topsOf(page: Page, part: string): Promise<number[]> {
  return page.locator('main article').evaluateAll((cards, selector) => {
    const top = cards[0]?.getBoundingClientRect().top;
    const row = cards.filter((card) => card.getBoundingClientRect().top === top);
    const tops = row.map((card) => card.querySelector(selector)?.getBoundingClientRect().top ?? -1);
    return [...new Set(tops.map(Math.round))];
  }, part);
}
