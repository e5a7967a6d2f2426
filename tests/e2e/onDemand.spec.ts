import { insertProducts } from '../../server/adapters/embedded/seedProducts.js';
import { openDatabase } from '../../server/adapters/embedded/database.js';
import { PRODUCTS } from '../../server/adapters/embedded/seed/catalogue.js';
import { TEST_DATABASE_URL } from '../support/addresses.js';
import { expect, hydrated, test } from './fixtures.js';

const FIRST_LATE_ID = 900_000;

/** Puts a product into the shop's database, as an operator would after the site was built. */
async function addProduct(id: number): Promise<void> {
  const [template] = PRODUCTS.filter(({ variations }) => variations === undefined);
  if (template === undefined) throw new Error('The seed has no simple product');
  const product = {
    ...template,
    sku: `LATE-${id}`,
    name: { en: `Late Arrival ${id}`, ar: `وصل متأخرًا ${id}` },
  };
  const database = await openDatabase({ url: TEST_DATABASE_URL });
  try {
    await database.write((writer) => insertProducts(writer, [{ id, product, variationIds: [] }]));
  } finally {
    database.close();
  }
}

test('a product that was added after the build opens under its address', async ({ page, open, locale }, {
  parallelIndex,
  project,
}) => {
  const id =
    FIRST_LATE_ID +
    parallelIndex * 100 +
    ['en desktop', 'en phone', 'ar desktop', 'ar phone'].indexOf(project.name);
  await addProduct(id);
  await open(`/product/simple/${id}`);
  const name = locale === 'ar' ? `وصل متأخرًا ${id}` : `Late Arrival ${id}`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(String(id)));
  await hydrated(page);
});

test('an unknown product is a 404 page in the language of the address', async ({ page, locale, t }) => {
  const path = '/product/simple/7777777';
  const response = await page.goto(locale === 'ar' ? `/ar${path}` : path);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByText(t('not_found.message', { path }))).toBeVisible();
});

test('a product under the wrong type moves for good to the right address', async ({ request, locale }) => {
  const prefix = locale === 'ar' ? '/ar' : '';
  const list = (await (await request.get('/api/wcFetch/products?per_page=100')).json()) as {
    items: { id: number; type: string }[];
  };
  const variable = list.items.find(({ type }) => type === 'variable');
  const response = await request.get(`${prefix}/product/simple/${variable?.id}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe(`${prefix}/product/variable/${variable?.id}`);
});
