import { openLastStep, phoneConfirmation, placeOrderButton } from '../checkout/checkout.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct } from '../shopping.js';

test('a receipt is read by the order’s link, and prints on one page of A4 with nothing around it', async ({
  page,
  open,
  isPhone,
  t,
}) => {
  const product = await findProduct(page, (stock) => stock >= 2);
  await openLastStep(page, { open, isPhone }, product, 2);
  await phoneConfirmation(page).check();
  await placeOrderButton(page, t).click();
  await page.waitForURL(/\/thanks-cod\/\d+\?key=/);
  const [, id = '', key = ''] = /\/(\d+)\?key=([\w-]+)/.exec(page.url()) ?? [];
  await page.context().clearCookies();
  await open(`/receipt/${id}?key=${key}`);
  await hydrated(page);

  const main = page.getByRole('main');
  const number = main.getByText(`#${id}`);
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
});
