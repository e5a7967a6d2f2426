import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Finds nothing that WCAG 2.2 AA forbids in what the page shows now. What passes need not be listed, and without
 * frames in the shop there is nothing to gather in a second page: both make it quicker.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settleAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARD)
    .setLegacyMode()
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isLargeEnough(page, String(target[0])))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  expect(found).toEqual([]);
}

/** Waits for what fades in or slides, for its contrast counts once it is there; what moves for ever or is paused never ends. */
function settleAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
      );
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

const LEAST_TARGET_PX = 24;

/**
 * Whether what is pressed, with its label, is large enough by itself: that a bar or the chat button lies over a part
 * of it at this place of the page is over with the next scroll, and no fault of its size.
 */
function isLargeEnough(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element, leastPx) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return width >= leastPx && height >= leastPx;
  }, LEAST_TARGET_PX);
}
