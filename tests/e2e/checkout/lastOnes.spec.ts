import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatPrice, parsePrice } from '../../../domain/core/money.js';
import type { Locale } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { expect, openElsewhere, test } from '../fixtures.js';
import { behindTheShop } from '../support/shopDatabase.js';
import { expectCart, findProduct, ORIGIN, PLENTY, priceOf, type Words } from '../support/shopping.js';
import {
  continueButton,
  openDeliveryStep,
  openLastStep,
  ordersOf,
  phoneConfirmation,
  placeOrderButton,
} from './checkout.js';

/* Two shoppers, each in a browser of their own, who order the last one of something at the same moment. */

/** The browser logs the rejected request. */
test.use({ expectedErrors: /status of 409/ });

const BRANCH = 'nasr-city';
const NOTE = 'Black valves';
const THANKS = /\/thanks-cod\/\d+\?key=/;
/** A day that no other test chooses. */
const DAY = 6;

test(
  'the late one at the last place of an hour reads it, keeps everything and takes another hour',
  { tag: '@desktop' },
  async ({ page, browser, isPhone, t, locale }) => {
    const tyre = await findProduct(page, (stock, { size }) => stock >= PLENTY && size !== null);
    const pages = [page, await openElsewhere(browser)] as const;
    for (const each of pages) {
      const open = openIn(each, locale);
      await openLastStep(each, { open, isPhone }, tyre);
      await openDeliveryStep(each, { open, isPhone, t });
      await each.getByRole('radio', { name: new RegExp(t('visit.fitting')) }).check();
      await dayIn(each, t).selectOption({ index: DAY });
      await timeIn(each, t).selectOption({ index: isPhone ? 2 : 3 });
      await each.getByRole('button', { name: t('checkout.notes_add') }).click();
      await each.getByLabel(t('checkout.notes')).fill(NOTE);
    }
    const hour = await timeIn(page, t).inputValue();
    const day = await dayIn(page, t).inputValue();
    await behindTheShop().bookings.take(BRANCH, hour);
    for (const each of pages) {
      await continueButton(each, t).click();
      await phoneConfirmation(each).check();
    }
    const late = await orderAtOnce(pages, t);

    await expect(timeIn(late, t)).toBeFocused();
    await expect(timeIn(late, t)).toHaveAccessibleDescription(t('field.slot_taken'));
    await expect(timeIn(late, t).locator(`option[value="${hour}"]`)).toHaveCount(0);
    await expect(dayIn(late, t)).toHaveValue(day);
    await expect(late.getByLabel(t('checkout.notes'))).toHaveValue(NOTE);
    expect(await ordersOf(late)).toEqual([]);
    await expectCart(late, t, { pieces: 1 });

    await timeIn(late, t).selectOption({ index: 1 });
    await continueButton(late, t).click();
    await expect(phoneConfirmation(late)).toBeChecked();
    await placeOrderButton(late, t).click();
    await expect(late).toHaveURL(THANKS);
    expect((await ordersOf(late)).map(({ billing }) => billing?.notes)).toEqual([NOTE]);
  },
);

test(
  'the late one at the last use of a coupon reads it, keeps the cart and orders at the full price',
  { tag: '@phone' },
  async ({ page, browser, isPhone, t, locale }) => {
    const code = `t${randomBytes(4).toString('hex')}`;
    await behindTheShop().saveCoupon(code, { kind: 'percent', amount: 1000, usageLimit: 1 });
    const product = await findProduct(page);
    const pages = [page, await openElsewhere(browser)] as const;
    for (const each of pages) {
      await openLastStep(each, { open: openIn(each, locale), isPhone }, product);
      await addCoupon(each, code);
      await each.reload();
      await phoneConfirmation(each).check();
      await expect(discountIn(each).first()).toBeVisible();
    }
    const late = await orderAtOnce(pages, t);

    const told = late.getByRole('alert').filter({ hasText: t('checkout.failed') });
    await expect(told).toContainText(t('error.coupon_changed'));
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(late.getByRole('main').getByText(t('coupon.used_up'))).toBeVisible();
    await expect(discountIn(late)).toHaveCount(0);
    await expect(phoneConfirmation(late)).toBeChecked();
    await expectCart(late, t, { pieces: 1 });

    await placeOrderButton(late, t).click();
    await expect(late).toHaveURL(THANKS);
    const [order] = await ordersOf(late);
    const cost = (amount = '') => parsePrice(amount) ?? 0;
    expect(cost(order?.total)).toBe(priceOf(product) + cost(order?.shipping_total));

    function discountIn(shown: Page) {
      return shown
        .getByRole('main')
        .getByText(formatPrice(priceOf(product) / 10))
        .filter({ visible: true });
    }
  },
);

function openIn(page: Page, locale: Locale) {
  return async (path: string) => {
    await page.goto(localePath(path, locale));
  };
}

function dayIn(page: Page, t: Words) {
  return page.getByLabel(t('visit.day'), { exact: true });
}

function timeIn(page: Page, t: Words) {
  return page.getByLabel(t('visit.time'), { exact: true });
}

async function addCoupon(page: Page, code: string): Promise<void> {
  const carts = await page.request.get('/api/wcFetch/customer-orders?status=pending-cart');
  const { single } = (await carts.json()) as { single: { id: number }[] };
  const data = { order_id: single[0]?.id, code };
  const added = await page.request.post('/api/wcPost/add-coupon', { headers: { origin: ORIGIN }, data });
  expect(added.ok()).toBe(true);
}

/** Both order; returns the page of the one who gets no order. */
async function orderAtOnce(pages: readonly [Page, Page], t: Words): Promise<Page> {
  await Promise.all(pages.map((page) => placeOrderButton(page, t).click()));
  const isLate = (page: Page) => !THANKS.test(page.url());
  await expect.poll(() => pages.filter(isLate).length).toBe(1);
  return isLate(pages[0]) ? pages[0] : pages[1];
}
