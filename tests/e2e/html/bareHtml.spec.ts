import { type Locale, LOCALES } from '../../../domain/core/locale.js';
import { FEATURE_PAGES } from '../../../features/facts.js';
import { formAt } from '../../../domain/forms/formAt.js';
import { localePath, splitLocale } from '../../../domain/core/paths.js';
import { expect, test } from '../fixtures.js';

interface ApiProduct {
  id: number;
  type: 'simple' | 'variable';
  name: string;
  name_ar: string;
  price: string;
}

for (const locale of LOCALES) {
  for (const type of ['simple', 'variable'] as const) {
    test(`the bare HTML of a ${type} product says everything in ${locale}`, async ({ request }) => {
      const product = await firstProduct(request, type);
      const response = await request.get(localePath(`/product/${type}/${product.id}`, locale));
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(html).toContain(
        locale === 'ar' ? '<html lang="ar-SA" dir="rtl">' : '<html lang="en-US" dir="ltr">',
      );
      expect(html).toContain(locale === 'ar' ? product.name_ar : product.name);
      expect(html).toContain(new Intl.NumberFormat('en-US').format(Number(product.price)));
      const jsonLd = readJsonLd(html);
      expect(jsonLd.map((data) => data['@type'])).toContain(type === 'simple' ? 'Product' : 'ProductGroup');
      expect(JSON.stringify(jsonLd)).toContain(product.price);
      if (type === 'variable') {
        expect(html, 'no variation is chosen for the shopper').not.toMatch(/value="\d+" checked/);
        expect(html).toMatch(/<a href="#variations"/);
      }
      expect(html).toMatch(/<link rel="canonical" href="[^"]+">/);
      for (const hreflang of ['en', 'ar', 'x-default']) expect(html).toContain(`hreflang="${hreflang}"`);
    });
  }
}

const WITH_FORMS = [
  ...['/', '/faq', '/contact', '/category/1', '/search?search=oil', '/cart', '/profile'],
  ...['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/reset-password'],
  ...['/cars', '/login-success', '/forms/newsletter', '/no/such/page'],
  ...['/find-order', ...FEATURE_PAGES.map(({ path }) => path)],
];

test('every form has an address in its language that takes it without scripts', async ({ request }) => {
  for (const address of WITH_FORMS.flatMap((path) => LOCALES.map((locale) => localePath(path, locale)))) {
    const html = await (await request.get(address)).text();
    const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([tag]) => tag);
    expect.soft(forms.length, `forms of ${address}`).toBeGreaterThan(0);
    expect
      .soft(
        forms.filter((tag) => !isTaken(tag, splitLocale(address).locale)),
        address,
      )
      .toEqual([]);
  }
});

function isTaken(form: string, language: Locale): boolean {
  const { locale, path } = splitLocale(/action="([^"]*)"/.exec(form)?.[1] ?? '');
  const isPost = form.includes('method="post"');
  return locale === language && (isPost ? formAt(path) !== null : /^\/(search|cars)$/.test(path));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`pages show their content, header and footer, and search by size without scripts in ${locale}`, async ({
      page,
    }) => {
      const box = page.getByRole('banner').locator('input[name=search]');
      for (const path of ['/product/variable/101', '/']) {
        await test.step(path, async () => {
          await page.goto(localePath(path, locale));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
        });
      }
      await box.fill('205/55 R16');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/search\?search=205/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('filters, order, pages and finder of an Arabic category work without scripts', async ({ page }) => {
    const category = localePath('/category/1', 'ar');
    await page.goto(category);
    const filters = page.getByRole('complementary').locator('form');
    await filters.locator('input[name=brand][value=Michelin]').check();
    await filters.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/search\?category=1&.*brand=Michelin/);
    await expect(page.getByRole('article').first()).toContainText(/Michelin|ميشلان/);

    const sort = page.locator('form:has(select[name=sort])');
    await sort.locator('select').selectOption('price');
    await sort.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/brand=Michelin.*sort=price/);
    await expect(page.getByRole('article').first()).toContainText(/Michelin|ميشلان/);

    await page.goto(category);
    const next = page.locator('a[rel=next]');
    // The cards in between get their final size when they come near.
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(page).toHaveURL(/\/search\?category=1&page=2$/);
    await expect(page.getByRole('article')).toHaveCount(24);

    await page.goto(category);
    await page.locator('select[name=width]').selectOption('205');
    await page.locator('form:has(select[name=width]) button[type=submit]').click();
    await expect(page).toHaveURL(/\/search\?category=1&width=205/);
    const aspects = page.locator('select[name=aspect] option');
    await expect(aspects).toHaveText([/^\D+$/, '55', '60', '65', '70']);
  });
});

async function firstProduct(
  request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> },
  type: ApiProduct['type'],
): Promise<ApiProduct> {
  const list = (await (await request.get('/api/wcFetch/products?per_page=100')).json()) as {
    items: ApiProduct[];
  };
  const product = list.items.find((item) => item.type === type);
  if (product === undefined) throw new Error(`The shop has no ${type} product`);
  return product;
}

function readJsonLd(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
}
