import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { productPath } from '../../domain/catalogue/productPath.js';
import {
  openLastStep,
  orderInCash,
  ordersOf,
  phoneConfirmation,
  placeOrderButton,
} from './checkout/checkout.js';
import { expect, hydrated, newPhone, test } from './fixtures.js';
import { findProduct, ORIGIN } from './support/shopping.js';

/* What comes of an order in a browser that forbids or lacks what pages usually have, or whose connection ends. */

const HOUR_MS = 3_600_000;

/** A page whose clock is wrong by so much. */
const withClock = (hours: number) => (page: Page) =>
  page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    const RealDate = Date;
    Date.now = () => now() + ms;
    window.Date = new Proxy(RealDate, {
      construct: (of, given: [number?]) => new of(given.length === 0 ? now() + ms : (given[0] ?? NaN)),
    });
  }, hours * HOUR_MS);

/** A page that an app opens within itself. */
const inApp = (userAgent: string) => (page: Page) =>
  page.addInitScript((agent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    for (const name of ['serviceWorker', 'share', 'clipboard'])
      Reflect.deleteProperty(Navigator.prototype, name);
    window.open = () => null;
    Reflect.deleteProperty(window, 'BroadcastChannel');
  }, userAgent);

const ENDS: [string, (page: Page) => Promise<unknown>][] = [
  // `shell/storage.spec.ts` orders without storage.
  ['is a day and an hour ahead', withClock(25)],
  [
    'is a year behind, and belongs to an app without windows, workers and channels',
    async (page) => {
      await withClock(-365 * 24)(page);
      await inApp(
        'Mozilla/5.0 (Linux; Android 10) Chrome/126 Mobile [FBAN/FB4A;FBPN/com.facebook.katana;FBLC/ar_EG]',
      )(page);
    },
  ],
];

for (const [what, limit] of ENDS) {
  test(
    `an order is placed in a browser that ${what}`,
    { tag: '@phone' },
    async ({ page, open, isPhone, t }) => {
      await limit(page);
      const { id } = await orderInCash(page, { open, isPhone, t }, await findProduct(page));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(id).first()).toBeVisible();
    },
  );
}

test(
  'a browser that keeps no cookies is told why nothing can be ordered, and how it can',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    // Fetched by the test, because the browser's own requests would keep the cookies of the responses.
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      const { accept = '', 'content-type': type = 'application/json' } = request.headers();
      const response = await fetch(request.url(), {
        method: request.method(),
        headers: { accept, origin: ORIGIN, 'content-type': type, 'idempotency-key': randomUUID() },
        body: request.postData(),
      });
      const body = await response.text();
      await route.fulfill({ status: response.status, contentType: 'application/json', body });
    });
    const product = await findProduct(page);
    await open(productPath('simple', product.id));
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click();
    await page.getByLabel(t('continue.name'), { exact: true }).fill('Salma Hassan');
    await page.getByLabel(t('account.phone'), { exact: true }).fill(newPhone());
    await page.getByRole('button', { name: t('continue.submit'), exact: true }).click();
    await expect(page.getByText(t('error.cookies_blocked'))).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  },
);

/** A desktop of 1280 × 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

test('an order is placed at 400 % zoom, where nothing covers what is pressed', async ({
  page,
  open,
  isPhone,
  t,
}) => {
  await openLastStep(page, { open, isPhone }, await findProduct(page));
  await page.setViewportSize(ZOOMED);
  await page.reload();
  await hydrated(page);
  const main = page.getByRole('main');
  expect(
    await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  for (const pressed of [phoneConfirmation(page), placeOrderButton(page, t)]) {
    // The order can be placed once the price of the delivery is known.
    await expect(pressed).toBeEnabled();
    await pressed.focus();
    const isSeen = await pressed.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        there !== null && (element.contains(there) || (element.closest('label')?.contains(there) ?? false))
      );
    });
    expect(isSeen).toBe(true);
    await pressed.press(' ');
  }
  await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/ });

  test(
    'an order that loses its connection says so, is placed once when there is one, and stays to be read without',
    { tag: '@phone' },
    async ({ page, context, open, isPhone, t }) => {
      await openLastStep(page, { open, isPhone }, await findProduct(page));
      await phoneConfirmation(page).check();
      // The order can be placed once the price of the delivery is known.
      await expect(placeOrderButton(page, t)).toBeEnabled();
      await context.setOffline(true);
      await placeOrderButton(page, t).click();
      await expect(page.getByText(t('offline.needed'))).toBeVisible();
      await expect(phoneConfirmation(page)).toBeChecked();

      // The connection ends while the shop works: the order is placed, and its answer is lost.
      await context.setOffline(false);
      const isCheckout = (url: URL) => url.pathname === '/api/wcPost/checkout';
      await page.route(isCheckout, async (route) => {
        await route.fetch();
        await route.abort('connectionfailed');
      });
      await placeOrderButton(page, t).click();
      // Told after the one retry, which is lost as well.
      await expect(page.getByText(t('checkout.failed'))).toBeVisible();
      await expect
        .poll(async () => (await ordersOf(page)).map(({ status }) => status))
        .toEqual(['processing']);
      await page.unroute(isCheckout);
      await page.reload();
      await hydrated(page);
      await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
      expect(await ordersOf(page)).toHaveLength(1);

      const number = /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
      await context.setOffline(true);
      await expect(page.getByText(number).first()).toBeVisible();
    },
  );
});

test.describe('after a new deployment', () => {
  test.use({ expectedErrors: /dynamically imported module/ });

  test(
    'an old page whose files are gone since a new deployment loads the new one at the next link, and still sells',
    { tag: '@phone' },
    async ({ page, open, t }) => {
      const product = await findProduct(page);
      await open(productPath('simple', product.id));
      await hydrated(page);
      let isOld = true;
      // A page that is loaded anew is of the new deployment.
      page.on('request', (request) => (isOld &&= !request.isNavigationRequest()));
      await page.route('**/assets/**', (route) =>
        isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.add') })
        .first()
        .click();
      await page.getByLabel(t('continue.name'), { exact: true }).fill('Salma Hassan');
      await page.getByLabel(t('account.phone'), { exact: true }).fill(newPhone());
      await page.getByRole('button', { name: t('continue.submit'), exact: true }).click();
      await expect(page).toHaveURL(/\/(cart|product)/);
      await open('/cart');
      await hydrated(page);
      await expect(page.getByRole('link', { name: t('cart.checkout') }).first()).toBeVisible();
    },
  );
});
