import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { inLocale } from '../../../domain/core/locale.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { localePath } from '../../../domain/core/paths.js';
import { expectAccessible } from '../support/axe.js';
import { continueButton, ordersOf, phoneConfirmation, placeOrderButton } from './checkout.js';
import { becomeCustomer, PASSWORD } from '../support/customer.js';
import { USUAL_GOVERNORATE } from '../../../domain/egypt/governorates.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct, ORIGIN, putInCart } from '../support/shopping.js';

/** Console errors that these tests provoke. */
test.use({ expectedErrors: /net::ERR_FAILED|status of 503/ });

const STREET = '12 شارع فوزي معاذ';
const CITY = 'سموحة';

/** The inputs and selects of this step. */
function askedFields(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea');
}

/** `01012345678` → `٠١٠ ١٢٣ ٤٥ ٦٧٨`, as a shopper may type it. */
function inArabicDigits(phone: string): string {
  return [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6, 8), phone.slice(8)]
    .join(' ')
    .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
}

test('cash on delivery: few fields, wrong ones found, nothing lost on the way, and one order though its answer was', async ({
  page,
  open,
  browser,
  request,
  locale,
  isPhone,
  t,
}) => {
  test.slow();
  const username = await becomeCustomer(page);
  await putInCart(page, await findProduct(page));
  const next = continueButton(page, t);
  const delivery = page.getByRole('radio', { name: new RegExp(t('arrival.delivery', { date: '' })) });
  let fields = 0;
  /** The dates of the delivery method. */
  let promised = '';

  await test.step('who: the account knows, so that nothing has to be typed', async () => {
    await open(isPhone ? '/cart/mobile/userinfo' : '/checkout');
    await hydrated(page);
    if (!isPhone) {
      const title = t('checkout.step.contact');
      await page.getByRole('button', { name: t('checkout.edit_step', { step: title }) }).click();
    }
    await expect(page.getByLabel(t('account.first_name'))).toHaveValue('Mona');
    fields += await askedFields(page).count();
    const phone = page.getByLabel(t('account.phone'));
    await phone.fill('0131');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(new RegExp(t('field.invalid_phone')));
    await phone.fill(inArabicDigits(username));
    await expect(phone, 'groups of digits stay in order').toHaveCSS('unicode-bidi', 'bidi-override');
    await expect(phone).not.toHaveAccessibleDescription(new RegExp(t('field.invalid_phone')));
    const name = page.getByLabel(t('account.first_name'));
    await name.fill('');
    await next.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(t('empty.name')));
    await expectAccessible(page);
    await name.fill('Mona');
    await next.click();
  });

  await test.step('how: delivery to the usual governorate is offered, and the choice of another is kept', async () => {
    const governorate = page.getByLabel(t('cart.deliver_to'), { exact: true });
    await expect(governorate).toBeVisible();
    fields += await askedFields(page).count();
    await expect(governorate).toHaveValue(USUAL_GOVERNORATE);
    await expect(delivery.first()).toBeChecked();
    await governorate.selectOption('EGALX');
    await expect(delivery).toBeChecked();
    promised = (
      await page
        .getByText(t('arrival.delivery', { date: '' }))
        .first()
        .innerText()
    ).trim();
    await expectAccessible(page);
    await next.click();
  });

  await test.step('where to: what is missing is summed up, told at its field, and survives a reload', async () => {
    const city = page.getByLabel(t('address.city'), { exact: true });
    await expect(city).toBeVisible();
    fields += await askedFields(page).count();
    await next.click();
    await expect(city).toBeFocused();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2);
    await expect(city).toHaveAccessibleDescription(new RegExp(t('field.required_city')));
    await expectAccessible(page);
    await city.fill(CITY);
    await page.getByLabel(t('address.street'), { exact: true }).fill(STREET);
    await page.reload();
    if (isPhone) {
      await expect(page.getByLabel(t('address.street'), { exact: true })).toHaveValue(STREET);
      await page.goBack();
      await expect(delivery).toBeChecked();
      await page.goForward();
      await expect(city).toHaveValue(CITY);
      await next.click();
    } else {
      // All data is known, so the last section is open and the others are collapsed.
      await expect(page.getByRole('main').getByText(STREET)).toBeVisible();
    }
  });

  await test.step('who, where and when are shown once more before the order', async () => {
    if (!isPhone) return;
    const review = page.getByRole('region', { name: t('checkout.review') });
    for (const words of ['Mona', STREET, CITY, promised]) await expect(review).toContainText(words);
    await expect(review).toContainText(username.slice(-4));
    const step = t('checkout.step.address');
    await expect(review.getByRole('link', { name: t('checkout.edit_step', { step }) })).toBeVisible();
  });

  await test.step('the number has to be confirmed', async () => {
    await expect(phoneConfirmation(page)).not.toBeChecked();
    fields += await askedFields(page).count();
    await expect(page.getByRole('main').getByText(t('checkout.agree'))).toBeVisible();
    await placeOrderButton(page, t).click();
    await expect(phoneConfirmation(page)).toBeFocused();
    await expect(page.getByText(t('checkout.phone_confirm_missing'))).toBeVisible();
    await expectAccessible(page);
    await phoneConfirmation(page).check();
  });

  await test.step('the figures that are published are these', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(`**${fields} fields** and **4 steps**`);
  });

  await test.step('an answer gets lost, the page is loaded again: one order', async () => {
    await page.route('**/api/wcPost/checkout', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeOrderButton(page, t).dblclick();
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed') })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(t('checkout.lost_title'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('checkout.lost_ask') })).toBeEnabled();
    await expectAccessible(page);
    await page.unroute('**/api/wcPost/checkout');
    await page.getByRole('button', { name: t('checkout.lost_ask') }).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mona');
    await expect(page.getByRole('main').getByText(promised)).toBeVisible();
    await expectAccessible(page);
    const single = await ordersOf(page);
    expect(single.map(({ status, billing }) => [status, billing?.phone])).toEqual([
      ['processing', `+2${username}`],
    ]);
  });

  const [, id = '', key = ''] = /thanks-cod\/(\d+)\?key=([\w-]+)/.exec(page.url()) ?? [];

  await test.step('whoever has the link is told neither phone nor street, and the link goes to no other site and no search engine', async () => {
    const order = await request.get(`/api/wcFetch/order/${id}?key=${key}`);
    const told = await order.text();
    expect(told).toContain('"status":"processing"');
    for (const secret of [username, STREET, key]) expect(told).not.toContain(secret);
    const shown = await request.get(localePath(`/trackorder/${id}?key=${key}`, locale));
    expect(shown.headers()['referrer-policy']).toBe('no-referrer');
    const thanks = await request.get(localePath(`/thanks-cod/${id}`, locale));
    for (const answer of [shown, thanks])
      expect(await answer.text()).toContain('<meta name="robots" content="noindex');
  });

  // What a shopper sees of an order is the same on a phone, where `leaving.spec.ts` cancels one.
  if (isPhone) return;

  await test.step('whoever has the link follows the order, and sees no phone and no street', async () => {
    const stranger = await (await browser.newContext({ baseURL: ORIGIN })).newPage();
    await stranger.goto(localePath(`/trackorder/${id}?key=${key}`, locale));
    const main = stranger.getByRole('main');
    await expect(
      main.getByText(inLocale(GOVERNORATES['EGALX'] ?? { en: '', ar: null }, locale)),
    ).toBeVisible();
    await expect(main.getByText(t('order.step.preparing'))).toBeVisible();
    await expect(main.getByText(promised)).toBeVisible();
    await expect(main).not.toContainText(STREET);
    await expect(main).not.toContainText(username.slice(-4));
    await stranger.goto(localePath(`/trackorder/${id}`, locale));
    await expect(stranger.getByText(t('order.unknown_title'))).toBeVisible();
    await stranger.context().close();
  });

  await test.step('once it is cancelled, it can be ordered again', async () => {
    await open('/profile');
    await expect(page.getByText(id, { exact: true }).first()).toBeVisible();
    const again = page.getByRole('button', { name: t('order.again_named', { id }) });
    await expect(again).toHaveCount(0);
    await open(`/trackorder/${id}`);
    await page.getByRole('button', { name: t('order.cancel') }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('order.cancel_yes') }).click();
    await expect(page.getByText(t('order.cancel_done'))).toBeVisible();
    await open('/profile');
    await again.click();
    await expect(page.getByText(t('order.again_added', { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await expectCart(page, t, { pieces: 1 });
  });
});

test(
  'a stranger finds an empty cart at the checkout, and after the login that of the account',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    const username = await becomeCustomer(page);
    await putInCart(page, await findProduct(page));
    await page.context().clearCookies();
    await open('/checkout');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t('cart.empty') })).toBeVisible();
    await main.getByRole('link', { name: t('register.to_login') }).click();
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fcheckout/);
    await page.getByLabel(t('account.username')).fill(username);
    await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByLabel(t('cart.deliver_to'))).toBeVisible();
    await expect(main.getByText('Mona Elsayed')).toBeVisible();
  },
);
