import type { Page } from '@playwright/test';
import type { MessageKey } from '../../locales/keys.js';

type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Walks a customer whose account knows name and phone from the cart to the last step, and confirms the number. */
export async function walkToPayment(page: Page, t: Words, isPhone: boolean): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout') })
    .filter({ visible: true })
    .click();
  const next = page.getByRole('button', { name: t('action.continue') });
  if (isPhone) {
    await page.waitForURL(/\/cart\/mobile\/userinfo/);
    await next.click();
    await page.waitForURL(/\/cart\/mobile\/address/);
  } else await page.waitForURL(/\/checkout$/);
  await page.getByLabel(t('address.governorate'), { exact: true }).selectOption('EGC');
  await page.getByLabel(t('address.city'), { exact: true }).fill('مدينة نصر');
  await page.getByLabel(t('address.street'), { exact: true }).fill('12 شارع الطيران');
  await next.click();
  if (isPhone) await page.waitForURL(/\/cart\/mobile\/checkout/);
  await next.click();
  if (isPhone) await page.waitForURL(/\/cart\/mobile\/payment/);
  await phoneConfirmation(page).check();
}

/** The box by which the shopper says that the number is theirs. */
export function phoneConfirmation(page: Page) {
  return page.getByRole('checkbox');
}

export function placeOrderButton(page: Page, t: Words) {
  return page.getByRole('button', { name: t('checkout.place_order') });
}
