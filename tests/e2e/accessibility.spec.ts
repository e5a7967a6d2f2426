import { AxeBuilder } from '@axe-core/playwright';
import { expect, hydrated, test } from './fixtures.js';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const PAGES = [
  '/',
  '/category/1',
  '/search?search=michelin',
  '/product/variable/101',
  '/faq',
  '/about',
  '/contact',
  '/tips-and-tricks',
  '/auth/login',
  '/auth/register',
  '/cart',
  '/no-such-page',
];

for (const path of PAGES) {
  test(`${path} has no accessibility violation, overflows nothing and has one main heading`, async ({
    page,
    open,
  }) => {
    await open(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
}
