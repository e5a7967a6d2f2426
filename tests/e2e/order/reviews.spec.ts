import { isStoreUnderTest } from '../../support/addresses.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { addOwnProduct, behindTheShop } from '../support/shopDatabase.js';
import { ORIGIN } from '../support/shopping.js';

test.skip(isStoreUnderTest(), 'Orders arrive and reviews are approved in the database of the embedded shop');

test.use({ expectedErrors: /net::ERR_FAILED/ });

test(
  'a customer reviews a delivered product by the order’s link, and the product page shows it once approved',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    const productId = await addOwnProduct();
    await becomeCustomer(page);
    const placed = await page.request.post('/api/wcPost/place-order', {
      headers: { origin: ORIGIN },
      data: { line_items: [{ product_id: productId, quantity: 1 }] },
    });
    const { id, key } = (await placed.json()) as { id: number; key: string };
    await behindTheShop().orders.setStatus(id, 'completed');
    await page.context().clearCookies();

    const words = 'ثابتة في المطر وهادئة';
    const text = page.getByLabel(t('review.text'), { exact: true });
    const submit = page.getByRole('button', { name: t('review.submit') });
    const openForm = async () => {
      await open(`/trackorder/${id}?key=${key}`);
      await hydrated(page);
      await page.getByRole('button', { name: t('review.write') }).click();
    };

    await test.step('the form says what is missing, and can be filled in with the keyboard', async () => {
      await openForm();
      await submit.click();
      await expect(page.getByRole('radio').first()).toBeFocused();
      await expect(page.getByText(t('field.required_stars'))).toBeVisible();
      await page.getByRole('radio').nth(2).press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: t('review.stars', { stars: '4' }) })).toBeChecked();
      await text.fill(words);
    });

    await test.step('a reload and an outage lose nothing of it', async () => {
      await openForm();
      await expect(text).toHaveValue(words);
      await expect(page.getByRole('radio', { name: t('review.stars', { stars: '4' }) })).toBeChecked();
      await page.route('**/api/wcPost/review', (route) => route.abort());
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t('error.store_unavailable'));
      await expect(text).toHaveValue(words);
      await page.unroute('**/api/wcPost/review');
    });

    await test.step('it is sent once', async () => {
      await submit.click();
      await expect(page.getByText(t('review.sent'))).toBeVisible();
      await openForm();
      await expect(page.getByText(t('error.already_reviewed'))).toBeVisible();
    });

    await test.step('the product page shows it once approved', async () => {
      await behindTheShop().reviews.approve(productId);
      await open(`/product/simple/${productId}`);
      const section = page.locator('#reviews');
      await expect(section.getByText(words)).toBeVisible();
      await expect(section.getByRole('img', { name: t('review.stars', { stars: '4' }) })).toBeVisible();
      await page.getByRole('link', { name: t('reviews.summary', { average: '4', count: 1 }) }).click();
      await expect(section.getByRole('heading')).toBeInViewport();
    });
  },
);
