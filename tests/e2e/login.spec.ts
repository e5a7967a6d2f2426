import type { Page } from '@playwright/test';
import { formatPrice, parsePrice } from '../../domain/core/money.js';
import { localePath } from '../../domain/core/paths.js';
import { productPath } from '../../domain/catalogue/productPath.js';
import { CUSTOMER_NAME, customerButton, makeAccount, PASSWORD } from './support/customer.js';
import { expect, hydrated, newPhone, test } from './fixtures.js';
import { cartEntry, findProduct, ORIGIN, PLENTY, type Words } from './support/shopping.js';

async function fillLogin(page: Page, t: Words, username: string, password: string): Promise<void> {
  await page.getByLabel(t('account.username')).fill(username);
  await page.getByLabel(t('account.password'), { exact: true }).fill(password);
}

async function sendLogin(page: Page, t: Words): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
}

async function fillRegistration(page: Page, t: Words, username: string, password: string): Promise<void> {
  await page.getByLabel(t('account.first_name')).fill('Mona');
  await page.getByLabel(t('account.last_name')).fill('Elsayed');
  await fillLogin(page, t, username, password);
}

async function sendRegistration(page: Page, t: Words): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('register.submit'), exact: true })
    .click();
}

test.describe('logging in', () => {
  test(
    'a login says when there were too many tries, leads to no page outside the shop, and welcomes',
    { tag: '@desktop' },
    async ({ page, open, locale, t }) => {
      const username = await makeAccount(page);
      await open(`/auth/login?next=${encodeURIComponent('//evil.example')}`);
      await hydrated(page);
      await page.route('**/api/post/login', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '60' },
          json: { statusCode: 429, code: 'too_many_requests', message: '', requestId: '' },
        }),
      );
      await fillLogin(page, t, username, PASSWORD);
      await sendLogin(page, t);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error.too_many_requests'));
      await page.unroute('**/api/post/login');

      await page.getByLabel(t('account.password'), { exact: true }).press('Enter');
      await expect(page).toHaveURL(
        ({ origin, pathname }) => origin === ORIGIN && pathname === localePath('/login-success', locale),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('welcome.title', { name: 'Mona' }));
      await expect(customerButton(page)).toBeVisible();
    },
  );

  test(
    'the welcome and the profile are for who is logged in; a login is refused in the same words for a wrong password and an unknown name, once',
    { tag: '@phone' },
    async ({ page, open, t }) => {
      const username = await makeAccount(page);
      await open('/login-success');
      await expect(page.getByRole('main').getByRole('link', { name: t('login.title') })).toBeVisible();
      await expect(page.getByText(t('welcome.text'))).toHaveCount(0);

      await open('/profile');
      await expect(page).toHaveURL(/\/auth\/login\?next=/);
      await expect(page.getByText(t('login.why_next'))).toBeVisible();
      await hydrated(page);
      const told = page.getByRole('main').getByRole('alert');
      for (const name of [username, newPhone()]) {
        await fillLogin(page, t, name, 'not the password');
        const refused = page.waitForResponse('**/api/post/login');
        await sendLogin(page, t);
        expect((await refused).status()).toBe(401);
        await expect(told).toHaveText(t('error.wrong_credentials'));
      }
      await expect(told).toHaveCount(1);
      await expect(page).toHaveURL(/\/auth\/login\?/);

      await fillLogin(page, t, username, PASSWORD);
      await sendLogin(page, t);
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('profile.greeting', { name: 'Mona' }),
      );
    },
  );

  test(
    'a login adds everything that was wanted, once, and leads back to where it was',
    { tag: '@phone' },
    async ({ page, open, t }) => {
      const username = await makeAccount(page);
      let added = 0;
      page.on('request', (call) => {
        if (call.url().endsWith('/wcPost/place-order')) added += 1;
      });
      await open('/category/6');
      await hydrated(page);
      const adds = page.getByRole('main').getByRole('button', { name: t('cart.add') });
      const add = adds.nth(2);
      const wanted = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('img') });
      await adds.first().click();
      await expect(wanted).toHaveCount(1);
      await page.goBack();
      await expect(add).not.toBeInViewport();
      await add.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('continue.reach'));
      await expect(wanted).toHaveCount(2);
      await page.getByRole('button', { name: t('continue.have_account') }).click();
      await expect(page.getByLabel(t('account.username'))).toBeFocused();
      await fillLogin(page, t, username, PASSWORD);
      await sendLogin(page, t);
      await expect(page).toHaveURL(/\/category\/6$/);
      await expect(add).toBeInViewport();
      await expect(cartEntry(page, t, 2)).toBeVisible();
      await page.reload();
      await expect(customerButton(page)).toBeVisible();
      await expect(cartEntry(page, t, 2)).toBeVisible();
      await open('/auth/login');
      await expect(page.getByText(t('login.already', { name: CUSTOMER_NAME }))).toBeVisible();
      expect(added).toBe(2);
    },
  );

  test(
    'the login shows what will be added, as four pieces with their total, and one form at a time',
    { tag: '@phone' },
    async ({ page, open, t }) => {
      const product = await findProduct(
        page,
        (stock, { name }) => stock >= PLENTY && /\d{3}\/\d{2} R\d{2}/.test(name),
      );
      await open(productPath('simple', product.id));
      await hydrated(page);
      const main = page.getByRole('main');
      await main
        .getByRole('radio', { name: new RegExp(`^${t('product.set', { count: 4 })}`) })
        .press('Space');
      await main
        .getByRole('button', { name: t('plate.add', { count: 4 }) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('continue.reach'));
      const goods = main.getByRole('listitem').filter({ hasText: t('order.tyres', { count: 4 }) });
      await expect(goods).toContainText(formatPrice(4 * (parsePrice(product.price) ?? 0)));
      await expect(goods.locator('img').first()).toBeVisible();
      await expect(main.locator('form')).toHaveCount(1);
      await main.getByRole('button', { name: t('continue.have_account') }).click();
      await main.getByRole('button', { name: t('login.by_code') }).click();
      await expect(main.locator('form')).toHaveCount(1);
      await expect(main.getByRole('button', { name: t('login.send_code') })).toBeVisible();
      await expect(goods).toBeVisible();
      await main.getByRole('button', { name: t('continue.title') }).click();
      await page.getByLabel(t('continue.name'), { exact: true }).fill('Salma');
      await page.getByLabel(t('account.phone'), { exact: true }).fill(newPhone());
      await page.getByRole('button', { name: t('continue.submit'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${productPath('simple', product.id)}$`));
      const told = page.getByRole('status').filter({ hasText: t('cart.added') });
      await expect(told).toContainText(t('order.tyres', { count: 4 }));
      await expect(main.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(main.getByRole('radio', { checked: true })).toHaveAccessibleName(
        new RegExp(`^${t('product.set', { count: 4 })}`),
      );
    },
  );

  test(
    'a login by code stays at the code when the page is loaded anew, and a new code begins without errors',
    { tag: '@phone' },
    async ({ page, open, t }) => {
      const username = await makeAccount(page);
      const code = page.getByLabel(t('login.code'), { exact: true });
      const send = page.getByRole('button', { name: t('login.send_code') });
      await open('/auth/login');
      await hydrated(page);
      await page.getByRole('button', { name: t('login.by_code') }).click();
      await page.getByLabel(t('account.username')).fill(username);
      await send.click();
      await expect(code).toBeFocused();
      await page.reload();
      await expect(page.getByText(t('login.code_sent', { username }))).toBeVisible();
      await hydrated(page);
      await code.fill('000000');
      await sendLogin(page, t);
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: t('login.code_again') }).click();
      await send.click();
      await expect(code).toBeFocused();
      await expect(code).not.toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: t('login.by_password') }).click();
      await expect(page.getByLabel(t('account.username'))).toHaveValue(username);
    },
  );
});

test.describe('registering', () => {
  test(
    'registering tells that a name is taken, takes a phone number in Arabic digits, and the login knows it in others',
    { tag: '@phone' },
    async ({ page, open, t }) => {
      const username = await makeAccount(page);
      await open('/auth/register');
      await hydrated(page);
      await fillRegistration(page, t, username, 'another good one');
      await sendRegistration(page, t);
      await expect(page.getByText(t('error.username_taken'))).toHaveCount(1);
      await expect(page.getByLabel(t('account.username'))).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveURL(/\/auth\/register$/);

      const phone = newPhone();
      const arabic = phone.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
      await fillRegistration(page, t, arabic, PASSWORD);
      await sendRegistration(page, t);
      await expect(page).toHaveURL(/\/login-success$/);
      await page.context().clearCookies();
      await open('/auth/login');
      await hydrated(page);
      await fillLogin(page, t, phone, PASSWORD);
      await sendLogin(page, t);
      await expect(page).toHaveURL(/\/login-success$/);
    },
  );

  test(
    'registering tells the rules of passwords before they are broken, and which one was, and takes an email address',
    { tag: '@desktop' },
    async ({ page, open, t }) => {
      await open('/auth/register');
      await hydrated(page);
      await expect(page.getByText(t('account.password_rules'))).toBeVisible();
      for (const [password, complaint] of [
        ['short', t('field.password_too_short')],
        ['12345678', t('field.weak_password')],
      ] as const) {
        await fillRegistration(page, t, newPhone(), password);
        await sendRegistration(page, t);
        await expect(page.getByText(complaint, { exact: true })).toBeVisible();
      }
      await expect(page).toHaveURL(/\/auth\/register$/);
      await fillRegistration(page, t, `mona.${newPhone()}@example.com`, PASSWORD);
      await sendRegistration(page, t);
      await expect(page).toHaveURL(/\/login-success$/);
      await expect(customerButton(page)).toBeVisible();
    },
  );
});

test(
  'a forgotten password is answered alike, whether or not there is an account',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    for (const username of [await makeAccount(page), newPhone()]) {
      await open('/auth/forgot-password');
      await hydrated(page);
      await page.getByLabel(t('account.username')).fill(username);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('forgot.submit') })
        .click();
      const told = page.getByRole('main').getByRole('status');
      await expect(told).toContainText(t('forgot.sent_title'));
      await expect(told).toContainText(t('forgot.sent_text'));
    }
  },
);
