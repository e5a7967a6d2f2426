import { localePath } from '../../domain/core/paths.js';
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

test('an unknown product is a 404 page in the language of the address', async ({ page, locale, t }) => {
  const path = localePath('/product/simple/7777777', locale);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByText(t('not_found.message', { path }))).toBeVisible();
});

test(
  'a product under the wrong type moves for good to the right address',
  { tag: '@desktop' },
  async ({ request, locale }) => {
    const prefix = locale === 'ar' ? '/ar' : '';
    const list = (await (await request.get('/api/wcFetch/products?per_page=100')).json()) as {
      items: { id: number; type: string }[];
    };
    const variable = list.items.find(({ type }) => type === 'variable');
    const response = await request.get(`${prefix}/product/simple/${variable?.id}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toBe(`${prefix}/product/variable/${variable?.id}`);
  },
);
