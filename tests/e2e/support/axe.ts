import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { run as Run, AxeResults } from 'axe-core';

/** The minified script, because each of a hundred scans sends and parses it. */
const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The header and footer around most pages: `accessibility.spec.ts` and the tests of the shell check them, these without the rest. */
export const FRAME: readonly string[] = ['#page > header:has([role=search])', '#page > footer'];

/**
 * The cards of a list after the first ones, which differ in their words only; most of the time of a scan goes to the
 * contrasts of texts. `accessibility.spec.ts` checks all of a list once on a desktop and once on a phone.
 */
export const REPEATED = 'main li:nth-child(n + 4):has(> article)';

declare global {
  interface Window {
    axe: { run: typeof Run };
  }
}

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
  const { violations } = await scan(page, within, without);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isLargeEnough(page, String(target[0])))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  return found;
}

/** Runs axe on the document, into which an earlier scan may have brought it. */
async function scan(page: Page, within: string, without: readonly string[]): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  return page.evaluate(({ context, options }) => window.axe.run(context, options), {
    context: { include: [[within]], exclude: without.map((selector) => [selector]) },
    options: {
      resultTypes: ['violations' as const],
      runOnly: { type: 'tag' as const, values: STANDARD },
      iframes: false,
    },
  });
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
