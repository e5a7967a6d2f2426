import { expect, hydrated, test } from './fixtures.js';

/** A product has some 300 elements; its header, first picture, name and price need these. */
const MOST_ELEMENTS = 135;

interface Frame {
  elements: number;
  pictures: number;
}

declare global {
  interface Window {
    /** The frame in which the next page's heading appeared. */
    nextFrame?: Frame;
  }
}

test(
  'scripts are requested once the first frame is on the screen',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/product/simple/120');
    await hydrated(page);
    const { paintedAt, requestedAt } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      requestedAt: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(requestedAt.length).toBeGreaterThan(0);
    expect(Math.min(...requestedAt)).toBeGreaterThanOrEqual(paintedAt);
  },
);

test(
  'the first frame of the next product has what is above the fold, and the rest follows',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.addInitScript(watchNextFrame);
    await open('/product/simple/120');
    await hydrated(page);
    const next = page.locator('main article h3 a').first();
    await next.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await next.tap();
    const drawn = await page.waitForFunction(() => window.nextFrame);
    const frame = await drawn.jsonValue();
    expect(frame?.pictures).toBe(1);
    expect(frame?.elements).toBeLessThanOrEqual(MOST_ELEMENTS);
    await expect(page.getByRole('heading', { name: t('product.specifications') })).toBeAttached();
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: t('cart.add') })
        .first(),
    ).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

/** Runs in the page, before its scripts. */
function watchNextFrame(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const onClick = () => {
    const before = heading();
    const look = () => {
      if (heading() === before) requestAnimationFrame(look);
      else {
        const main = document.querySelector('main');
        window.nextFrame = {
          elements: main?.querySelectorAll('*').length ?? NaN,
          pictures: main?.querySelectorAll('img').length ?? NaN,
        };
      }
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, { capture: true, once: true });
}
