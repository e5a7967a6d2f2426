import type { Route } from '@playwright/test';
import { holdAnswer, openLastStep, ordersOf, phoneConfirmation, placeOrderButton } from './checkout.js';
import { expect, hydrated, test } from '../fixtures.js';
import { becomeCustomer } from '../support/customer.js';
import { findProduct, putInCart } from '../support/shopping.js';

test(
  'of two tabs that send the order at the same time both end at the one order',
  { tag: '@phone' },
  async ({ page, context, open, isPhone, t }) => {
    await openLastStep(page, { open, isPhone }, await findProduct(page));
    const other = await context.newPage();
    await other.goto(page.url());
    await hydrated(other);

    const held: Route[] = [];
    let bothSent: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (bothSent = resolve));
    await context.route('**/api/wcPost/checkout', async (route) => {
      held.push(route);
      if (held.length === 2) bothSent();
      await isTime;
      await route.continue();
    });
    for (const tab of [page, other]) {
      await phoneConfirmation(tab).check();
      await placeOrderButton(tab, t).click();
    }
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/thanks-cod\/\d+\?key=/);
    expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
    expect((await ordersOf(page)).map(({ status }) => status)).toEqual(['processing']);
  },
);

test(
  'a step that is opened too early shows nothing to fill in',
  { tag: '@phone' },
  async ({ page, open }) => {
    await becomeCustomer(page);
    await putInCart(page, await findProduct(page));
    const answer = await holdAnswer(page, 'wcFetch/shipping');
    const isAsked = page.waitForRequest((request) => request.url().includes('wcFetch/shipping'));
    await open('/cart/mobile/payment');
    await isAsked;
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    await answer();
    await expect(page).toHaveURL(/\/cart\/mobile\/checkout/);
  },
);

/** A finger's width: a press in that place hits something else. */
const MOST_MOVED_PX = 24;

declare global {
  interface Window {
    /** Where the only checkbox of the page was in each frame, in px from the top of the page. */
    boxPlaces: number[];
  }
}

test(
  'the confirmation of the number stays in its place when answers come late',
  { tag: '@phone' },
  async ({ page, open, isPhone }) => {
    await page.addInitScript(() => {
      window.boxPlaces = [];
      const note = () => {
        const box = document.querySelector('main [type=checkbox]');
        if (box !== null) window.boxPlaces.push(box.getBoundingClientRect().top + window.scrollY);
        requestAnimationFrame(note);
      };
      note();
    });
    const answer = {
      methods: await holdAnswer(page, 'payment/methods'),
      fees: await holdAnswer(page, 'wcFetch/shipping'),
    };
    await openLastStep(page, { open, isPhone }, await findProduct(page));
    await page.evaluate(() => document.fonts.ready);
    await answer.methods();
    await answer.fees();
    await expect(phoneConfirmation(page)).toBeVisible();
    const places = await page.evaluate(() => window.boxPlaces);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(MOST_MOVED_PX);
  },
);
