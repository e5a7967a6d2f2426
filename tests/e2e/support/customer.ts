import type { Locator, Page } from '@playwright/test';
import { isStoreUnderTest } from '../../support/addresses.js';
import { quickHash } from '../../support/quickPassword.js';
import { newPhone } from '../fixtures.js';
import { behindTheShop } from './shopDatabase.js';
import { ORIGIN, type Words } from './shopping.js';

export const CUSTOMER_NAME = 'Mona Elsayed';
export const PASSWORD = 'kawtch-206-azraq';

const PASSWORD_HASH = quickHash(PASSWORD);

/** Registers a customer in the page's browser; returns the user name. */
export async function becomeCustomer(page: Page): Promise<string> {
  const username = newPhone();
  await (isStoreUnderTest() ? register(page, username) : openAccount(page, username));
  return username;
}

/** Created directly in the database, because hashing a password costs the server as much as rendering a page. */
async function openAccount(page: Page, username: string): Promise<void> {
  await behindTheShop().accounts.add({
    ...{ username, email: null, phone: `+2${username}` },
    ...{ firstName: 'Mona', lastName: 'Elsayed', passwordHash: PASSWORD_HASH },
  });
  await post(page, 'login', { username, password: PASSWORD });
}

/** Writes customer data that only a store can write. */
function register(page: Page, username: string): Promise<void> {
  const form = { first_name: 'Mona', last_name: 'Elsayed', username, password: PASSWORD };
  return post(page, 'register', form);
}

async function post(page: Page, path: 'login' | 'register', data: object): Promise<void> {
  const response = await page.request.post(`/api/post/${path}`, { headers: { origin: ORIGIN }, data });
  if (!response.ok()) throw new Error(`No customer could be made: ${await response.text()}`);
}

/** Saves an address to the customer's account, as from another device. */
export async function saveAddress(page: Page): Promise<void> {
  const response = await page.request.put('/api/wcPost/update-customer', {
    headers: { origin: ORIGIN },
    data: { addresses: [{ governorate: 'EGC', city: 'مدينة نصر', address_1: '12 شارع الطيران' }] },
  });
  if (!response.ok()) throw new Error(`No address was kept: ${await response.text()}`);
}

/** Creates an account without a session in this browser; returns the user name. */
export async function makeAccount(page: Page): Promise<string> {
  const username = await becomeCustomer(page);
  await page.context().clearCookies();
  return username;
}

/** The header of a logged-in customer. */
export function customerButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: CUSTOMER_NAME });
}

/** The header of a guest. */
export function loginLink(page: Page, t: Words): Locator {
  return page.getByRole('banner').getByRole('link', { name: t('sign_up_login') });
}
