import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localePath } from '../../domain/core/paths.js';
import { SERVER_ENV } from '../../playwright.config.js';
import { expect, hydrated, test } from './fixtures.js';

/* The site under test has no analytics, so this file starts a server that has; it uses pages rendered on demand. */

let server: ChildProcess;
let origin: string;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: {
      ...process.env,
      ...SERVER_ENV,
      PORT: String(port),
      DATABASE_URL: `file:${join(mkdtempSync(join(tmpdir(), 'consent-')), 'shop.db')}`,
      GTM_ID: 'GTM-TEST123',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((started, failed) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('The shop is running')) started();
    });
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
  });
});

test.afterAll(() => {
  server.kill();
});

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => event ?? []),
  );

test(
  'analytics asks first, loads nothing when declined, can be accepted later in the footer, and never sees the key in an address',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const loaded: string[] = [];
    await page.route(/^https:/, async (route) => {
      loaded.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto(origin + localePath('/search?search=205', locale));
    await hydrated(page);
    const bar = page.getByRole('region', { name: t('consent.label') });
    const [accept, decline] = [t('consent.accept'), t('consent.decline')].map((name) =>
      bar.getByRole('button', { name, exact: true }),
    );
    if (accept === undefined || decline === undefined) throw new Error('no buttons');
    await expect(bar).toBeVisible();
    const [acceptBox, declineBox] = [await accept.boundingBox(), await decline.boundingBox()];
    expect([acceptBox?.width, acceptBox?.height]).toEqual([declineBox?.width, declineBox?.height]);

    // Its height changes while parts below the fold are drawn.
    const place = async () => {
      const box = await page.getByRole('main').boundingBox();
      return { x: box?.x, y: box?.y, width: box?.width };
    };
    const before = await place();
    await page.getByRole('link', { name: t('skip_to_content') }).focus();
    await page.keyboard.press('Tab');
    await expect(decline).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    expect(await place()).toEqual(before);

    await page.reload();
    await hydrated(page);
    const settings = page.getByRole('button', { name: t('consent.settings') });
    await expect(async () => {
      await settings.click();
      await expect(bar).toBeFocused({ timeout: 500 });
    }).toPass();
    expect(loaded).toEqual([]);

    await accept.click();
    await expect(bar).toBeHidden();
    await expect(settings).toBeFocused();
    await expect.poll(() => loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
    expect(await eventsOf(page)).toEqual(['gtm.js', 'search', 'view_item_list']);

    await test.step('the page and a reload still know the key of an order', async () => {
      const path = localePath('/trackorder/12', locale);
      const asked = () => page.waitForRequest((request) => request.url().endsWith('/order/12?key=secret'));
      const first = asked();
      await page.goto(`${origin}${path}?key=secret`);
      await first;
      await expect(page).toHaveURL(origin + path);
      const again = asked();
      await page.reload();
      await again;
      await expect.poll(() => eventsOf(page)).toContain('gtm.js');
    });
  },
);
