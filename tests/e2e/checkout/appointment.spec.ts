import { serverIntl } from '../../../locales/serverIntl.js';
import { formatSlotDay } from '../../../domain/branches/slots.js';
import { localePath } from '../../../domain/core/paths.js';
import { expectAccessible } from '../support/axe.js';
import { becomeCustomer, saveAddress } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct, PLENTY, putInCart } from '../support/shopping.js';
import {
  continueButton,
  openDeliveryStep,
  ordersOf,
  phoneConfirmation,
  placeOrderButton,
} from './checkout.js';

test(
  'a stranger who comes for the fitting is asked for no street and no governorate',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await becomeCustomer(page);
    await putInCart(page, await findProduct(page, (stock, { size }) => stock >= PLENTY && size !== null), 4);
    await open(isPhone ? '/cart/mobile/checkout' : '/checkout');
    await hydrated(page);
    await page.getByRole('radio', { name: new RegExp(t('visit.fitting')) }).check();
    await page.getByLabel(t('visit.day'), { exact: true }).selectOption({ index: 1 });
    await page.getByLabel(t('visit.time'), { exact: true }).selectOption({ index: 1 });
    await expectAccessible(page);
    await continueButton(page, t).click();
    await phoneConfirmation(page).check();
    await expect(page.getByText(t('checkout.step.address'), { exact: true })).toHaveCount(0);
    await placeOrderButton(page, t).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
    const [order] = await ordersOf(page);
    expect(order?.billing).toMatchObject({ governorate: 'EGC', city: '', address_1: '' });
  },
);

test(
  'tyres are fitted at a branch at a chosen time, which is moved and given up',
  { tag: '@desktop' },
  async ({ page, open, isPhone, t, locale }) => {
    test.slow();
    await becomeCustomer(page);
    await saveAddress(page);
    await putInCart(page, await findProduct(page, (stock, { size }) => stock >= PLENTY && size !== null), 4);
    await openDeliveryStep(page, { open, isPhone, t });
    const next = continueButton(page, t);
    const time = page.getByLabel(t('visit.time'), { exact: true });
    const day = page.getByLabel(t('visit.day'), { exact: true });

    await test.step('the time is asked for before the shopper goes on', async () => {
      await page.getByRole('radio', { name: new RegExp(t('visit.fitting')) }).check();
      await expect(time).toBeVisible();
      await next.click();
      await expect(time).toBeFocused();
      await expect(time).toHaveAccessibleDescription(new RegExp(t('field.required_slot')));
      await expectAccessible(page);
      await day.selectOption({ index: 1 });
      await time.selectOption({ index: 1 });
      await next.click();
    });

    const dateOf = async () => {
      const orders = await page.request.get('/api/wcFetch/customer-orders');
      const { single } = (await orders.json()) as {
        single: { id: number; delivery: { visit: { slot: { date: string } | null } } }[];
      };
      return { id: single[0]?.id ?? 0, date: single[0]?.delivery.visit.slot?.date ?? null };
    };

    await test.step('the order says where and when', async () => {
      await phoneConfirmation(page).check();
      await placeOrderButton(page, t).click();
      await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
      const { date } = await dateOf();
      const main = page.getByRole('main');
      await expect(main.getByText(formatSlotDay(date ?? '', serverIntl(locale))).first()).toBeVisible();
      await expect(main.getByRole('link', { name: t('visit.map') })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the owner moves it by keyboard, then gives it up', async () => {
      const before = await dateOf();
      await page.goto(localePath(`/trackorder/${before.id}`, locale));
      await hydrated(page);
      const change = page.getByRole('button', { name: t('visit.change') });
      await change.press('Enter');
      await expect(time).toBeVisible();
      await day.selectOption({ index: 3 });
      await time.selectOption({ index: 1 });
      const taken = { statusCode: 409, code: 'slot_taken', fields: { slot: 'slot_taken' } };
      await page.route('**/api/wcPost/change-visit', (route) => route.fulfill({ status: 409, json: taken }), {
        times: 1,
      });
      const read = page.waitForRequest(/\/wcFetch\/slots/);
      await page.getByRole('button', { name: t('visit.save') }).press('Enter');
      await expect(page.getByText(t('field.slot_taken'))).toBeVisible();
      await read;
      await time.selectOption({ index: 2 });
      await expect(page.getByText(t('field.slot_taken'))).toBeHidden();
      await page.getByRole('button', { name: t('visit.save') }).press('Enter');
      await expect(change).toBeFocused();
      const after = await dateOf();
      expect(after.date).not.toBe(before.date);
      await expect(page.getByText(formatSlotDay(after.date ?? '', serverIntl(locale))).first()).toBeVisible();
      await change.click();
      await page.getByRole('button', { name: t('visit.give_up') }).click();
      await expect(page.getByRole('button', { name: t('visit.book') })).toBeFocused();
      await expectAccessible(page);
      expect((await dateOf()).date).toBeNull();
    });
  },
);
