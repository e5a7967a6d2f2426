import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.js';

/** An upper bound for the focusable elements around a short page. */
const MOST_STOPS = 80;

/** How long a tooltip may take to be drawn and positioned beside its element. */
const MOST_TOOLTIP_MS = 1000;

interface Stop {
  name: string;
  /** Whether a focus ring is drawn by the element, its overlay or its surrounding field. */
  hasRing: boolean;
  /** What is in front of its centre, "outside" when that is not in the viewport; null when it is clear. */
  coveredBy: string | null;
}

/** The focused element; null for the document. */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(async (mostTooltipMs) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const coveredBy = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (there === null) return 'outside';
      return element.contains(there) ? null : (there.cloneNode() as Element).outerHTML;
    };
    // A tooltip lies over its element until it is positioned, which takes more frames on a busy machine.
    const end = performance.now() + mostTooltipMs;
    while (coveredBy() !== null && performance.now() < end) await new Promise(requestAnimationFrame);
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const form = element.closest('form');
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
    if (form !== null) rings.push(getComputedStyle(form));
    return {
      name: element.getAttribute('aria-label') ?? element.innerText.trim(),
      hasRing: rings.some(isRing),
      coveredBy: coveredBy(),
    };
  }, MOST_TOOLTIP_MS);
}

test('the tab key leads through the whole frame in order, each stop ringed, in view and uncovered', async ({
  page,
  open,
  isPhone,
  locale,
  t,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/about');
  await hydrated(page);
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const next = await stop(page);
    if (next === null || next.name === stops[0]?.name) break;
    stops.push(next);
    // The way back up is loaded once half of the page is above.
    if (next.name === 'RSS') await page.getByRole('button', { name: t('scroll_to_top') }).waitFor();
  }
  expect(stops.filter(({ hasRing, coveredBy }) => !hasRing || coveredBy !== null)).toEqual([]);
  const names = stops.map(({ name }) => name);
  const inOrder = [
    t('skip_to_content'),
    ...(isPhone ? [t('menu')] : []),
    t('search'),
    ...(isPhone ? [] : [t('whatsapp')]),
    locale === 'ar' ? 'English' : 'العربية',
    t('sign_up_login'),
    t('cart.link', { count: 0, total: '00.00' }),
    'RSS',
    t('scroll_to_top'),
    ...(isPhone ? [t('whatsapp')] : []),
  ];
  expect(names.filter((name, place) => inOrder.includes(name) && names.indexOf(name) === place)).toEqual(
    inOrder,
  );

  // The header was hidden by scrolling down and returns on focus.
  const header = page.getByRole('banner');
  await expect(header).not.toBeInViewport();
  const first = page.getByRole('main').getByRole('link').first();
  await first.evaluate((link) => link.focus({ preventScroll: true }));
  const scrolledPx = () => page.evaluate(() => scrollY);
  const before = await scrolledPx();
  await page.keyboard.press('Shift+Tab');
  await expect(header.getByRole('link').filter({ visible: true }).last()).toBeFocused();
  await expect(header).toBeInViewport();
  expect(await scrolledPx(), 'the page stays where it is').toBe(before);

  await page.getByRole('link', { name: t('skip_to_content') }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // What covers a stop on the way back depends on the device only.
  if (locale === 'ar' && !isPhone) return;
  // Backwards the page scrolls up, which lets the header return over it.
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const covered: Stop[] = [];
  for (let left = stops.length; left > 0; left -= 1) {
    await page.keyboard.press('Shift+Tab');
    const back = await stop(page);
    if (back !== null && back.coveredBy !== null) covered.push(back);
  }
  expect(covered).toEqual([]);
});
