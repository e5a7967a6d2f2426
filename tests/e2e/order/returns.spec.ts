import { isStoreUnderTest } from '../../support/addresses.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { addOwnProduct, behindTheShop } from '../support/shopDatabase.js';
import { ORIGIN } from '../support/shopping.js';

test.skip(isStoreUnderTest(), 'Orders arrive in the database of the embedded shop');

test.use({ expectedErrors: /net::ERR_FAILED/ });

test(
  'a customer asks by the order’s link to return a part of it, and sees what becomes of it',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const productId = await addOwnProduct();
    await becomeCustomer(page);
    const placed = await page.request.post('/api/wcPost/place-order', {
      headers: { origin: ORIGIN },
      data: { line_items: [{ product_id: productId, quantity: 3 }] },
    });
    const { id, key } = (await placed.json()) as { id: number; key: string };
    await behindTheShop().orders.setStatus(id, 'completed');
    await page.context().clearCookies();
    await open(`/trackorder/${id}?key=${key}`);
    await hydrated(page);

    const submit = page.getByRole('button', { name: t('return.submit') });
    const text = page.getByLabel(t('return.text'));
    const goods = page.getByRole('group', { name: t('return.goods') }).getByRole('combobox');

    await test.step('the form says what is missing, and an outage loses nothing', async () => {
      await page.getByRole('button', { name: t('return.start') }).click();
      await submit.click();
      await expect(goods).toBeFocused();
      await expect(page.getByText(t('field.required_pieces'))).toBeVisible();
      await goods.selectOption('2');
      await page.getByLabel(t('return.reason')).selectOption('faulty');
      await text.fill('يتسرب الهواء منه');
      await page.route('**/api/wcPost/return', (route) => route.abort());
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t('error.store_unavailable'));
      await expect(text).toHaveValue('يتسرب الهواء منه');
      await page.unroute('**/api/wcPost/return');
    });

    await test.step('it is sent once, and stands on the order’s page', async () => {
      await submit.click();
      await expect(page.getByText(t('return.sent'))).toBeVisible();
      await expect(page.getByText(t('return.state.asked'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('return.start') })).toBeHidden();
      await page.reload();
      await expect(page.getByText(t('return.state.asked'))).toBeVisible();
    });
  },
);
