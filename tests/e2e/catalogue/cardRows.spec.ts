import { expect, hydrated, test } from '../fixtures.js';

/** What stands in a card above its buttons: the name, the excerpt, and the stock. */
const PARTS = ['h3', 'h3 + p', 'p:last-of-type'];

test(
  'the cards of a slider have each of their parts at one height',
  { tag: '@desktop' },
  async ({ page, open }) => {
    await open('/product/variable/101?variation=108');
    await hydrated(page);
    const sliders = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('article') });
    await expect(sliders).not.toHaveCount(0);
    for (const slider of await sliders.all()) {
      await slider.scrollIntoViewIfNeeded();
      for (const part of PARTS) {
        const cards = slider.getByRole('article').filter({ visible: true });
        await expect
          .poll(() =>
            cards.evaluateAll(
              (articles, selector) =>
                new Set(
                  articles.map((article) => {
                    const found = [...article.querySelectorAll(selector)].at(-1);
                    return Math.round(found?.getBoundingClientRect().top ?? 0);
                  }),
                ).size,
              part,
            ),
          )
          .toBe(1);
      }
    }
  },
);
