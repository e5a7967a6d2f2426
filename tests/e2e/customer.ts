import type { Locator, Page } from '@playwright/test';
import { isStoreUnderTest } from '../support/addresses.js';
import { quickHash } from '../support/quickPassword.js';
import { newPhone } from './fixtures.js';
import { behindTheShop } from './shopDatabase.js';
import { ORIGIN, type Words } from './shopping.js';

export const CUSTOMER_NAME = 'Mona Elsayed';
export const PASSWORD = 'kawtch-206-azraq';

const PASSWORD_HASH = quickHash(PASSWORD);

/** Makes the page's browser a customer's, who has just registered; answers the user name. */
export async function becomeCustomer(page: Page): Promise<string> {
  const username = newPhone();
  await (isStoreUnderTest() ? register(page, username) : openAccount(page, username));
  return username;
}

/** Registering takes the server's processor as long as a page does; an account behind its back takes none of it. */
async function openAccount(page: Page, username: string): Promise<void> {
  await behindTheShop().accounts.add({
    ...{ username, email: null, phone: `+2${username}` },
    ...{ firstName: 'Mona', lastName: 'Elsayed', passwordHash: PASSWORD_HASH },
  });
  await post(page, 'login', { username, password: PASSWORD });
}

/** What a store keeps of its customers only the store can write. */
function register(page: Page, username: string): Promise<void> {
  const form = { first_name: 'Mona', last_name: 'Elsayed', username, password: PASSWORD };
  return post(page, 'register', form);
}

async function post(page: Page, path: 'login' | 'register', data: object): Promise<void> {
  const response = await page.request.post(`/api/post/${path}`, { headers: { origin: ORIGIN }, data });
  if (!response.ok()) throw new Error(`No customer could be made: ${await response.text()}`);
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
