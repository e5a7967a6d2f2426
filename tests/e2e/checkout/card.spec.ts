import type { Locator, Page } from '@playwright/test';
import { localePath } from '../../../domain/core/paths.js';
import { expectAccessible } from '../support/axe.js';
import { continueButton, lastStepPath, openLastStep } from './checkout.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { behindTheShop } from '../support/shopDatabase.js';
import { expectCart, findProduct, putInCart, type Words } from '../support/shopping.js';

type Choice = 'approve' | 'decline' | 'cancel' | 'timeout';

/** A button of the card page, which is the provider's and not part of the shop's layout. */
const button = (page: Page, t: Words, choice: Choice) =>
  page.getByRole('button', { name: t(`card_page.${choice}`), exact: true });

const payButton = (page: Page, t: Words) => page.getByRole('button', { name: t('checkout.go_pay') });

const cardRadio = (page: Page, t: Words) =>
  page.getByRole('radio', { name: new RegExp(t('payment.card.title')) });

async function chooseCard(page: Page, t: Words): Promise<void> {
  await cardRadio(page, t).check();
  await payButton(page, t).click();
  await expect(button(page, t, 'approve')).toBeVisible();
}

const MOST_STOPS = 40;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not get to ${target.toString()}`);
}

/** Expects the payment step with the reason why the card payment failed. */
async function expectUnpaid(
  page: Page,
  t: Words,
  isPhone: boolean,
  reason: 'declined' | 'cancelled' | 'timed_out',
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${lastStepPath(isPhone)}\\?payment=${reason}&order=\\d+`));
  await expect(page.getByText(t(`payment.unpaid.${reason}`))).toBeVisible();
}

test(
  'a card is declined, then times out, and nothing is lost; going back finds the payment waiting, and approved it is thanked for',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    test.slow();
    await openLastStep(page, { open, isPhone }, await findProduct(page), 2);
    await chooseCard(page, t);
    await expect(page.getByText(t('card_page.test'))).toBeVisible();
    await expectAccessible(page);

    await button(page, t, 'decline').click();
    await expectUnpaid(page, t, isPhone, 'declined');
    await expectAccessible(page);
    await expectCart(page, t, { pieces: 2 });

    await chooseCard(page, t);
    await button(page, t, 'timeout').click();
    await expectUnpaid(page, t, isPhone, 'timed_out');

    await chooseCard(page, t);
    await page.goBack();
    await expect(page.getByText(t('checkout.unpaid_title'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('checkout.go_pay') }).click();
    await button(page, t, 'approve').click();
    await expect(page).toHaveURL(/\/thanks\/\d+\?key=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mona');
    await expectCart(page, t, { pieces: 0 });
  },
);

test(
  'the way from the cart to a placed order needs no more than a keyboard',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    await putInCart(page, await findProduct(page));
    await open('/cart');
    await hydrated(page);
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: t('cart.checkout') })
        .filter({ visible: true }),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout$/);
    await tabTo(page, page.getByLabel(t('cart.deliver_to'), { exact: true }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, continueButton(page, t));
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: t('checkout.step.address') })).toBeFocused();
    await tabTo(page, page.getByLabel(t('address.city'), { exact: true }));
    await page.keyboard.type('Nasr City');
    await tabTo(page, page.getByLabel(t('address.street'), { exact: true }));
    await page.keyboard.type('14 El Yasmin Street');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('checkout.step.payment') })).toBeFocused();
    await expect(cardRadio(page, t)).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: new RegExp(t('payment.cod.title')) }));
    await page.keyboard.press('ArrowDown');
    await expect(cardRadio(page, t)).toBeChecked();
    await tabTo(page, payButton(page, t));
    await page.keyboard.press('Enter');
    await expect(button(page, t, 'approve')).toBeVisible();
    await tabTo(page, button(page, t, 'approve'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/thanks\/\d+\?key=/);
  },
);

test(
  'a card page that was closed is cancelled in another tab, once; one that was paid unheard is settled by tracking the order',
  { tag: '@desktop' },
  async ({ page, context, open, locale, isPhone, t }) => {
    test.slow();
    await openLastStep(page, { open, isPhone }, await findProduct(page));
    await chooseCard(page, t);
    const cardPage = page.url();

    const other = await context.newPage();
    await other.goto(cardPage);
    await page.close();
    await button(other, t, 'cancel').click();
    await expectUnpaid(other, t, isPhone, 'cancelled');
    await expectCart(other, t, { pieces: 1 });

    await other.goto(cardPage);
    await expect(other.getByText(t('card_page.over'))).toBeVisible();
    await other.getByRole('link', { name: t('card_page.back') }).click();
    await expectUnpaid(other, t, isPhone, 'cancelled');
    const id = new URL(other.url()).searchParams.get('order') ?? '';

    await chooseCard(other, t);
    const session = new URL(other.url()).searchParams.get('session') ?? '';
    await behindTheShop().payments.approveUnheard(session);
    const later = await context.newPage();
    await other.close();
    await later.goto(localePath(`/trackorder/${id}`, locale));
    await expect(later.getByRole('main').getByText(t('order.status.processing')).first()).toBeVisible();
    await expectCart(later, t, { pieces: 0 });
  },
);
