import type { Locator, Page } from '@playwright/test';
import { localePath } from '../../domain/core/paths.js';
import type { MessageKey } from '../../locales/keys.js';
import { stopTime } from './support/clock.js';
import { expect, hydrated, test } from './fixtures.js';

const HEIGHT_PX = 900;
const AUTOPLAY_MS = 4000;
const SPACING_PX = 20;

const SLIDES_BY_WIDTH = [
  [700, 1],
  [767, 1],
  [768, 3],
  [800, 3],
  [1089, 3],
  [1090, 4],
  [1280, 4],
] as const;
/** One of each number of slides: at which width it changes is the same from right to left. */
const SOME_WIDTHS = SLIDES_BY_WIDTH.filter(([width]) => [700, 800, 1280].includes(width));

type Words = (key: MessageKey) => string;

/** The first carousel of the home page. */
function sliderOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('list').getByRole('article') })
    .first();
}

/** The same, scrolled into view. */
async function openSlider(
  page: Page,
  open: (path: string) => Promise<void>,
  width: number,
): Promise<Locator> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await open('/');
  await hydrated(page);
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  return slider;
}

/** Names of the visible products, in screen order. */
async function shown(slider: Locator): Promise<string[]> {
  return slider
    .locator('li:not([inert]):has(h3)')
    .evaluateAll((slides) =>
      slides
        .toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
        .map((slide) => slide.querySelector('h3')?.textContent ?? ''),
    );
}

const pauseButton = (slider: Locator, t: Words) => slider.getByRole('button', { name: t('slider.pause') });
const nextButton = (slider: Locator, t: Words) => slider.getByRole('button', { name: t('slider.next') });

test(`one, three or four of the products are in view, by the width, ${SPACING_PX} px apart, and only these can be met; arrows turn it round`, async ({
  page,
  open,
  locale,
  t,
}) => {
  const slider = await openSlider(page, open, 700);
  await pauseButton(slider, t).click();
  for (const [width, slides] of locale === 'en' ? SLIDES_BY_WIDTH : SOME_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await expect.poll(() => shown(slider), `at ${width} px`).toHaveLength(slides);
    await expect(async () => {
      const edges = await slider
        .locator('li:not([inert]):has(h3)')
        .evaluateAll((all) =>
          all.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      edges.sort((a, b) => a.left - b.left);
      for (const [place, { left }] of edges.slice(1).entries())
        expect(left - (edges[place]?.right ?? 0)).toBeCloseTo(SPACING_PX, 0);
      const frame = await slider.getByRole('list').first().boundingBox();
      expect(edges[0]?.left).toBeCloseTo(frame?.x ?? 0, 0);
      expect(edges.at(-1)?.right).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0), 0);
    }, `apart at ${width} px`).toPass();
  }

  await test.step('the next arrow brings the following product, from the side where the line ends', async () => {
    const before = await shown(slider);
    await nextButton(slider, t).click();
    const kept = locale === 'ar' ? before.slice(0, -1) : before.slice(1);
    await expect
      .poll(async () => {
        const now = await shown(slider);
        return locale === 'ar' ? now.slice(1) : now.slice(0, -1);
      })
      .toEqual(kept);
    const [previous, next] = await Promise.all(
      [slider.getByRole('button', { name: t('slider.previous') }), nextButton(slider, t)].map((button) =>
        button.boundingBox(),
      ),
    );
    expect(Math.sign((next?.x ?? 0) - (previous?.x ?? 0))).toBe(locale === 'ar' ? -1 : 1);
  });

  await test.step('before the first product comes the last', async () => {
    const items = slider.locator('li:has(h3)');
    const isOver = () => shown(slider);
    await slider.getByRole('button', { name: t('slider.previous') }).click();
    const [beginning] = [await items.first().locator('h3').textContent()];
    await expect.poll(isOver).toContain(beginning);
    await page.setViewportSize({ width: 700, height: HEIGHT_PX });
    await expect.poll(isOver).toEqual([beginning]);
    await slider.getByRole('button', { name: t('slider.previous') }).click();
    await expect.poll(isOver).toEqual([await items.last().locator('h3').textContent()]);
  });

  await test.step('the tab key goes from the arrows through the products in view, and on past those out of sight', async () => {
    if (locale !== 'en') return;
    await page.setViewportSize({ width: 1280, height: HEIGHT_PX });
    await expect.poll(() => shown(slider)).toHaveLength(4);
    const seen = await shown(slider);
    await nextButton(slider, t).press('Enter');
    // During the animation one slide more or less is visible.
    await expect
      .poll(async () => {
        const now = await shown(slider);
        return { inView: now.length, ofBefore: now.filter((name) => seen.includes(name)).length };
      })
      .toEqual({ inView: seen.length, ofBefore: seen.length - 1 });
    await nextButton(slider, t).focus();
    const met = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const name = await slider.evaluate((region) =>
        region.contains(document.activeElement)
          ? (document.activeElement?.closest('article')?.querySelector('h3')?.textContent ?? '')
          : null,
      );
      if (name === null) break;
      met.add(name);
    }
    expect([...met].sort()).toEqual((await shown(slider)).sort());
  });
});

test(
  'with four products or fewer there are no arrows',
  { tag: '@english' },
  async ({ page, open, locale, t }) => {
    await page.setViewportSize({ width: 800, height: HEIGHT_PX });
    const home = localePath('/', locale);
    await page.route(`${home === '/' ? '' : home}/page.json`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { pageProps: { bestSellers: unknown[] } };
      body.pageProps.bestSellers.splice(4);
      await route.fulfill({ response, json: body });
    });
    await open('/faq');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link').first().click();
    const slider = sliderOf(page);
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.getByRole('article')).toHaveCount(4);
    await expect(pauseButton(slider, t)).toBeVisible();
    await expect(nextButton(slider, t)).toHaveCount(0);
    await expect(slider.getByRole('button', { name: t('slider.previous') })).toHaveCount(0);
  },
);

