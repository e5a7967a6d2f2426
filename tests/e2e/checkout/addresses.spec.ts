import { expectAccessible } from '../support/axe.js';
import { holdAnswer } from './checkout.js';
import { becomeCustomer, customerButton } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct, putInCart } from '../support/shopping.js';

test(
  'an address book is filled, put in order, and offered at the checkout',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    await putInCart(page, await findProduct(page));
    await open('/profile');
    await hydrated(page);
    await expect(customerButton(page)).toBeVisible();
    for (const [code, city] of [
      ['EGC', 'Maadi'],
      ['EGALX', 'Smouha'],
    ] as const) {
      await page.getByRole('button', { name: t('profile.address_add') }).click();
      await page.getByLabel(t('address.governorate')).selectOption(code);
      await page.getByLabel(t('address.city')).fill(city);
      await page.getByLabel(t('address.street')).fill('9 Palm St');
      await page.getByRole('button', { name: t('action.save') }).click();
      await expect(page.getByRole('button', { name: t('profile.address_remove', { city }) })).toBeVisible();
    }
    await page.getByRole('button', { name: t('profile.address_edit_named', { city: 'Maadi' }) }).click();
    const promote = page.getByRole('button', { name: t('profile.address_first_named', { city: 'Smouha' }) });
    await promote.click();
    await expect(promote).toHaveCount(0);
    await expect(page.getByLabel(t('address.city')), 'the form stays with its address').toHaveValue('Maadi');
    await page.getByRole('button', { name: t('action.cancel') }).click();
    await expect(
      page.getByRole('button', { name: t('profile.address_first_named', { city: 'Maadi' }) }),
    ).toBeVisible();
    await expectAccessible(page);

    const answer = await holdAnswer(page, 'wcFetch/shipping');
    await open('/cart/mobile/address');
    await expect(page.getByLabel(t('address.city'), { exact: true })).toHaveValue('Smouha');
    const saved = page.getByLabel(t('checkout.saved_address'));
    await expect(saved, 'an address in the other script begins at its beginning').toHaveCSS(
      'direction',
      'ltr',
    );
    await saved.selectOption({ index: 1 });
    const city = page.getByLabel(t('address.city'), { exact: true });
    await expect(city).toHaveValue('Maadi');
    await city.fill('');
    await expect(saved, 'a field that is emptied keeps the step, before fees are known').toBeVisible();
    await answer();
    await expect(saved, 'and afterwards').toBeVisible();

    await open('/profile');
    await page.getByRole('button', { name: t('profile.address_remove', { city: 'Maadi' }) }).click();
    const maadi = page.getByRole('button', { name: t('profile.address_remove', { city: 'Maadi' }) });
    await expect(
      page.getByRole('status').filter({ hasText: t('profile.address_removed', { city: 'Maadi' }) }),
    ).toBeVisible();
    await expect(maadi).toHaveCount(0);
    const undo = page.getByRole('button', { name: t('action.undo') });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await undo.click();
    await expect(maadi).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: maadi }).getByRole('button').first()).toBeFocused();
    await page.reload();
    await expect(maadi).toBeVisible();
  },
);

test(
  'a city is chosen from those of the governorate by keyboard or hand, and any other may be typed',
  { tag: '@phone' },
  async ({ page, open, t, locale }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await becomeCustomer(page);
    await open('/profile');
    await hydrated(page);
    await page.getByRole('button', { name: t('profile.address_add') }).click();
    const city = page.getByLabel(t('address.city'));
    const list = page.getByRole('listbox', { name: t('address.city_list') });
    const options = list.getByRole('option');
    const street = page.getByLabel(t('address.street'));
    await city.click();
    await expect(options).toHaveCount(0);
    await page.getByLabel(t('address.governorate')).selectOption('EGALX');
    await city.click();
    await expect(options.first()).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => list.evaluate(isOnTop), 'over the bars at the end of the window').toBe(true);
    const all = await options.count();
    const smouha = locale === 'ar' ? 'سموحة' : 'Smouha';
    await city.pressSequentially(smouha.slice(0, 3).toLowerCase());
    expect(await options.count()).toBeLessThan(all);
    await city.press('ArrowDown');
    await city.press('Enter');
    await expect(city).toHaveValue(smouha);
    await expect(list).toBeHidden();
    await city.fill('King Mariout, behind the club');
    await expect(list).toBeHidden();
    await street.fill('9 Palm St');
    await page.getByRole('button', { name: t('action.save') }).click();
    await expect(
      page.getByRole('button', {
        name: t('profile.address_remove', { city: 'King Mariout, behind the club' }),
      }),
    ).toBeVisible();
  },
);

/** Whether the end of a list is in the window, and nothing is over it. */
function isOnTop(list: Element): boolean {
  const { left, width, bottom } = list.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, bottom - 4);
  return there !== null && list.contains(there);
}
