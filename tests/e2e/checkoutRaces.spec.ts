import type { Page, Route } from '@playwright/test';
import { formatPrice } from '../../domain/money.js';
import type { WireCustomerOrders } from '../../domain/wire/order.js';
import type { WireProduct } from '../../domain/wire/product.js';
import { expectAccessible } from './axe.js';
import { openLastStep, phoneConfirmation, placeOrderButton } from './checkout.js';
import { expect, hydrated, test } from './fixtures.js';
import { addOwnProduct, changeShop } from './shopDatabase.js';
import { expectCart, findProduct, priceOf } from './shopping.js';

async function ordersOf(page: Page): Promise<WireCustomerOrders['single']> {
  const response = await page.request.get('/api/wcFetch/customer-orders');
  return ((await response.json()) as WireCustomerOrders).single;
}

test('a price that rises at the last step is told before it is ordered at, and so is that the last piece is gone', async ({
  page,
  open,
  isPhone,
  t,
}) => {
  const id = await addOwnProduct();
  await openLastStep(page, { open, isPhone }, { id });
  await phoneConfirmation(page).check();
  const product = (await (await page.request.get(`/api/wcFetch/product/${id}`)).json()) as WireProduct;
  const dearer = priceOf(product) + 5000;

  await test.step('the price rises', async () => {
    await changeShop('UPDATE items SET price = ?, former_price = NULL WHERE id = ?', [dearer, id]);
    await placeOrderButton(page, t).click();
    const told = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
    await expect(told).toContainText(t('error.price_changed'));
    const prices = { before: formatPrice(priceOf(product)), now: formatPrice(dearer) };
    await expect(page.getByText(t('cart.change_price', prices))).toBeVisible();
    await expectCart(page, t, { pieces: 1, total: formatPrice(dearer) });
    await expectAccessible(page);
    expect(await ordersOf(page)).toEqual([]);
  });

  await test.step('somebody else takes the last piece', async () => {
    await changeShop('UPDATE items SET stock = 0 WHERE id = ?', [id]);
    await placeOrderButton(page, t).click();
    const told = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
    await expect(told).toContainText(t('checkout.short_stock'));
    expect(await ordersOf(page)).toEqual([]);
    await told.getByRole('link', { name: t('checkout.to_cart') }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const line = page.getByRole('main').getByRole('listitem');
    await expect(
      line.getByRole('status').filter({ hasText: t('cart.change_short', { available: 0, wanted: 1 }) }),
    ).toBeVisible();
    await expectCart(page, t, { pieces: 1 });
  });
});

test('of two tabs that send the order at the same time both end at the one order', async ({
  page,
  context,
  open,
  isPhone,
  t,
}) => {
  await openLastStep(page, { open, isPhone }, await findProduct(page));
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);

  const held: Route[] = [];
  let bothSent: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (bothSent = resolve));
  await context.route('**/api/wcPost/checkout', async (route) => {
    held.push(route);
    if (held.length === 2) bothSent();
    await isTime;
    await route.continue();
  });
  for (const tab of [page, other]) {
    await phoneConfirmation(tab).check();
    await placeOrderButton(tab, t).click();
  }
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/thanks-cod\/\d+\?key=/);
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  expect((await ordersOf(page)).map(({ status }) => status)).toEqual(['processing']);
});
