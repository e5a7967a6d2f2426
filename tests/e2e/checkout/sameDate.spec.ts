import { serverIntl } from '../../../locales/serverIntl.js';
import type { Page } from '@playwright/test';
import { formatArrival } from '../../../domain/delivery/arrival.js';
import { becomeCustomer } from '../support/customer.js';
import { USUAL_GOVERNORATE } from '../../../domain/egypt/governorates.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct, putInCart, type Words } from '../support/shopping.js';
import { ordersOf, placeOrderButton, walkToPayment } from './checkout.js';

/** Matrouh, where goods arrive later than in Cairo. */
const FAR_AWAY = 'EGMT';

test(
  'the date on the product page is that of the cart, the checkout, the thank-you page and the tracking',
  { tag: '@phone' },
  async ({ page, open, isPhone, locale, t }) => {
    await becomeCustomer(page);
    const { id } = await findProduct(page);
    await putInCart(page, { id });
    await open(`/product/simple/${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: t('arrival.change') }).click();
    const promised = shownDate(page, t);
    const toCairo = await promised.innerText();
    await page.getByLabel(t('cart.deliver_to')).selectOption(FAR_AWAY);
    await expect(promised).not.toHaveText(toCairo);
    const date = await promised.innerText();

    await open('/cart');
    await hydrated(page);
    await expect(shownDate(page, t)).toContainText(date);
    await walkToPayment(page, t, isPhone, FAR_AWAY);
    await expect(shownDate(page, t)).toContainText(date);
    await placeOrderButton(page, t).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
    await expect(shownDate(page, t)).toContainText(date);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('order.track') })
      .click();
    await expect(page).toHaveURL(/\/trackorder\/\d+/);
    await expect(shownDate(page, t)).toContainText(date);

    const [order] = await ordersOf(page);
    const { arrives } = order?.delivery ?? {};
    expect(
      arrives && plain(t('arrival.delivery', { date: formatArrival(arrives, serverIntl(locale)) })),
    ).toBe(plain(date));
  },
);

test(
  'the cart begins with the date and the fee that the product page has promised, without a choice',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    const { id } = await findProduct(page);
    await putInCart(page, { id });
    await open(`/product/simple/${id}`);
    await hydrated(page);
    const date = await shownDate(page, t).innerText();
    const [before = ''] = t('arrival.fee', { kind: 'one', fee: '@' }).split('@');
    const promised = await page.getByRole('main').getByText(before.trim()).first().innerText();
    const [fee = ''] = /\d+/.exec(promised) ?? [];
    expect(fee).not.toBe('');

    await open('/cart');
    await hydrated(page);
    const summary = page.getByRole('complementary', { name: t('order.contents') });
    await expect(summary.getByLabel(t('cart.deliver_to'))).toHaveValue(USUAL_GOVERNORATE);
    await expect(shownDate(page, t)).toContainText(date);
    await expect(summary.getByRole('definition').nth(1)).toContainText(fee);
  },
);

function shownDate(page: Page, t: Words) {
  return page
    .getByRole('main')
    .getByText(t('arrival.delivery', { date: '' }).trim())
    .filter({ visible: true })
    .first();
}

/** Browsers and Node differ in the spaces of a range. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
