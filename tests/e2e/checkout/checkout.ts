import type { Page } from '@playwright/test';
import type { WireCustomerOrders } from '../../../domain/order/wireOrder.js';
import type { WireProduct } from '../../../domain/catalogue/wireProduct.js';
import { becomeCustomer, saveAddress } from '../support/customer.js';
import { hydrated, type ShopFixtures } from '../fixtures.js';
import { putInCart, type Words } from '../support/shopping.js';

/** Goes from the cart to the last step as a customer with a known name and phone, and confirms the number. */
export async function walkToPayment(
  page: Page,
  t: Words,
  isPhone: boolean,
  governorate = 'EGC',
): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout') })
    .filter({ visible: true })
    .click();
  const next = continueButton(page, t);
  // The name and the number are known.
  await page.waitForURL(isPhone ? /\/cart\/mobile\/checkout/ : /\/checkout$/);
  await page.getByLabel(t('cart.deliver_to'), { exact: true }).selectOption(governorate);
  await next.click();
  if (isPhone) await page.waitForURL(/\/cart\/mobile\/address/);
  await page.getByLabel(t('address.city'), { exact: true }).fill('مدينة نصر');
  await page.getByLabel(t('address.street'), { exact: true }).fill('12 شارع الطيران');
  await next.click();
  if (isPhone) await page.waitForURL(/\/cart\/mobile\/payment/);
  await phoneConfirmation(page).check();
}

/**
 * Opens the last checkout step, on a page of its own or as the last section, as a customer with this cart and complete
 * account data.
 */
export async function openLastStep(
  page: Page,
  { open, isPhone }: Pick<ShopFixtures, 'open' | 'isPhone'>,
  product: Pick<WireProduct, 'id'>,
  quantity = 1,
): Promise<void> {
  await becomeCustomer(page);
  await saveAddress(page);
  await putInCart(page, product, quantity);
  await open(lastStepPath(isPhone));
  await hydrated(page);
}

/** Orders a product in cash as a new customer; returns the order's id and key. */
export async function orderInCash(
  page: Page,
  { open, isPhone, t }: Pick<ShopFixtures, 'open' | 'isPhone' | 't'>,
  product: Pick<WireProduct, 'id'>,
  quantity = 1,
): Promise<{ id: string; key: string }> {
  await openLastStep(page, { open, isPhone }, product, quantity);
  await phoneConfirmation(page).check();
  await placeOrderButton(page, t).click();
  await page.waitForURL(/\/thanks-cod\/\d+\?key=/);
  const [, id = '', key = ''] = /(\d+)\?key=([\w-]+)/.exec(page.url()) ?? [];
  return { id, key };
}

/** Opens the step of delivery, for a customer with complete account data and something in the cart. */
export async function openDeliveryStep(
  page: Page,
  { open, isPhone, t }: Pick<ShopFixtures, 'open' | 'isPhone' | 't'>,
): Promise<void> {
  await open(isPhone ? '/cart/mobile/checkout' : '/checkout');
  await hydrated(page);
  if (isPhone) return;
  const step = t('checkout.step.delivery');
  await page.getByRole('button', { name: t('checkout.edit_step', { step }) }).click();
}

export function lastStepPath(isPhone: boolean): string {
  return isPhone ? '/cart/mobile/payment' : '/checkout';
}

/** The checkbox that confirms the phone number. */
export function phoneConfirmation(page: Page) {
  return page.getByRole('checkbox');
}

/** The button of a step that is not the last, which names the next one. */
export function continueButton(page: Page, t: Words) {
  const names = ['delivery', 'address', 'payment'].map((step) => t('checkout.continue', { step }));
  return page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
}

export function placeOrderButton(page: Page, t: Words) {
  return page.getByRole('button', { name: t('checkout.place_order') });
}

/** The customer's placed orders, without those of groups. */
export async function ordersOf(page: Page): Promise<WireCustomerOrders['single']> {
  const response = await page.request.get('/api/wcFetch/customer-orders');
  return ((await response.json()) as WireCustomerOrders).single;
}

/** Holds the answers of a route until the returned function is called, which waits until the page has drawn them. */
export async function holdAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  let goOn: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**/api/${path}*`, async (route) => {
    await isTime;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse((response) => response.url().includes(path));
    goOn();
    await answered;
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
}
