import type { Route } from '@playwright/test';
import { openLastStep, ordersOf, phoneConfirmation, placeOrderButton } from './checkout.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct } from '../shopping.js';

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
