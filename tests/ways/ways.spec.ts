import type { Locator, Page } from '@playwright/test';
import { formatPrice, parsePrice } from '../../domain/core/money.js';
import { openLastStep, ordersOf, phoneConfirmation, placeOrderButton } from '../e2e/checkout/checkout.js';
import { expect, hydrated, test } from '../e2e/fixtures.js';
import { findProduct, type Words } from '../e2e/support/shopping.js';
import { WAYS_DESK_PORT } from '../support/addresses.js';
import { PAY_TO } from './ways.js';

/* A purchase through each way of each provider, each in one language and on one device. */

const WAYS_ON_A_PAGE = [
  ['card', 'geidea', '@desktop'],
  ['second-card', 'paymob', '@phone'],
  ['wallet', 'paymob', '@desktop'],
  ['valu', 'paymob', '@phone'],
  ['instalments', 'paymob', '@desktop'],
] as const;

for (const [way, provider, tag] of WAYS_ON_A_PAGE) {
  test(
    `${way} by ${provider} is paid on its page, and thanked for`,
    { tag },
    async ({ page, open, isPhone, t }) => {
      await openLastStep(page, { open, isPhone }, await findProduct(page));
      await choose(page, way);
      const total = await payOnPage(page, t, provider);
      await expect(page).toHaveURL(/\/thanks\/\d+\?key=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mona');
      await expect(page.getByText(t('thanks.step_check'))).toBeVisible();
      expect(await lastOrder(page)).toMatchObject({ status: 'processing', payment_method: 'card', total });
    },
  );
}

test(
  'a bill of a kiosk is shown with its number, and the order goes on once it is paid',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await openLastStep(page, { open, isPhone }, await findProduct(page));
    await choose(page, 'kiosk');
    await payOnPage(page, t, 'paymob');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('thanks.title_awaited'));
    await expect(page.getByText('518290044')).toBeVisible();
    expect(await lastOrder(page)).toMatchObject({ status: 'on-hold', way: { kind: 'kiosk' } });

    expect((await page.request.post(`http://127.0.0.1:${WAYS_DESK_PORT}/`)).ok()).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(t('thanks.step_check'))).toBeVisible();
    await expect(page.getByText('518290044')).toHaveCount(0);
    expect(await lastOrder(page)).toMatchObject({ status: 'processing' });
  },
);

for (const [way, tag, where, number] of [
  ['transfer', '@phone', 'CIB 100 200 300', 'await.text'],
  ['instapay', '@desktop', PAY_TO.en, 'await.text'],
  ['cheque', '@phone', 'لأمر رصفة', 'await.cheque_text'],
] as const) {
  test(
    `an order by ${way} is kept, says where to pay, and hears that it is paid`,
    { tag },
    async ({ page, open, isPhone, t }) => {
      await openLastStep(page, { open, isPhone }, await findProduct(page));
      await choose(page, way);
      await placeOrderButton(page, t).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('thanks.title_awaited'));
      await expect(page.getByText(where)).toBeVisible();
      await page.getByRole('button', { name: t('await.say') }).click();
      await page.getByLabel(t(number), { exact: false }).fill('TRX 4711');
      await page.getByRole('button', { name: t('await.submit') }).click();
      await expect(page.getByText(t('await.said'))).toBeVisible();
      expect(await lastOrder(page)).toMatchObject({ status: 'on-hold', awaited: { said: 'TRX 4711' } });
    },
  );
}

test('cash has its fee in the total', { tag: '@desktop' }, async ({ page, open, isPhone, t }) => {
  await openLastStep(page, { open, isPhone }, await findProduct(page));
  await choose(page, 'cod');
  await phoneConfirmation(page).check();
  const shown = await shownWith(page, placeOrderButton(page, t));
  await placeOrderButton(page, t).click();
  await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
  const order = await lastOrder(page);
  expect(order).toMatchObject({ status: 'processing', payment_method: 'cod', adjustment: '20.00' });
  expect(shown).toContain(formatPrice(parsePrice(order?.total ?? '') ?? 0));
});

async function choose(page: Page, way: string): Promise<void> {
  await page.getByRole('main').locator(`input[name="payment_method"][value="${way}"]`).check();
}

/** Goes to the provider's page, which asks for the total that the shop has shown, and pays there; returns that total. */
async function payOnPage(page: Page, t: Words, provider: 'geidea' | 'paymob'): Promise<string> {
  const shown = await shownWith(page, page.getByRole('button', { name: t('checkout.go_pay') }));
  await page.getByRole('button', { name: t('checkout.go_pay') }).click();
  await expect(page.getByText(provider, { exact: true })).toBeVisible();
  const total = await page.locator('p').nth(1).innerText();
  expect(shown).toContain(formatPrice(parsePrice(total) ?? 0));
  await page.getByRole('button', { name: 'Pay' }).click();
  return total;
}

/** What the last step says once the order can be placed, with its delivery in the total. */
async function shownWith(page: Page, button: Locator): Promise<string> {
  await expect(button).toBeEnabled();
  return page.getByRole('main').innerText();
}

async function lastOrder(page: Page) {
  const [order] = await ordersOf(page);
  return order;
}
