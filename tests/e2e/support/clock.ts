import type { Page } from '@playwright/test';
import { CONTENT_REFRESH_WAIT_MS } from '../../../domain/core/limits.js';

/** Far enough ahead that a slow machine does not reach it first; no timer of the shop is that long. */
const AHEAD_MS = 60_000;

/** From now on the page's time advances only when the test says so; the page must already use the test clock. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((aheadMs) => Date.now() + aheadMs, AHEAD_MS));
}

/** Brings on the refresh of menus and footer, for which a visitor's first page waits; the page must already use the test clock. */
export async function skipToRefresh(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.clock.fastForward(CONTENT_REFRESH_WAIT_MS);
}
