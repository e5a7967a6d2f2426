import { CAR_SET } from '../../../domain/catalogue/product.js';
import { isWithoutCars } from '../../support/addresses.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart } from '../support/shopping.js';

test.skip(!isWithoutCars(), 'The shop under test has a table of cars');

test('a shop without fitment asks for the size, says nothing about cars, and sells a set of four', async ({
  page,
  open,
  t,
}) => {
  await becomeCustomer(page);
  await open('/');
  await hydrated(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
  const finder = page.getByRole('main').locator('form:has(select[name=width])').first();
  for (const [name, value] of [
    ['width', '205'],
    ['aspect', '55'],
    ['rim', '16'],
  ] as const) {
    await finder.locator(`select[name=${name}]`).selectOption(value);
  }
  await finder.getByRole('button', { name: t('finder.submit') }).click();
  await expect(page).toHaveURL(/\/search\?width=205&aspect=55&rim=16$/);

  const four = page
    .locator('article', { has: page.getByRole('button', { name: t('plate.add', { count: CAR_SET }) }) })
    .first();
  await four.getByRole('heading').getByRole('link').click();
  const set = page.getByRole('radio', { name: t('product.set', { count: CAR_SET }) });
  await page.locator('label', { has: set }).click();
  await expect(page.getByText(t('fit.ask'))).toHaveCount(0);
  const add = page.getByRole('main').getByRole('button', { name: t('plate.add', { count: CAR_SET }) });
  await add.first().click();
  await expectCart(page, t, { pieces: CAR_SET });

  await open('/search?search=corolla 2018');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('search.car_check'))).toHaveCount(0);
  const response = await page.request.get('/cars');
  expect(response.status()).toBe(404);
});
