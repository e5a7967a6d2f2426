import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct, placeOrder } from '../support/shopping.js';

test(
  'a receipt is read by the order’s link, and prints on one page of A4 with nothing around it',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const product = await findProduct(page);
    await becomeCustomer(page);
    const { id, key } = await placeOrder(page, product, { quantity: 2 });
    await page.context().clearCookies();
    await open(`/receipt/${id}?key=${key}`);
    await hydrated(page);

    const main = page.getByRole('main');
    const number = main.getByText(id, { exact: true });
    const button = main.getByRole('button', { name: t('receipt.print') });
    const around = [button, page.getByRole('banner'), page.getByRole('contentinfo')];
    await expect(number).toBeVisible();
    await expect(main.getByText(t('receipt.cash_to_pay'))).toBeVisible();
    await expect(main.getByText('12 شارع الطيران')).toBeHidden();
    for (const part of around) await expect(part).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(number).toBeVisible();
    for (const part of around) await expect(part).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
