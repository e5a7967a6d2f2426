import type { Page, Request } from '@playwright/test';
import { skipToRefresh, stopTime } from './support/clock.js';
import { expect, test } from './fixtures.js';
import { ICON_ROTATION_MS, ICON_TIMEOUT_MS } from '../../domain/core/limits.js';

const SERVICE = 'https://api.iconify.design/';
const DRAWING = '<path d="M4 4h16v16H4z"/>';

/** Replaces a response of the backend. */
async function change<Answer>(
  page: Page,
  path: string,
  edit: (answer: Answer) => Answer,
  isTime: Promise<void>,
): Promise<void> {
  await page.route(`**/api/wpFetch/${path}`, async (route) => {
    const response = await route.fetch();
    const answer = edit((await response.json()) as Answer);
    await isTime;
    await route.fulfill({ response, json: answer });
  });
}

interface WireFooter {
  bottom_footer: { social_media: { url: string; icon: string }[] };
}

/** Adds icons outside of the sprite to the editors' content, one in the header and two in the footer. */
async function nameUnknownIcons(page: Page, isTime: Promise<void> = Promise.resolve()): Promise<void> {
  const nameAnchor = ([first, ...others]: { icon: string }[]) => [{ ...first, icon: 'anchor' }, ...others];
  const networks = ['brand-mastodon', 'brand-threads'];
  const nameNetworks = (footer: WireFooter) => ({
    ...footer,
    bottom_footer: {
      ...footer.bottom_footer,
      social_media: networks.map((icon) => ({ url: `https://${icon}.example/`, icon })),
    },
  });
  await change(page, 'nav_links', nameAnchor, isTime);
  await change(page, 'get_footer', nameNetworks, isTime);
}

/** Request timeouts of the browser do not follow the test clock. */
const limitByClock = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (limitMs) => {
      const abort = new AbortController();
      setTimeout(() => abort.abort(), limitMs);
      return abort.signal;
    };
  });

/** All URLs from which icons were requested, relative to the shop or the service. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (/^\/(api\/icons\/|assets\/icons\.)/.test(pathname) || request.url().startsWith(SERVICE))
      asked.push(`${origin}/` === SERVICE ? request.url() : `${pathname}${search}`);
  });
  return asked;
}

const network = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).locator('path');

test('icons of the shop are one file that stays in the browser; others are asked for together, and once', async ({
  page,
  open,
}) => {
  await nameUnknownIcons(page);
  const asked = askedFor(page);
  await page.clock.install();
  await open('/about');
  await skipToRefresh(page);
  await expect(network(page, 'Mastodon')).not.toHaveCount(0);
  await expect(network(page, 'Threads')).not.toHaveCount(0);
  await expect(page.getByRole('banner').locator('nav path')).not.toHaveCount(0);
  const batch = '/api/icons/tabler.json?icons=anchor,brand-mastodon,brand-threads';
  expect(asked).toEqual([expect.stringMatching(/^\/assets\/icons\.[0-9a-f]{10}\.svg$/), batch]);
  await page.getByRole('contentinfo').getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(/about$/);
  await expect(network(page, 'Mastodon')).not.toHaveCount(0);
  expect(asked).toHaveLength(2);
  const kept = await page.request.get(batch);
  expect(kept.headers()['cache-control']).toContain('immutable');
});

test(`where the shop is more than ${ICON_ROTATION_MS} ms late the public service draws them; ${ICON_TIMEOUT_MS} ms are what it is given`, async ({
  page,
  open,
}) => {
  let show: () => void = () => undefined;
  await nameUnknownIcons(page, new Promise((resolve) => (show = resolve)));
  await page.route('**/api/icons/**', () => undefined);
  await page.route(`${SERVICE}**`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        prefix: 'tabler',
        icons: { 'brand-mastodon': { body: DRAWING }, 'brand-threads': { body: DRAWING } },
      },
    }),
  );
  const asked = askedFor(page);
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(new URL(request.url()).pathname));
  await page.clock.install();
  await limitByClock(page);
  const content = page.waitForRequest('**/api/wpFetch/get_footer');
  await open('/about');
  await skipToRefresh(page);
  await content;
  await stopTime(page);
  show();
  await expect(page.getByRole('link', { name: 'Mastodon' })).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return asked.length;
    })
    .toBe(2);
  await page.clock.runFor(ICON_ROTATION_MS - 50);
  expect(asked).toHaveLength(2);
  await page.clock.runFor(50);
  await expect(network(page, 'Mastodon')).toHaveAttribute('d', 'M4 4h16v16H4z');
  expect(asked[2]).toBe(`${SERVICE}tabler.json?icons=anchor,brand-mastodon,brand-threads`);
  await page.clock.runFor(ICON_TIMEOUT_MS - ICON_ROTATION_MS - 50);
  expect(ended).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => ended).toEqual(['/api/icons/tabler.json']);
});
