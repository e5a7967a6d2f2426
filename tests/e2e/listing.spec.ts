import type { Page } from '@playwright/test';
import { CACHE_DEFAULT_MS, REMOTE_SELECT_DEBOUNCE_MS } from '../../domain/core/limits.js';
import { expectAccessible, FRAME } from './support/axe.js';
import { stopTime } from './support/clock.js';
import { expect, hydrated, test } from './fixtures.js';

const TYRES = '/category/1';

/** The announced number of results. */
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chip = (page: Page, list: string, name: RegExp) =>
  page.getByRole('list', { name: list }).getByRole('link', { name });

/** A filter option is named by its value and count. */
const withCount = (value: string, products: string) => new RegExp(`^${value} – ${products}$`);

interface Answer {
  total: number;
}

const totalOf = async (page: Page, query: string) =>
  ((await (await page.request.get(`/api/wcFetch/products?category=1&${query}`)).json()) as Answer).total;

test('a filter changes the listing in place, its address says so, and back and forward work', async ({
  page,
  open,
  isPhone,
  locale,
  t,
}) => {
  await open(TYRES);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const all = t('listing.count', { count: await totalOf(page, '') });
  const total = await totalOf(page, 'brand=Michelin');
  const sixteen = t('listing.count', { count: await totalOf(page, 'brand=Michelin&rim=16') });
  const narrowed = t('listing.count', { count: total });
  await expect(count(page)).toHaveText(all);
  const michelin = locale === 'ar' ? /ميشلان/ : /Michelin/;

  if (isPhone) {
    await page.getByRole('button', { name: t('listing.filter') }).click();
    const sheet = page.getByRole('dialog', { name: t('listing.filter') });
    await expect(sheet).toBeVisible();
    await expectAccessible(page, { without: [...FRAME, 'main article'] });
    await sheet.getByRole('button', { name: t('close') }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: t('listing.filter') }).click();
    await sheet.getByRole('checkbox', { name: michelin }).check();
    await expect(sheet.getByRole('checkbox', { name: withCount('16', sixteen) })).toBeAttached();
    await sheet.getByRole('button', { name: t('listing.show', { count: total }) }).click();
  } else {
    const box = page.getByRole('complementary').getByRole('checkbox', { name: michelin });
    await box.check();
    await expect(count(page)).toHaveText(narrowed);
    await expect(box).toBeFocused();
    const aside = page.getByRole('complementary');
    await expect(aside.getByRole('checkbox', { name: withCount('16', sixteen) })).toBeAttached();
  }
  await expect(page).toHaveURL(/\/category\/1\?brand=Michelin$/);
  await expect(count(page)).toHaveText(narrowed);
  await expect(chip(page, t('listing.chosen'), michelin)).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(count(page)).toHaveText(all);
  await expect(page).toHaveURL(/\/category\/1$/);
  // Without the sheet a phone does the same as a desktop.
  if (isPhone) return;
  await page.goForward();
  await expect(count(page)).toHaveText(narrowed);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.reload();
  await expect(count(page)).toHaveText(narrowed);
  await chip(page, t('listing.chosen'), michelin).click();
  await expect(count(page)).toHaveText(all);
});

test(
  'on a slow network quick choices add up, and a step back wins over what is on its way',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    const waiting: (() => void)[] = [];
    await open(TYRES);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/wcFetch/products?*', async (route) => {
      await new Promise<void>((goOn) => waiting.push(goOn));
      await route.continue().catch(() => undefined); // Aborted meanwhile.
    });
    const aside = page.getByRole('complementary');
    const sort = page.getByRole('main').getByRole('combobox', { name: t('sort') });
    await aside.getByRole('checkbox', { name: /Michelin/ }).check();
    await sort.selectOption('price');
    await aside.getByRole('checkbox', { name: t('facet.in_stock') }).check();
    await expect.poll(() => waiting.length).toBe(3);
    for (const goOn of waiting.splice(0)) goOn();
    await expect(page).toHaveURL(/\?(?=.*brand=Michelin)(?=.*sort=price)(?=.*in_stock=true)/);

    const michelins = (await count(page).textContent()) ?? '';
    await chip(page, t('listing.chosen'), /Michelin/).click();
    await expect(aside.getByRole('checkbox', { name: /Michelin/ })).not.toBeChecked();
    await aside.getByRole('checkbox', { name: /Lassa/ }).check();
    await expect.poll(() => waiting.length).toBe(2);
    for (const goOn of waiting.splice(0)) goOn();
    await expect(page).toHaveURL(/\?(?=.*brand=Lassa)(?=.*sort=price)(?!.*Michelin)/);

    await aside.getByRole('checkbox', { name: /Hankook/ }).check();
    await expect.poll(() => waiting.length).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(/brand=Michelin/);
    await expect(count(page)).toHaveText(michelins);
    for (const goOn of waiting.splice(0)) goOn();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/brand=Michelin/);
    await expect(count(page)).toHaveText(michelins);
  },
);

