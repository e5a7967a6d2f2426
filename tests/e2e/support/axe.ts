import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects no WCAG 2.2 AA violations on the current page. Passes are not listed and frames are not scanned, which makes
 * it faster.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** The rules that are violated within the selector, each with the element. */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  await settleAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
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
  return found;
}

/** Waits for finite animations, because contrast is measured at their end. */
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
 * Whether a target with its label is large enough by itself: being covered by a bar or the chat button is not a fault
 * of its size, and ends with the next scroll.
 */
function isLargeEnough(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element, leastPx) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return width >= leastPx && height >= leastPx;
  }, LEAST_TARGET_PX);
}
