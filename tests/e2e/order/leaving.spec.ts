import { readFileSync } from 'node:fs';
import { becomeCustomer, loginLink, PASSWORD } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectAccessible } from '../support/axe.js';
import { expectCart, findProduct, placeOrder } from '../support/shopping.js';

test(
  'a customer cancels an order, takes their data along, and deletes the account',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    const main = page.getByRole('main');
    await becomeCustomer(page);
    const { id, key } = await placeOrder(page, await findProduct(page));

    async function deleteAccount(password: string): Promise<void> {
      await main.getByLabel(t('profile.password_current'), { exact: true }).fill(password);
      await main.getByRole('button', { name: t('profile.delete_yes') }).click();
    }

    await test.step('the account stays while the order is under way', async () => {
      await open('/profile');
      await hydrated(page);
      await main.getByRole('button', { name: t('profile.delete') }).press('Enter');
      await deleteAccount(PASSWORD);
      await expect(page.getByText(t('error.orders_under_way'))).toBeVisible();
    });

    await test.step('the order is cancelled once its customer has confirmed that, for good', async () => {
      await open(`/trackorder/${id}?key=${key}`);
      await hydrated(page);
      const cancel = main.getByRole('button', { name: t('order.cancel') });
      await cancel.press('Enter');
      const question = main.getByRole('group', { name: t('order.cancel_ask') });
      await question.getByRole('button', { name: t('order.cancel_no') }).press('Enter');
      await expect(cancel).toBeFocused();
      await cancel.press('Enter');
      await question.getByRole('button', { name: t('order.cancel_yes') }).press('Enter');
      await expect(main.getByText(t('order.cancel_done'))).toBeVisible();
      await page.reload();
      await expect(main.getByText(t('order.status.cancelled')).first()).toBeVisible();
      await expect(cancel).toHaveCount(0);
    });

    await test.step('the account’s data come as a file', async () => {
      await open('/profile');
      await hydrated(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: t('profile.data_download') }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('account.json');
      const { orders } = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
        orders: { id: number }[];
      };
      expect(orders.map((order) => order.id)).toEqual([Number(id)]);
    });

    await test.step('the account is deleted with its password only, and logged out', async () => {
      await main.getByRole('button', { name: t('profile.delete') }).press('Enter');
      await deleteAccount('not it at all');
      await expect(main.getByText(t('field.wrong_password'))).toBeVisible();
      await deleteAccount(PASSWORD);
      await expect(page.getByText(t('profile.deleted'))).toBeVisible();
      await open('/profile');
      await expect(page).toHaveURL(/\/auth\/login/);
      await expect(loginLink(page, t)).toBeVisible();
    });
  },
);

test(
  'on a phone too an order is cancelled after an accessible question, and ordered again',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    const { id } = await placeOrder(page, await findProduct(page));
    await open(`/trackorder/${id}`);
    await page.getByRole('button', { name: t('order.cancel') }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('order.cancel_yes') }).click();
    await expect(page.getByText(t('order.cancel_done'))).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: t('order.again_named', { id }) }).click();
    await expect(page.getByText(t('order.again_added', { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await expectCart(page, t, { pieces: 1 });
  },
);
