import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { expect, hydrated, newPhone, type ShopFixtures, test } from '../fixtures.js';
import { becomeCustomer, saveAddress } from '../support/customer.js';
import { codeSentTo } from './outboxCode.js';
import { behindTheShop } from '../support/shopDatabase.js';
import { findProduct, ORIGIN, putInCart, type Words } from '../support/shopping.js';
import { lastStepPath, openLastStep, ordersOf, phoneConfirmation, placeOrderButton } from './checkout.js';

/** The browser logs rejected requests. */
test.use({ expectedErrors: /status of (409|422)/ });

test(
  'a coupon once per customer says so, and its code is a step before the order',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    const { main, code } = await openWithCoupon(page, { open, isPhone, t });
    await expect(main.getByText(t('coupon.per_customer', { count: 1 }))).toBeVisible();
    const step = await askForNumber(page, t);
    await expect(step).toContainText(t('prove.for_coupon', { code: code.toUpperCase(), count: 1 }));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(placeOrderButton(page, t)).toBeDisabled();
    expect(await ordersOf(page)).toEqual([]);

    const send = step.getByRole('button').first();
    const phone = ((await send.textContent()) ?? '').replaceAll(/\D/g, '');
    await send.click();
    const field = step.getByRole('textbox', { name: t('prove.code') });
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await field.fill('000000');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(t('prove.wrong')));
    await field.fill(await codeSentTo(phone));
    await step.getByRole('button', { name: t('prove.submit') }).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
  },
);

test(
  'the order goes on without the coupon that asks for a code',
  { tag: '@desktop' },
  async ({ page, open, isPhone, t }) => {
    await openWithCoupon(page, { open, isPhone, t });
    const step = await askForNumber(page, t);
    await step.getByRole('button', { name: t('prove.without_coupon', { count: 1 }) }).click();
    await expect(step).toHaveCount(0);
    await expect(placeOrderButton(page, t)).toBeFocused();
    await placeOrderButton(page, t).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
  },
);

test(
  'a number that is proven in the cart, where its coupon is added, is not asked for before the order',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    const username = await becomeCustomer(page);
    await saveAddress(page);
    await putInCart(page, await findProduct(page));
    await open('/cart');
    await addCoupon(page, t);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /010/ }).click();
    const field = main.getByRole('textbox', { name: t('prove.code') });
    await expect(field).toBeFocused();
    await field.fill(await codeSentTo(username));
    await field.press('Enter');
    await expect(main.getByText(t('coupon.proven'))).toBeVisible();
    await open(lastStepPath(isPhone));
    await hydrated(page);
    await phoneConfirmation(page).check();
    await placeOrderButton(page, t).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
  },
);

/** The last step with a coupon that each customer may use once. */
async function openWithCoupon(
  page: Page,
  { open, isPhone, t }: Pick<ShopFixtures, 'open' | 'isPhone' | 't'>,
) {
  await openLastStep(page, { open, isPhone }, await findProduct(page));
  const main = page.getByRole('main');
  await expect(main.getByText(t('order.delivery_loading'))).toHaveCount(0);
  return { main, code: await addCoupon(page, t) };
}

/** Adds a new coupon that each customer may use once; returns its code. */
async function addCoupon(page: Page, t: Words): Promise<string> {
  const code = `once-${randomUUID().slice(0, 8)}`;
  await behindTheShop().saveCoupon(code, {
    ...{ kind: 'percent', amount: 1000 },
    usageLimitPerCustomer: 1,
  });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('coupon.ask') }).click();
  await main.getByRole('textbox', { name: t('coupon.code') }).fill(code);
  await main.getByRole('button', { name: t('coupon.apply') }).click();
  await expect(main.getByText(t('coupon.added', { code: code.toUpperCase() }))).toBeVisible();
  return code;
}

/** Orders, and returns the step that asks for the code. */
async function askForNumber(page: Page, t: Words) {
  await phoneConfirmation(page).check();
  await placeOrderButton(page, t).click();
  const step = page.getByRole('region', { name: t('prove.title') });
  await expect(step).toBeFocused();
  return step;
}

test(
  'the first code of a number tells what it has removed from the account',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const username = newPhone();
    const stranger = await page.context().browser()?.newContext({ baseURL: ORIGIN });
    if (stranger === undefined) throw new Error('There is no browser');
    const headers = { origin: ORIGIN };
    const data = { first_name: 'Mona', last_name: 'Elsayed', username, password: 'kawtch-206-azraq' };
    expect((await stranger.request.post('/api/post/register', { headers, data })).status()).toBe(201);
    await stranger.close();

    await open('/auth/login');
    await page.getByRole('button', { name: t('login.by_code') }).click();
    await page.getByRole('textbox').filter({ visible: true }).first().fill(username);
    await page.getByRole('button', { name: t('login.send_code') }).click();
    await page.getByLabel(t('login.code'), { exact: true }).fill(await codeSentTo(username));
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/login-success/);
    const toast = page.getByRole('region', { name: t('toast.region') });
    await expect(toast).toContainText(t('removed.title'));
    await expect(toast).toContainText(t('removed.password'));
    await toast.getByRole('link', { name: t('removed.set_password') }).click();
    await expect(page).toHaveURL(/\/auth\/forgot-password/);
  },
);
