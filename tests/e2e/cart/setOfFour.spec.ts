import { CAR_SET } from '../../../domain/catalogue/product.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct, PLENTY, putInCart, type Words } from '../support/shopping.js';

/** Begins the button that makes it four, before its price. */
const makeFour = (t: Words) =>
  new RegExp(`^${t('plate.complete', { price: '' }).split(/\s/).slice(0, 3).join(' ')}`);

test(
  'one press makes the tyre of a line a set of four, says so, keeps its place, and is not offered for other goods',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    const tyre = await findProduct(page, (stock, { size }) => stock >= PLENTY && size !== null);
    const other = await findProduct(page, (stock, { size }) => stock >= PLENTY && size === null);
    await putInCart(page, tyre);
    await putInCart(page, other);
    await open('/cart');
    await hydrated(page);
    await expectCart(page, t, { pieces: 2 });
    const lines = page.getByRole('list', { name: t('title.cart'), exact: true }).locator('> li');
    const button = lines.first().getByRole('button', { name: makeFour(t) });
    await expect(button).toBeVisible();
    await expect(lines.last().getByRole('button', { name: makeFour(t) })).toHaveCount(0);
    const places = () => lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
    const before = await places();

    await button.press('Enter');
    const field = lines.first().getByRole('textbox');
    await expect(field).toHaveValue(String(CAR_SET));
    await expect(field).toBeFocused();
    await expect(button).toHaveCount(0);
    await expect(lines.first().getByText(t('plate.whole'))).toBeVisible();
    const told = lines
      .first()
      .getByRole('status')
      .filter({ hasText: t('quantity.set', { count: CAR_SET }) });
    await expect(told).toHaveCount(1);
    expect(await places()).toEqual(before);
    await expectCart(page, t, { pieces: CAR_SET + 1 });
  },
);

test(
  'the bar of a tyre’s page makes it four with one press, and says how many it adds',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const tyre = await findProduct(page, (stock, { size }) => stock >= PLENTY && size !== null);
    await open(`/product/simple/${tyre.id}`);
    await hydrated(page);
    const sets = page.getByRole('group', { name: t('product.quantity') }).getByRole('radio');
    await expect(sets.first()).toBeChecked();
    await page.getByRole('heading', { name: t('product.specifications') }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: makeFour(t) }).click();
    await expect(page.getByRole('status').filter({ hasText: `× ${CAR_SET}` })).toBeVisible();
    await expect(sets.last()).toBeChecked();
  },
);
