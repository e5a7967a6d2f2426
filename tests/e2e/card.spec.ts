import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { walkToPayment } from './checkout.js';
import { becomeCustomer } from './customer.js';
import { expect, test } from './fixtures.js';
import { expectCart, findProduct, putInCart, type Words } from './shopping.js';

type Choice = 'approve' | 'decline' | 'cancel' | 'timeout';

/** A button of the card page, which is the provider's and stands for itself. */
const button = (page: Page, t: Words, choice: Choice) =>
  page.getByRole('button', { name: t(`card_page.${choice}`), exact: true });

const payButton = (page: Page, t: Words) => page.getByRole('button', { name: t('checkout.go_pay') });

async function chooseCard(page: Page, t: Words): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(t('payment.card.title')) }).check();
  await payButton(page, t).click();
  await expect(button(page, t, 'approve')).toBeVisible();
}

test('a card is declined and loses nothing; going back finds the payment waiting, and approved it is thanked for', async ({
  page,
  open,
  isPhone,
  t,
}) => {
  test.slow();
  await becomeCustomer(page);
  await putInCart(page, await findProduct(page), 2);
  await open('/cart');
  await walkToPayment(page, t, isPhone);
  await chooseCard(page, t);
  await expect(page.getByText(t('card_page.test'))).toBeVisible();
  await expectAccessible(page);

  await button(page, t, 'decline').click();
  await expect(page).toHaveURL(/\/checkout\?payment=declined&order=\d+/);
  await expect(page.getByText(t('payment.unpaid.declined'))).toBeVisible();
  await expectCart(page, t, { pieces: 2 });

  await chooseCard(page, t);
  await page.goBack();
  await expect(page.getByText(t('checkout.unpaid_title'))).toBeVisible();
  await page.getByRole('link', { name: t('checkout.go_pay') }).click();
  await button(page, t, 'approve').click();
  await expect(page).toHaveURL(/\/thanks\/\d+\?key=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mona');
  await expectCart(page, t, { pieces: 0 });
});

test('a card page that was closed can be ended in another tab, once, and the cart stays', async ({
  page,
  context,
  open,
  isPhone,
  t,
}) => {
  test.slow();
  await becomeCustomer(page);
  await putInCart(page, await findProduct(page));
  await open('/cart');
  await walkToPayment(page, t, isPhone);
  await chooseCard(page, t);
  const cardPage = page.url();

  const other = await context.newPage();
  await other.goto(cardPage);
  await page.close();
  await button(other, t, 'cancel').click();
  await expect(other.getByText(t('payment.unpaid.cancelled'))).toBeVisible();
  await expectCart(other, t, { pieces: 1 });

  await other.goto(cardPage);
  await expect(other.getByText(t('card_page.over'))).toBeVisible();
  await other.getByRole('link', { name: t('card_page.back') }).click();
  await expect(other.getByText(t('payment.unpaid.cancelled'))).toBeVisible();
});