test(
  `the sheet asks ${REMOTE_SELECT_DEBOUNCE_MS} ms after the last choice, and drops what it asked before`,
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const isPreview = (url: string) => new URL(url).searchParams.get('per_page') === '1';
    const brands = (url: string) => new URL(url).searchParams.getAll('brand').join(' ');
    const asked: string[] = [];
    const dropped: string[] = [];
    page.on('requestfailed', (request) => {
      if (isPreview(request.url())) dropped.push(brands(request.url()));
    });
    await page.route(
      (url) => isPreview(url.href),
      (route) => {
        asked.push(brands(route.request().url()));
        return asked.length > 1 ? route.continue() : undefined;
      },
    );
    await page.clock.install();
    await open(TYRES);
    await hydrated(page);
    await page.getByRole('button', { name: t('listing.filter') }).click();
    const brand = (name: RegExp) => page.getByRole('dialog').getByRole('checkbox', { name });
    await brand(/Lassa|لاسا/).waitFor();
    await stopTime(page);
    await brand(/Lassa|لاسا/).check();
    await brand(/Michelin|ميشلان/).check();
    await page.clock.runFor(REMOTE_SELECT_DEBOUNCE_MS - 20);
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => asked).toEqual(['Lassa Michelin']);
    await brand(/Hankook|هانكوك/).check();
    await expect.poll(() => dropped).toEqual(['Lassa Michelin']);
    await page.clock.runFor(REMOTE_SELECT_DEBOUNCE_MS + 100);
    await expect.poll(() => asked).toEqual(['Lassa Michelin', 'Lassa Hankook Michelin']);
  },
);

test(
  'more products are added to those that are shown, and are there again on the way back',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await open(TYRES);
    await hydrated(page);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: t('listing.more') }).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveURL(/\?page=2$/);
    const link = cards(page).nth(24).getByRole('heading').getByRole('link');
    await expect(link).toBeFocused();
    await link.click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
  },
);

test(
  'where nothing is left, it says what to give up and what that gives',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await open(`${TYRES}?brand=Michelin&rim=13`);
    await expect(page.getByText(t('listing.loosen'))).toBeVisible();
    const ways = page.getByRole('main').getByRole('link', { name: /Michelin|ميشلان/ });
    const way = ways.filter({ hasText: t('listing.count', { count: await totalOf(page, 'rim=13') }) });
    await expectAccessible(page);
    await way.click();
    await expect(page).toHaveURL(/\?rim=13$/);
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  'a page of results that was kept for minutes asks for its prices again',
  { tag: '@phone' },
  async ({ page, open }) => {
    const TODAY = '7777.00';
    await page.route('**/api/wcFetch/products?*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { items: object[] };
      await route.fulfill({
        response,
        json: { ...answer, items: answer.items.map((item) => ({ ...item, price: TODAY })) },
      });
    });
    await open('/search?search=michelin');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('7,777')).toHaveCount(0);

    await page.clock.setFixedTime(Date.now() + CACHE_DEFAULT_MS + 60_000);
    await page.reload();
    await expect(cards(page).first()).toContainText('7,777');
  },
);

test(
  'the finder offers only what is in stock, and leads to tyres of that size with their own price',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await open('/');
    await hydrated(page);
    await page.getByRole('tab', { name: t('car.tab_size') }).click();
    const finder = page.getByRole('form', { name: t('finder.title') });
    await finder.getByLabel(t('facet.width')).selectOption('205');
    await expect(finder.getByLabel(t('facet.aspect')).getByRole('option')).toHaveText([
      '–',
      '55',
      '60',
      '65',
      '70',
    ]);
    await finder.getByLabel(t('facet.aspect')).selectOption('55');
    await expect(finder.getByLabel(t('facet.rim'))).toHaveValue('16');
    await finder.getByRole('button', { name: t('finder.submit') }).click();
    await expect(page).toHaveURL(/\/search\?width=205&aspect=55&rim=16$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16');
    await expect(cards(page).first()).toContainText('205/55 R16');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('main').getByText('205/55 R16').first()).toBeVisible();
    const seen = await page.getByRole('heading', { level: 1 }).innerText();

    await open('/product/variable/416');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const before = page.getByRole('region', { name: t('product.seen') });
    await expect(before.getByRole('article')).toHaveCount(1);
    await expect(before.getByRole('article')).toContainText(seen);
  },
);
