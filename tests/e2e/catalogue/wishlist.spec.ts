import { makeAccount, PASSWORD } from '../support/customer.js';
import { expect, hydrated, openElsewhere, test } from '../fixtures.js';

test(
  'products saved with the heart are on the wishlist, and follow their customer to another device',
  { tag: '@phone' },
  async ({ page, open, t, browser }) => {
    const username = await makeAccount(page);
    await open('/category/1');
    await hydrated(page);
    const hearts = page.getByRole('main').getByRole('checkbox', { name: t('wish.toggle') });
    const cards = page.getByRole('main').getByRole('article');

    await test.step('a guest saves two products, with the keyboard', async () => {
      await hearts.first().press('Space');
      await expect(page.getByText(t('wish.added'))).toBeVisible();
      await hearts.nth(1).press('Space');
      await open('/wishlist');
      await expect(cards).toHaveCount(2);
      await expect(hearts.first()).toBeChecked();
      await expect(page.getByText(t('wish.kept_here'))).toBeVisible();
    });

    await test.step('one is taken off the list, and can be put back until the page is left', async () => {
      await hearts.first().press('Space');
      await expect(cards).toHaveCount(2);
      await expect(hearts.first()).not.toBeChecked();
      await page.reload();
      await expect(cards).toHaveCount(1);
    });

    await test.step('a login carries the list into the account, and to another browser', async () => {
      const login = {
        headers: { origin: new URL(page.url()).origin },
        data: { username, password: PASSWORD },
      };
      const name = await cards.first().getByRole('heading').textContent();
      expect((await page.request.post('/api/post/login', login)).ok()).toBe(true);
      const sent = page.waitForResponse('**/api/post/wishes');
      await page.reload();
      expect((await sent).ok()).toBe(true);
      const elsewhere = await openElsewhere(browser);
      expect((await elsewhere.request.post('/api/post/login', login)).ok()).toBe(true);
      await elsewhere.goto(new URL(page.url()).pathname);
      await expect(elsewhere.locator('main article:not(section article)').getByRole('heading')).toHaveText(
        name ?? '',
      );
      await elsewhere.context().close();
    });
  },
);
