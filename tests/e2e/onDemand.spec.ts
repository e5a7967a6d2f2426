import { expect, hydrated, test } from './fixtures.js';
import { addOwnProduct } from './support/shopDatabase.js';

test(
  'a product that was added after the build opens under its address',
  { tag: '@phone' },
  async ({ page, open, locale }) => {
    const id = await addOwnProduct();
    await open(`/product/simple/${id}`);
    const name = locale === 'ar' ? `وصل متأخرًا ${id}` : `Late Arrival ${id}`;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(String(id)));
    await hydrated(page);
  },
);
