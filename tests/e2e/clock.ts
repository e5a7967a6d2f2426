import type { Page } from '@playwright/test';

/** Far enough ahead that a busy machine does not get there before the browser is told; no timer of the shop minds. */
const AHEAD_MS = 60_000;

/** From now on the page's time goes by only where the test says so; its clock has to be the test's already. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((aheadMs) => Date.now() + aheadMs, AHEAD_MS));
}