test(
  'at 390 px the products stand under one another, under a title that stays',
  { tag: '@english' },
  async ({ page, open, t }) => {
    const slider = await openSlider(page, open, 390);
    const articles = slider.getByRole('article');
    const [first, second] = [await articles.nth(0).boundingBox(), await articles.nth(1).boundingBox()];
    expect(first?.x).toBe(second?.x);
    expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
    await expect(nextButton(slider, t)).toBeHidden();
    await articles.nth(3).scrollIntoViewIfNeeded();
    await expect(slider.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(pauseButton(slider, t)).toBeHidden();

    const header = page.getByRole('banner');
    const scrollBy = (px: number) =>
      page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), px);
    await expect(async () => {
      await scrollBy(-20);
      await expect(header).toBeInViewport({ ratio: 1, timeout: 500 });
    }, 'the header returns').toPass();
    const titleBelow = async () => {
      const [bar, title] = [
        await header.boundingBox(),
        await slider.getByRole('heading').first().boundingBox(),
      ];
      return (title?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? Infinity));
    };
    await expect.poll(titleBelow, 'the title is below the header').toBeGreaterThanOrEqual(0);
    await expect(async () => {
      await scrollBy(20);
      await expect(header).not.toBeInViewport({ timeout: 500 });
    }, 'the header leaves').toPass();

    const hit = await slider.getByRole('heading', { level: 2 }).evaluate((title) => {
      const middle = () => title.getBoundingClientRect().top + title.getBoundingClientRect().height / 2;
      const button = title
        .closest('section')
        ?.querySelectorAll('article button, article [aria-describedby]')[6];
      window.scrollBy(0, (button?.getBoundingClientRect().top ?? 0) - middle() + 10);
      const { x = 0, width = 0 } = button?.getBoundingClientRect() ?? {};
      const top = document.elementFromPoint(x + width / 2, middle());
      return top?.closest('article') === null;
    });
    expect(hit, 'a card’s button passes below the title').toBe(true);
  },
);

test(
  'cards show the price and stock of now, asked for once for all sliders of the page',
  { tag: '@english' },
  async ({ page, open, t }) => {
    const asked: string[] = [];
    await page.route('**/api/wcFetch/cards?*', async (route) => {
      asked.push(route.request().url());
      const response = await route.fetch();
      const cards = (await response.json()) as { stock: number; price: string }[];
      const [first, second] = cards.map((card) => ({ ...card, stock: 0, price: '12345.00' }));
      await route.fulfill({ response, json: [first, second, ...cards.slice(2)] });
    });
    const slider = await openSlider(page, open, 390);
    const gone = page.getByRole('main').getByRole('article').filter({ hasText: '12,345' });
    await expect(gone.first()).toBeVisible();
    await expect(gone.first().getByText(t('out_of_stock')).first()).toBeVisible();
    await expect(gone.first().getByRole('button', { name: t('cart.add') })).toHaveCount(0);
    const others = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('article') });
    await others.last().scrollIntoViewIfNeeded();
    await expect(others.last().getByRole('article').last()).toBeVisible();
    expect(asked).toHaveLength(1);
    const ids = new URL(asked[0] ?? '').searchParams.get('ids')?.split(',') ?? [];
    expect(ids.length).toBeGreaterThan(await slider.getByRole('article').count());
  },
);

test(
  `it plays by itself every ${AUTOPLAY_MS} ms, also after one has turned it oneself, until it is told to pause`,
  { tag: '@english' },
  async ({ page, open, t }) => {
    await page.clock.install();
    const slider = await openSlider(page, open, 700);
    await pauseButton(slider, t).waitFor();
    await stopTime(page);
    const [first] = await shown(slider);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return shown(slider);
      })
      .not.toEqual([first]);
    const [second] = await shown(slider);
    await page.clock.runFor(AUTOPLAY_MS - 1500);
    expect(await shown(slider)).toEqual([second]);
    await page.clock.runFor(2500);
    await expect.poll(() => shown(slider)).not.toEqual([second]);

    const [third] = await shown(slider);
    await nextButton(slider, t).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return shown(slider);
      })
      .not.toEqual([third]);
    const [fourth] = await shown(slider);
    await page.clock.runFor(AUTOPLAY_MS + 1000);
    await expect.poll(() => shown(slider)).not.toEqual([fourth]);

    await page.evaluate(() =>
      document.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        { capture: true, once: true },
      ),
    );
    const [fifth] = await shown(slider);
    await slider
      .locator('li:not([inert]):has(h3)')
      .getByRole('link', { name: t('view_product') })
      .click();
    await page.clock.runFor(AUTOPLAY_MS + 1000);
    await expect.poll(() => shown(slider), 'it goes on after a click in a slide').not.toEqual([fifth]);

    await pauseButton(slider, t).click();
    await expect(slider.getByRole('button', { name: t('slider.play') })).toBeVisible();
    const paused = await shown(slider);
    await page.clock.runFor(3 * AUTOPLAY_MS);
    expect(await shown(slider)).toEqual(paused);
  },
);

test(
  'under reduced motion it does not play, and there is nothing to pause',
  { tag: '@english' },
  async ({ page, open, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const slider = await openSlider(page, open, 700);
    await nextButton(slider, t).waitFor();
    await expect(pauseButton(slider, t)).toHaveCount(0);
    const before = await shown(slider);
    await page.clock.runFor(3 * AUTOPLAY_MS);
    expect(await shown(slider)).toEqual(before);
  },
);
