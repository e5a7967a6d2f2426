import type { Page } from '@playwright/test';
import { type Locale, LOCALES } from '../../../domain/core/locale.js';
import { localePath, switchLocale } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { CHAT_NUMBER } from '../../support/addresses.js';
import { becomeCustomer, customerButton, CUSTOMER_NAME } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct, nameOf, PLENTY, putInCart } from '../support/shopping.js';
import { deployShop } from './nextBuild.js';
import { cachedPaths, cachedText, workerReady } from './worker.js';

/* What the shop's service worker does without a connection. */

test.use({ serviceWorkers: 'allow', expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

test(
  'a page that was seen can be read offline, with its picture; any other shows how to reach the shop',
  { tag: '@phone' },
  async ({ page, context, open, locale, t }) => {
    const product = await findProduct(page);
    const path = localePath(productPath('simple', product.id), locale);
    // Opened before the worker was there, and only read.
    await open('/faq');
    await hydrated(page);
    await workerReady(page);
    await expect.poll(() => cachedPaths(page, 'seen-pages')).toContain(localePath('/faq', locale));
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => cachedPaths(page, 'seen-pages')).toContain(path);
    await expect.poll(() => cachedPaths(page, 'seen-pictures')).not.toEqual([]);
    // Reached by a link, so that its document was never loaded.
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${localePath('/about', locale)}"]`)
      .click();
    await expect(page).toHaveURL(localePath('/about', locale));
    const about = await page.getByRole('heading', { level: 1 }).innerText();
    await expect
      .poll(() => cachedPaths(page, 'seen-data'))
      .toContainEqual(expect.stringContaining('/about/'));

    await context.setOffline(true);
    await open('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq.title'));
    await page.goto(path);
    await hydrated(page);
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await open('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about);

    const tabs = new Map<Locale, Page>();
    for (const language of LOCALES) {
      // Each in a tab of its own, because an offline page may load itself again while the next one is being opened.
      const tab = await context.newPage();
      tabs.set(language, tab);
      await tab.goto(localePath('/delivery', language));
      await expect(tab.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(tab.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
      const chat = tab
        .getByRole('main')
        .locator(`a[href^="https://wa.me/${CHAT_NUMBER.replace(/\D/g, '')}"]`);
      await expect(chat).toBeVisible();
    }
    const own = tabs.get(locale) ?? page;
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
    await expect(
      own.getByRole('region', { name: t('offline.seen') }).locator(`a[href="${path}"]`),
    ).toBeVisible();

    await context.setOffline(false);
    await expect(own.getByRole('heading', { level: 1 })).not.toHaveText(t('offline.title'));
    await expect(own).toHaveURL(localePath('/delivery', locale));
  },
);

test(
  'the cart can be read offline; what is added then waits, and arrives once',
  { tag: '@desktop' },
  async ({ page, context, open, locale, t }) => {
    await becomeCustomer(page);
    const inCart = await findProduct(page);
    const other = await findProduct(page, (stock, { id }) => stock >= PLENTY && id !== inCart.id);
    await putInCart(page, inCart, 2);
    await open('/cart');
    await hydrated(page);
    await expectCart(page, t, { pieces: 2 });
    await workerReady(page);
    await open(productPath('simple', other.id));
    await hydrated(page);
    await expect(customerButton(page)).toBeVisible();

    await context.setOffline(true);
    const buttons = page.getByRole('main').getByRole('button', { name: t('cart.add') });
    await buttons.first().click();
    await expect(page.getByRole('status').filter({ hasText: t('offline.add_waits') })).toBeVisible();
    await open('/cart');
    await hydrated(page);
    const main = page.getByRole('main');
    const [before = ''] = t('offline.cart', { time: '@' }).split('@');
    await expect(main.getByRole('status').filter({ hasText: t('offline.title') })).toContainText(
      new RegExp(`${before}\\d\\d:\\d\\d`),
    );
    await expect(main.getByRole('list', { name: t('title.cart') })).toContainText(nameOf(inCart, locale));
    const waiting = main.getByRole('region', { name: t('offline.waiting_title') });
    await expect(waiting).toContainText(nameOf(other, locale));
    const badge = page.getByRole('banner').locator(`a[href="${localePath('/cart', locale)}"]`);
    await expect(badge).toContainText(/^\s*2/);
    // A change of quantity waits as well.
    await main
      .getByRole('button', { name: t('quantity.more') })
      .first()
      .click();
    await expect(main.getByText(t('offline.quantity_waits', { count: 3 }))).toBeVisible();
    await expect(badge).toContainText(/^\s*3/);

    const additions: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (/place-order|update-order/.test(request.url()) && request.postData()?.includes('"product_id"'))
        additions.push(request.headers()['idempotency-key']);
    });
    await context.setOffline(false);
    await expectCart(page, t, { pieces: 4 });
    await expect(waiting).toHaveCount(0);
    await expect(main.getByText(t('offline.quantity_waits', { count: 3 }))).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expectCart(page, t, { pieces: 4 });
    expect(additions).toHaveLength(1);
  },
);

test(
  'an order needs a connection, and says so; no personal page is kept, and logout removes what was seen',
  { tag: '@desktop' },
  async ({ page, context, open, t }) => {
    await becomeCustomer(page);
    await putInCart(page, await findProduct(page));
    await open('/faq');
    await hydrated(page);
    await workerReady(page);
    for (const path of ['/cart', '/checkout', '/profile', '/thanks/1?key=secret', '/auth/login']) {
      await open(path);
      await hydrated(page);
    }
    await open('/profile');
    await expect(customerButton(page)).toBeVisible();
    await expect
      .poll(() => cachedPaths(page, 'seen-pages'))
      .toEqual(expect.arrayContaining(['/faq', '/cart']));
    const kept = await cachedPaths(page);
    expect(kept.filter((path) => /^\/(?:api|profile|checkout|thanks|auth)|secret/.test(path))).toEqual([]);
    expect(await cachedText(page)).not.toContain(CUSTOMER_NAME);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
    await context.setOffline(false);
    await customerButton(page).click();
    await page.getByRole('menuitem', { name: t('logout') }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => cachedPaths(page, 'seen')).not.toContain('/faq');
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    expect(await cachedPaths(page, 'offline')).toContain('/offline');
  },
);

test(
  'a new deployment replaces pages and scripts together, and one without the worker removes it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const built = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
    const shop = await deployShop(built.id);
    const buildOf = () => page.locator('meta[name=build]').getAttribute('content');
    try {
      await page.goto(`${shop.origin}/faq`);
      await hydrated(page);
      await workerReady(page);
      await expect.poll(() => cachedPaths(page, 'seen-pages')).toContain('/faq');
      shop.deploy();

      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
      });
      // With a connection the document is the new one at once, and so are all its scripts.
      await page.goto(`${shop.origin}/faq`);
      await hydrated(page);
      expect(await buildOf()).toBe(`${built.id}-second`);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((path) => !path.endsWith('-second.js'))).toEqual([]);

      // The new worker drops the old pages and keeps the new one.
      const caches = () => page.evaluate(async () => (await window.caches.keys()).sort());
      await expect.poll(caches).toContain(`seen-pages-${built.id}-second`);
      expect(await caches()).not.toContain(`seen-pages-${built.id}`);
      expect(await caches()).not.toContain(`offline-${built.id}`);
      await context.setOffline(true);
      scripts.length = 0;
      await page.reload();
      await hydrated(page);
      expect(await buildOf()).toBe(`${built.id}-second`);
      expect(scripts.filter((path) => !path.endsWith('-second.js'))).toEqual([]);

      // Without the worker: it is gone with all that it kept at the next visit.
      await context.setOffline(false);
      shop.removeWorker();
      await page.reload();
      await hydrated(page);
      await expect.poll(caches).toEqual([]);
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(workers).toBe(0);
    } finally {
      shop.close();
    }
  },
);

test(
  'installing the shop after a switch of language installs it in that language',
  { tag: '@phone' },
  async ({ page, open, locale }) => {
    await open('/faq');
    await hydrated(page);
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveAttribute('href', localePath('/manifest.webmanifest', locale));
    const other = LOCALES.find((language) => language !== locale) ?? locale;
    await page
      .getByRole('banner')
      .locator(`a[href="${switchLocale(localePath('/faq', locale), other)}"]`)
      .click();
    await expect(page).toHaveURL(localePath('/faq', other));
    await expect(manifest).toHaveAttribute('href', localePath('/manifest.webmanifest', other));
  },
);
