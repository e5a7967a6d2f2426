import { type BrowserContext, type Page, request } from '@playwright/test';
import { COOKIE_MAX_AGE_S } from '../../domain/core/limits.js';
import { becomeCustomer, customerButton, loginLink, PASSWORD } from './support/customer.js';
import { expect, hydrated, newPhone, test } from './fixtures.js';
import { cartEntry, findProduct, ORIGIN, putInCart, type Words } from './support/shopping.js';

/** Console errors that these tests provoke. */
test.use({ expectedErrors: /status of (500|503)/ });

const CUSTOMERS = '**/api/wcFetch/customers/*';

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((each) => each.name === name)?.value;
}

/** Makes the page a first-time visitor's. */
async function expectVisitor(page: Page, t: Words): Promise<void> {
  const context = page.context();
  await expect.poll(() => cookie(context, 'visitor_id')).toMatch(/^\d+$/);
  await expect.poll(() => cookie(context, 'visitor_token')).toBeTruthy();
  expect(await cookie(context, 'token')).toBeUndefined();
  expect(await cookie(context, 'user_id')).toBeUndefined();
  await expect(loginLink(page, t)).toBeVisible();
}

/** Ends every session of the customer, as from another device. */
async function logOutElsewhere(page: Page): Promise<void> {
  const storageState = await page.context().storageState();
  const device = await request.newContext({ baseURL: ORIGIN, storageState });
  const response = await device.post('/api/post/logout?all=1', { headers: { origin: ORIGIN }, data: {} });
  expect(response.status()).toBe(200);
  await device.dispose();
}

test.describe('who comes', () => {
  test('without anything becomes a visitor, for 30 days, and stays the same one until the token is lost', async ({
    page,
    context,
    open,
    t,
  }) => {
    const nowS = Date.now() / 1000;
    await open('/faq');
    await expectVisitor(page, t);
    const kept = (await context.cookies()).filter(({ name }) => name.startsWith('visitor_'));
    expect(kept).toHaveLength(2);
    for (const { path, sameSite, expires } of kept) {
      expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
      expect(Math.abs(expires - nowS - COOKIE_MAX_AGE_S)).toBeLessThan(120);
    }

    const before = await cookie(context, 'visitor_id');
    const known = page.waitForResponse(CUSTOMERS);
    await page.reload();
    expect((await known).status()).toBe(200);
    expect(await cookie(context, 'visitor_id')).toBe(before);

    await test.step('also while the shop does not answer', async () => {
      await page.route(CUSTOMERS, (route) => route.fulfill({ status: 503, json: {} }));
      const unanswered = page.waitForResponse(CUSTOMERS);
      await page.reload();
      expect((await unanswered).status()).toBe(503);
      await expectVisitor(page, t);
      expect(await cookie(context, 'visitor_id')).toBe(before);
      await page.unroute(CUSTOMERS);
    });

    await context.clearCookies({ name: 'visitor_token' });
    await page.reload();
    await expect.poll(() => cookie(context, 'visitor_token')).toBeTruthy();
    await expectVisitor(page, t);
    expect(await cookie(context, 'visitor_id')).not.toBe(before);
  });

  test('while visitors cannot be made sees the shop all the same', async ({ page, open, t }) => {
    await page.route('**/api/post/register_guest?*', (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent('console', (entry) =>
      entry.text().startsWith('No visitor identity could be made.'),
    );
    await open('/faq');
    expect((await logged).type()).toBe('warning');
    await expect(loginLink(page, t)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('with a login that was ended elsewhere goes home as a visitor', async ({ page, open, locale, t }) => {
    await becomeCustomer(page);
    await open('/faq');
    await hydrated(page);
    await expect(customerButton(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('userData', '{"city":"Giza"}'));
    // An open page might notice by itself, and be on its way home when it is reloaded.
    await page.goto('about:blank');
    await logOutElsewhere(page);
    await open('/faq');
    await expect(page).toHaveURL(locale === 'ar' ? '/ar' : '/');
    await expectVisitor(page, t);
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  });

  test('logged in while the shop does not answer stays logged in, is told, and may try again', async ({
    page,
    context,
    open,
    t,
  }) => {
    await becomeCustomer(page);
    await page.route(CUSTOMERS, (route) => route.fulfill({ status: 503, json: {} }));
    await open('/profile');
    await hydrated(page);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText(t('error.store_unavailable'));
    await expect(page.getByRole('banner').getByRole('button', { name: t('my_profile') })).toBeVisible();
    await expect(loginLink(page, t)).toHaveCount(0);
    expect(await cookie(context, 'token')).toBeTruthy();
    await page.unroute(CUSTOMERS);
    await failure.getByRole('button', { name: t('action.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.greeting', { name: 'Mona' }));
    await expect(customerButton(page)).toBeVisible();
  });
});

test.describe('a robot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('becomes no visitor', async ({ page, context, open }) => {
    const calls: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('/api/post/')) calls.push(call.url());
    });
    await open('/faq');
    await hydrated(page);
    // Idle callbacks run in order: after two of them, one requested at the start has run.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    expect(calls).toEqual([]);
    expect(await cookie(context, 'visitor_id')).toBeUndefined();
  });
});

test('logging out is told, forgets the person, empties the cart and goes home, in every tab', async ({
  page,
  context,
  open,
  isPhone,
  locale,
  t,
}) => {
  await becomeCustomer(page);
  await putInCart(page, await findProduct(page), 2);
  // The wishlist is compared once a page is open; a logout while that is under way ends it with a refusal.
  const compared = page.waitForResponse(/\/post\/wishes/);
  await open('/faq');
  await hydrated(page);
  await compared;
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await expect(cartEntry(other, t, 2)).toBeVisible();
  await expect(cartEntry(page, t, 2)).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.evaluate(() => {
    for (const key of ['additionalAddress', 'selectedAddress', 'userData']) localStorage.setItem(key, '"x"');
  });

  if (isPhone) {
    await page.getByRole('button', { name: t('menu'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('menu.logout') })
      .click();
  } else {
    await customerButton(page).click();
    await page.getByRole('menuitem', { name: t('logout') }).click();
  }
  await expect(page.getByRole('status').filter({ hasText: t('logout_done') })).toBeVisible();
  await expect(page).toHaveURL(locale === 'ar' ? '/ar' : '/');
  await expect(cartEntry(page, t, 0, '00.00')).toBeVisible();
  await expectVisitor(page, t);
  const kept = () =>
    ['additionalAddress', 'selectedAddress', 'userData'].map((key) => localStorage.getItem(key));
  expect(await page.evaluate(kept)).toEqual([null, null, null]);
  await expect(loginLink(other, t)).toBeVisible();
  await expect(cartEntry(other, t, 0, '00.00')).toBeVisible();
  expect(refused, 'calls for what is not theirs any more').toEqual([]);
});

test(
  'a browser asks before it forgets a customer who has no password',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const data = { name: 'Mona', phone: newPhone() };
    const headers = { origin: ORIGIN, 'idempotency-key': crypto.randomUUID() };
    expect((await page.request.post('/api/post/continue', { headers, data })).ok()).toBe(true);
    await open('/profile');
    await hydrated(page);
    await expect(page.getByRole('button', { name: t('profile.logout_everywhere') })).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: t('car.add') })).toBeVisible();
    await main.getByRole('button', { name: t('profile.leave') }).click();
    await expect(main.getByText(t('profile.leave_text'))).toBeVisible();
    await main.getByRole('button', { name: t('action.cancel') }).click();
    await main.getByRole('button', { name: t('profile.leave') }).click();
    await main.getByRole('button', { name: t('profile.leave_yes') }).click();
    await expectVisitor(page, t);
  },
);

