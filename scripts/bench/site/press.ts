import type { CDPSession, Locator, Page } from '@playwright/test';

/** How long a thumb stays: pages prefetch what a press may lead to. */
const PRESS_MS = 80;

/** Presses an element as a thumb does, without the checks of Playwright's `tap`, which run in the page. */
export async function press(page: Page, cdp: CDPSession, element: Locator): Promise<void> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element to press is not visible');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
