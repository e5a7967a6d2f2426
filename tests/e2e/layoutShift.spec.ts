import type { Page } from '@playwright/test';
import { localePath } from '../../domain/core/paths.js';
import { expect, hydrated, test } from './fixtures.js';

/** About a tenth of the threshold for a good CLS. */
const MOST_SHIFT = 0.01;
const COROLLA = 'toyota-corolla_2018';

declare global {
  interface Window {
    shifted: number;
    /** What moved, by how much and from where to where, for the message of a failure. */
    moved: string[];
  }
}

/** At the end of its list a page is judged on a desktop, where cards share rows. */
const PAGES: { path: string; car?: string; atEnd?: boolean }[] = [
  ...['/', '/category/1', '/product/variable/101', '/cart'].map((path) => ({ path })),
  ...['/', `/search?car=${COROLLA}`].map((path) => ({ path, car: COROLLA })),
  { path: '/category/1', atEnd: true },
];

/** Fonts are delayed until the page has been painted without them. */
for (const { path, car = null, atEnd = false } of PAGES) {
  const whose = car === null ? '' : ' of a shopper with a car';
  const where = atEnd ? ', at the end of its list,' : '';
  const title = `${path}${whose}${where} keeps its place when its scripts, its pictures and, last of all, its font come`;
  test(title, { tag: atEnd ? ['@desktop'] : [] }, async ({ page, locale, t }) => {
    await page.addInitScript((key) => {
      if (key === null) return;
      const kept = {
        key,
        make: 'Toyota',
        make_ar: 'تويوتا',
        model: 'Corolla',
        model_ar: 'كورولا',
        year: 2018,
      };
      localStorage.setItem('cars', JSON.stringify([kept]));
    }, car);
    let letFontsThrough: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (letFontsThrough = resolve));
    await page.route('**/*.woff2', async (route) => {
      await isTime;
      await route.continue();
    });
    await watchShifts(page);
    // The load event would wait for the font.
    await page.goto(localePath(path, locale), { waitUntil: 'commit' });
    await hydrated(page);
    if (atEnd) await page.getByRole('link', { name: t('listing.more') }).scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const before = await page.evaluate(() => document.fonts.status);
    expect(before).toBe('loading');
    letFontsThrough();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const shifted = await page.evaluate(() => window.shifted);
    test.info().annotations.push({ type: 'layout shift', description: shifted.toFixed(4) });
    const moved = await page.evaluate(() => window.moved.join('\n'));
    expect(shifted, moved).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('the home page’s carousel starts in place', { tag: '@phone' }, async ({ page, open, t }) => {
  // A tablet, where slides stand side by side.
  await page.setViewportSize({ width: 768, height: 1024 });
  await watchShifts(page);
  await open('/');
  await hydrated(page);
  const slider = page.getByRole('region', { name: t('home.best_sellers') });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole('button', { name: t('slider.pause') })).toBeVisible();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MOST_SHIFT);
});

/** The part of a `LayoutShift` entry that is read, which the DOM's types do not know. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds up in `window.shifted` how far the pages of a tab move, and names what moves in `window.moved`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    window.moved = [];
    const written = (at: DOMRectReadOnly) => `${at.x},${at.y} ${at.width}×${at.height}`;
    const named = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName}.${node.className}`
        : (node?.textContent?.slice(0, 40) ?? '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        window.shifted += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const from = `${named(node)}: ${written(previousRect)}`;
          window.moved.push(`${entry.value.toFixed(4)} ${from} to ${written(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
