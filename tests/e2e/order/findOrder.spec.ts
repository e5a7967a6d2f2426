import { expectAccessible } from '../support/axe.js';
import { codeSentTo } from '../checkout/outboxCode.js';
import { becomeCustomer } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';
import { findProduct, placeOrder } from '../support/shopping.js';

/** The browser logs the wrong code and the missing order. */
test.use({ expectedErrors: /status of (404|422)/ });

test(
  'an order is found on another device, by its number and a code to the number it was placed with',
  { tag: '@phone' },
  async ({ page, open, locale, t }) => {
    const phone = await becomeCustomer(page);
    const { id, key } = await placeOrder(page, await findProduct(page), { phone });
    await page.context().clearCookies();
    await open(`/trackorder/${id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('find_order.title') })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t('find_order.title') })).toBeVisible();
    const number = main.getByRole('textbox', { name: t('order.number') });
    await expect(number).toHaveValue(id);
    await number.fill(`#${id.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))}`);
    await main.getByRole('textbox', { name: t('account.username') }).fill(phone);
    await expectAccessible(page);
    await main.getByRole('button', { name: t('login.send_code') }).click();
    const code = main.getByRole('textbox', { name: t('login.code') });
    await expect(code).toBeVisible();
    await expectAccessible(page);
    // The browser may have dropped the page while its shopper read the message.
    await page.reload();
    await hydrated(page);
    await code.fill('000000');
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(await codeSentTo(phone));
    await code.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`${locale === 'ar' ? '/ar' : ''}/trackorder/${id}\\?key=${key}$`),
    );
    await expect(main.getByText(id, { exact: true })).toBeVisible();
  },
);
