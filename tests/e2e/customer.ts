import type { Locator, Page } from '@playwright/test';
import { newPhone } from './fixtures.js';
import { ORIGIN, type Words } from './shopping.js';

export const CUSTOMER_NAME = 'Mona Elsayed';
export const PASSWORD = 'kawtch-206-azraq';

/** Makes the page's browser a customer's, who has just registered; answers the user name. */
export async function becomeCustomer(page: Page): Promise<string> {
  const username = newPhone();
  const response = await page.request.post('/api/post/register', {
    headers: { origin: ORIGIN },
    data: {
      first_name: 'Mona',
      last_name: 'Elsayed',
      username,
      password: PASSWORD,
    },
  });
  if (!response.ok()) throw new Error(`No customer could be made: ${await response.text()}`);
  return username;
}

/** Keeps an address in the account of the page's customer, as another device would. */
export async function keepAddress(page: Page): Promise<void> {
  const response = await page.request.put('/api/wcPost/update-customer', {
    headers: { origin: ORIGIN },
    data: { addresses: [{ governorate: 'EGC', city: 'مدينة نصر', address_1: '12 شارع الطيران' }] },
  });
  if (!response.ok()) throw new Error(`No address was kept: ${await response.text()}`);
}

/** An account whose owner is not logged in here; answers the user name. */
export async function makeAccount(page: Page): Promise<string> {
  const username = await becomeCustomer(page);
  await page.context().clearCookies();
  return username;
}

/** The header where somebody is logged in. */
export function customerButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: CUSTOMER_NAME });
}

/** The header where nobody is. */
export function loginLink(page: Page, t: Words): Locator {
  return page.getByRole('banner').getByRole('link', { name: t('sign_up_login') });
}
