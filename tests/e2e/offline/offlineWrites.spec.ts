import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../../../locales/keys.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { isStoreUnderTest } from '../../support/addresses.js';
import { expect, hydrated, test } from '../fixtures.js';
import { becomeCustomer } from '../support/customer.js';
import { findProduct, type Words } from '../support/shopping.js';

/* What is written without a connection; `offline.spec.ts` adds to the cart. */

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

interface OfflineWrite {
  path: string;
  /** Opens the form, if it is not open, while there is a connection. */
  begin?: (page: Page, t: Words) => Promise<void>;
  /** The field that is filled in last, and what with. */
  field: (page: Page, t: Words) => Locator;
  typed: string;
  submit: (page: Page, t: Words) => Locator;
  /** What is said of it once it has arrived. */
  says: MessageKey;
}

const saveButton = (page: Page, t: Words) => page.getByRole('button', { name: t('action.save') });

const OFFLINE_WRITES: Record<string, OfflineWrite> = {
  'an address': {
    path: '/profile',
    async begin(page, t) {
      await page.getByRole('button', { name: t('profile.address_add') }).click();
      await page.getByLabel(t('address.governorate')).selectOption('EGC');
      await page.getByLabel(t('address.city')).fill('Maadi');
    },
    field: (page, t) => page.getByLabel(t('address.street')),
    typed: '9 Palm St',
    submit: saveButton,
    says: 'profile.saved',
  },
  'a name': {
    path: '/profile',
    async begin(page, t) {
      const details = page.getByRole('region', { name: t('profile.details'), exact: true });
      await details.getByRole('button', { name: t('action.edit') }).click();
    },
    field: (page, t) => page.getByLabel(t('account.first_name')),
    typed: 'Salma',
    submit: saveButton,
    says: 'profile.saved',
  },
  'a subscription to the newsletter': {
    path: '/faq',
    field: (page) => page.getByRole('contentinfo').locator('input[name=email]'),
    typed: `reader.${randomUUID()}@example.com`,
    submit: (page) => page.getByRole('contentinfo').locator('button[type=submit]'),
    says: 'newsletter.done',
  },
  'a message': {
    path: '/contact',
    async begin(page, t) {
      await page.getByLabel(t('contact.name'), { exact: true }).fill('Salma Hassan');
      await page.getByLabel(t('account.email'), { exact: true }).fill('salma@example.com');
    },
    field: (page) => page.getByRole('main').locator('textarea'),
    typed: 'Do you fit tyres?',
    submit: (page) => page.getByRole('main').locator('form button[type=submit]'),
    says: 'contact.sent_text',
  },
};

test(
  'what is written without a connection is sent once there is one, and what was typed stays',
  { tag: '@phone' },
  async ({ page, context, open, t }) => {
    test.slow();
    await becomeCustomer(page);
    for (const [what, { path, begin, field, typed, submit, says }] of Object.entries(OFFLINE_WRITES)) {
      await test.step(what, async () => {
        await open(path);
        await hydrated(page);
        await begin?.(page, t);
        await field(page, t).fill(typed);
        await context.setOffline(true);
        await submit(page, t).click();
        await expect(page.getByText(t('offline.needed'))).toBeVisible();
        await expect(field(page, t)).toHaveValue(typed);
        await context.setOffline(false);
        await submit(page, t).click();
        await expect(page.getByText(t(says)).first()).toBeVisible();
      });
    }
  },
);

test(
  'a wish that is made without a connection is kept, and reaches the account with the next page',
  { tag: '@phone' },
  async ({ page, context, open, t }) => {
    await becomeCustomer(page);
    const { id } = await findProduct(page);
    await open(productPath('simple', id));
    await hydrated(page);
    await context.setOffline(true);
    const heart = page
      .getByRole('main')
      .getByRole('checkbox', { name: t('wish.toggle') })
      .first();
    await heart.press('Space');
    await expect(heart).toBeChecked();
    await context.setOffline(false);
    // Read at once: the page that was left may be the one that sends it.
    const sent = page.waitForResponse('**/api/post/wishes').then((response) => response.json() as unknown);
    await open('/wishlist');
    expect(await sent).toEqual({ ids: [id] });
  },
);

test(
  'a request for what is sold out is sent once there is a connection, and what was typed stays',
  { tag: '@phone' },
  async ({ page, context, open, t }) => {
    test.skip(isStoreUnderTest(), 'The shop in front of the store sends no letters, so it offers none');
    const soldOut = await findProduct(page, (stock) => stock === 0);
    await open(productPath('simple', soldOut.id));
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('stock_request.title') })
      .and(page.locator('[href*=item]'))
      .filter({ visible: true })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: t('stock_request.title') });
    const typed = `reader.${randomUUID()}@example.com`;
    await dialog.getByRole('textbox').fill(typed);
    const submit = dialog.getByRole('button', { name: t('stock_request.submit'), exact: true });
    await context.setOffline(true);
    await submit.click();
    await expect(dialog.getByText(t('offline.needed'))).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(typed);
    await context.setOffline(false);
    await submit.click();
    await expect(dialog.getByText(t('stock_request.done'))).toBeVisible();
  },
);
