import type { Locator, Page } from '@playwright/test';
import { stopTime } from '../support/clock.js';
import { becomeCustomer, CUSTOMER_NAME } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';

/** A toast is there for so long, and then on its way out. */
async function expectFor(page: Page, told: Locator, ms: number): Promise<void> {
  await expect(told).toBeVisible();
  await page.clock.runFor(ms - 100);
  await expect(told).toBeVisible();
  await page.clock.runFor(150);
  await expect(told).not.toBeInViewport({ ratio: 0.1 });
}

test(
  'logging out is told for 4.5 s, messages of other kinds for 5 s, all politely',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    await page.clock.install();
    await open('/profile');
    await hydrated(page);
    const details = page.getByRole('region', { name: t('profile.details'), exact: true });
    const told = page.getByRole('status');
    await details.getByRole('button', { name: t('action.edit') }).click();
    await stopTime(page);
    await details.getByRole('button', { name: t('action.save') }).click();
    await expectFor(page, told.filter({ hasText: t('profile.saved') }), 5000);
    await page.clock.resume();
    await page.getByRole('banner').getByRole('button', { name: CUSTOMER_NAME }).press('Enter');
    const logout = page.getByRole('menuitem', { name: t('logout') });
    await logout.waitFor();
    await stopTime(page);
    await logout.press('Enter');
    await expectFor(page, told.filter({ hasText: t('logout_done') }), 4500);
  },
);
