import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The header and footer around most pages: `accessibility.spec.ts` and the tests of the shell check them. */
export const FRAME: readonly string[] = ['#page > header:has([role=search])', '#page > footer'];

/** The cards of a list after the first ones, which differ in their words only; `accessibility.spec.ts` checks them all. */
const REPEATED = 'main li:nth-child(n + 7):has(> article)';

interface Scope {
  /** A selector. */
  within?: string;
  /** Selectors of what other tests check. */
  without?: readonly string[];
}

/** Expects no WCAG 2.2 AA violations on the current page, which is scanned in parts for the time that a scan takes. */
export async function expectAccessible(
  page: Page,
  { without = [...FRAME, REPEATED] }: Pick<Scope, 'without'> = {},
): Promise<void> {
  expect(await violationsOf(page, { without })).toEqual([]);
}

/** The rules that are violated, each with the element. Passes are not listed and frames are not scanned. */
export async function violationsOf(
  page: Page,
  { within = 'html', without = [] }: Scope = {},
): Promise<string[]> {
  await settleAnimations(page);
  const axe = new AxeBuilder({ page }).include(within);
  for (const selector of without) axe.exclude(selector);
  const { violations } = await axe
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
