import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { productPath } from '../../domain/catalogue/productPath.js';
import { orderInCash } from './checkout/checkout.js';
import { expect, hydrated, newPhone, test } from './fixtures.js';
import { findProduct, ORIGIN } from './support/shopping.js';

/* What comes of an order in a browser that forbids or lacks what pages usually have. */

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
  [
    'forbids storage',
    (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
      }),
  ],
  ['is a day and an hour ahead', withClock(25)],
  ['is a year behind', withClock(-365 * 24)],
  [
    'belongs to an app without windows, workers and channels',
    inApp(
      'Mozilla/5.0 (Linux; Android 10) Chrome/126 Mobile [FBAN/FB4A;FBPN/com.facebook.katana;FBLC/ar_EG]',
    ),
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
