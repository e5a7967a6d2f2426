import { localePath } from '../../../domain/core/paths.js';
import { expect, holdScripts, hydrated, test } from '../fixtures.js';
import { becomeCustomer } from '../support/customer.js';

test(
  'the profile has nothing to press before it is known whose it is, and its first press is answered once',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    await becomeCustomer(page);
    const letThrough = await holdScripts(page);
    await page.goto(localePath('/profile', locale), { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const buttons = page.getByRole('main').getByRole('button');
    await expect(buttons).toHaveCount(0);
    letThrough();
    await buttons.filter({ hasText: t('car.add') }).click();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);