test('logging out everywhere ends the login in every tab and on every device', async ({
  page,
  context,
  open,
  locale,
  t,
}) => {
  const username = await becomeCustomer(page);
  const device = await request.newContext({ baseURL: ORIGIN });
  const data = { username, password: PASSWORD };
  const login = await device.post('/api/post/login', { headers: { origin: ORIGIN }, data });
  const { id } = (await login.json()) as { id: number };
  const onDevice = async () => (await device.get(`/api/wcFetch/customers/${id}`)).status();
  expect(await onDevice()).toBe(200);
  const other = await context.newPage();
  await other.goto(locale === 'ar' ? '/ar/faq' : '/faq');
  await expect(customerButton(other)).toBeVisible();
  await open('/profile');
  await hydrated(page);
  await page.getByRole('button', { name: t('profile.logout_everywhere') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('logout_done') })).toBeVisible();
  await expect(page).toHaveURL(locale === 'ar' ? '/ar' : '/');
  await expectVisitor(page, t);
  await expect(loginLink(other, t)).toBeVisible();
  expect(await onDevice()).toBe(404);
  await device.dispose();
});

test('unpaid orders are asked to go once, singly and by group, and only those that the shop lets go', async ({
  page,
  open,
  t,
}) => {
  await becomeCustomer(page);
  const order = (id: number, deletable: boolean, transaction: string | null) => ({
    ...{ id, deletable, geidea_transaction_id: transaction, status: 'pending', items: [] },
    ...{ total: '0.00', shipping_total: '0.00', created_at: '2026-01-01T00:00:00Z' },
    ...{ payment_method: 'card', billing: null, delivery: null, adjustment: '0.00', refunded: '0.00' },
  });
  const unpaid = {
    single: [order(71, true, null), order(72, false, 'session-1'), order(73, false, null)],
    grouped: [
      { group: 'g-7', orders: [order(74, true, null), order(75, true, null)] },
      { group: 'g-8', orders: [order(76, true, null), order(77, false, 'session-2')] },
    ],
  };
  let asked = 0;
  const removed: (string | null)[] = [];
  await page.route('**/api/wcFetch/customer-orders?status=pending&*', (route) => {
    asked += 1;
    return route.fulfill({ json: unpaid });
  });
  await page.route('**/api/wcPost/delete_order?*', (route) => {
    removed.push(new URL(route.request().url()).searchParams.get('order_id'));
    return route.fulfill({ json: { deleted: [] } });
  });
  await open('/faq');
  await expect.poll(() => removed).toEqual(['71', 'g-7']);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('cart.link', { count: 0, total: '00.00' }) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title.cart'));
  expect([asked, removed]).toEqual([1, ['71', 'g-7']]);
});
