import { randomBytes } from 'node:crypto';
import { formatPrice, parsePrice } from '../../../domain/core/money.js';
import { expectAccessible } from '../support/axe.js';
import { expect, test } from '../fixtures.js';
import { behindTheShop } from '../support/shopDatabase.js';
import { findProduct, priceOf } from '../support/shopping.js';
import { openLastStep, ordersOf, phoneConfirmation, placeOrderButton } from './checkout.js';

/** A code without digits, which could be those of an amount that must be gone. */
function newCode(): string {
  return Array.from(randomBytes(8), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The browser logs rejected requests. */
test.use({ expectedErrors: /status of 409/ });

const PERCENT = 10;
/** Prices are whole pounds, so that ten per cent of one piece are whole piastres. */
const share = (price: number) => price / PERCENT;

test(
  'a coupon is tried, corrected, ends at the last moment and is told before the order at the full price',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    const code = newCode();
    await behindTheShop().saveCoupon(code, { kind: 'percent', amount: PERCENT * 100 });
    const product = await findProduct(page);
    await openLastStep(page, { open, isPhone }, product);
    const main = page.getByRole('main');
    // A press amid what arrives with the delivery fee could miss the button.
    await expect(main.getByText(t('order.delivery_loading'))).toHaveCount(0);
    const discount = main.getByText(formatPrice(share(priceOf(product)))).filter({ visible: true });

    await test.step('a code with a mistake is refused in words, and the field keeps it', async () => {
      await main.getByRole('button', { name: t('coupon.ask') }).click();
      const field = main.getByRole('textbox', { name: t('coupon.code') });
      await expect(field).toBeFocused();
      await field.fill(`${code}x`);
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(t('coupon.unknown'));
      await expect(field).toHaveValue(`${code}x`);
      await expectAccessible(page);
    });

    await test.step('the right one, in capitals, lowers the total and can be taken back', async () => {
      const field = main.getByRole('textbox', { name: t('coupon.code') });
      await field.fill(` ${code.toUpperCase()} `);
      await field.press('Enter');
      await expect(main.getByText(t('coupon.added', { code: code.toUpperCase() }))).toBeVisible();
      await expect(discount.first()).toBeVisible();
      const remove = t('coupon.remove_code', { code: code.toUpperCase() });
      await main.getByRole('button', { name: remove }).click();
      await expect(main.getByText(t('coupon.removed'))).toBeVisible();
      await expect(discount).toHaveCount(0);
      await main.getByRole('button', { name: t('coupon.ask') }).click();
      await main.getByRole('textbox', { name: t('coupon.code') }).fill(code);
      await main.getByRole('button', { name: t('coupon.apply') }).click();
      await expect(discount.first()).toBeVisible();
    });

    await test.step('it ends before the order: nothing is ordered, and the new total is shown', async () => {
      await phoneConfirmation(page).check();
      await behindTheShop().saveCoupon(code, {
        ...{ kind: 'percent', amount: PERCENT * 100 },
        endsAt: '2020-01-01T00:00:00.000Z',
      });
      await placeOrderButton(page, t).click();
      const told = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
      await expect(told).toContainText(t('error.coupon_changed'));
      await expect(main.getByText(t('coupon.expired'))).toBeVisible();
      await expect(discount).toHaveCount(0);
      expect(await ordersOf(page)).toEqual([]);
    });

    await test.step('without it the order is placed at the full price', async () => {
      await placeOrderButton(page, t).click();
      await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
      const [order] = await ordersOf(page);
      const cost = (amount = '') => parsePrice(amount) ?? 0;
      expect(cost(order?.total)).toBe(priceOf(product) + cost(order?.shipping_total));
    });
  },
);
