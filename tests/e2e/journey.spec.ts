import { expectAccessible } from './support/axe.js';
import { expect, hydrated, newPhone, test } from './fixtures.js';
import { placeOrderButton, walkToPayment } from './checkout/checkout.js';
import { countHands } from './checkout/hands.js';

test('a stranger browses, adds, continues with a number, orders on delivery in a few taps and follows the order', async ({
  page,
  open,
  isPhone,
  locale,
  t,
}) => {
  test.slow();
  const hands = await countHands(page);
  await open('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the category lists products', async () => {
    await open('/category/6');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  await test.step('adding asks a stranger for a name and a number, and explains a number it cannot call', async () => {
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: t('cart.add') }) })
      .first();
    const add = card.getByRole('button', { name: t('cart.add') });
    // The cards that come into view are laid out first, which may move the button, and the current listing may replace it.
    await add.hover();
    await add.click();
    await expect(page).toHaveURL(/\/auth\/login/);
    const phone = page.getByLabel(t('account.phone'), { exact: true });
    const name = page.getByLabel(t('continue.name'), { exact: true });
    const submit = page.getByRole('button', { name: t('continue.submit'), exact: true });
    await hands.resting(async () => {
      await name.fill('Salma');
      await phone.fill('+966 50 123 4567');
      await submit.click();
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(new RegExp(t('field.invalid_phone')));
      await expectAccessible(page);
      await page.reload();
      await expect(name).toHaveValue('Salma');
      await expect(phone).toHaveValue('+966 50 123 4567');
    });
    await name.fill(locale === 'ar' ? 'سلمى' : 'Salma Hassan');
    await phone.fill(newPhone());
    await submit.click();
  });

  await test.step('the wanted product is in the cart, once, and the page is where it was', async () => {
    await expect(page).toHaveURL(/\/category\/6/);
    await expect(page.getByRole('banner').getByRole('link', { name: cartLink(1) })).toBeVisible();
  });

  await test.step('a variable product is bought by its size', () =>
    hands.resting(async () => {
      await open('/product/variable/101');
      await hydrated(page);
      await page
        .getByText(t('cart.choose', { by: 'size' }))
        .first()
        .click();
      await page.getByRole('radio', { disabled: false }).first().press('Space');
      // The product's own button.
      const buttons = page.getByRole('main').getByRole('button', { name: t('cart.add') });
      await buttons.first().click();
      await expect(page.getByText(t('cart.added'))).toBeVisible();
    }));

  await test.step('the cart changes a quantity', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: cartLink(2) })
      .click();
    await expect(
      page.getByRole('main').getByRole('listitem').or(page.getByRole('main').getByRole('article')).first(),
    ).toBeVisible();
    await hands.resting(() =>
      page
        .getByRole('button', { name: t('quantity.more') })
        .first()
        .click(),
    );
    await expect(page.getByRole('banner').getByRole('link', { name: cartLink(3) })).toBeVisible();
  });

  await test.step('the checkout takes the order, paid on delivery', async () => {
    await walkToPayment(page, t, isPhone);
    await placeOrderButton(page, t).click();
    await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
    expect(hands.typed).toBeLessThanOrEqual(7);
    expect(hands.taps).toBeLessThanOrEqual(12);
    // Not fewer than it takes: a count that missed something would pass too.
    expect([hands.typed, hands.taps]).toEqual([4, 10]);
  });

  await test.step('the thank-you page shows the order, and leads to its tracking', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(locale === 'ar' ? 'سلمى' : 'Salma');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('order.track') })
      .click();
    await expect(page).toHaveURL(/\/trackorder\/\d+/);
    await expect(page.getByText(t('order.status.received')).first()).toBeVisible();
    await open('/profile');
    const orders = page.getByRole('region', { name: t('profile.orders') });
    await expect(orders.getByRole('link').first().locator('img')).not.toHaveCount(0);
  });

  await test.step('the cart is empty again', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: cartLink(0) })).toBeVisible();
  });

  function cartLink(count: number): RegExp {
    const [words = ''] = t('cart.link', { count, total: '@' }).split('@');
    return new RegExp(`^${words.trim()}`);
  }
});
