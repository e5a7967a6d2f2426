import { expect, hydrated, test } from '../fixtures.js';

test.use({ expectedErrors: /status of (400|503)/ });

test(
  'A message with mistakes is explained, survives a reload and an outage, and is sent once',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const field = (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
    const send = page.getByRole('button', { name: t('contact.submit') });
    await open('/contact');
    await hydrated(page);

    await send.click();
    await expect(page.getByRole('alert')).toContainText(t('form.check_fields', { count: 3 }));
    await expect(field('name')).toBeFocused();
    await expect(field('phone')).toHaveAccessibleDescription(t('field.phone_or_email'));

    await page.getByLabel(t('contact.name')).fill('منى السيد');
    await field('email').fill('mona@example.com');
    await expect(field('phone')).toHaveAccessibleDescription('');
    await field('message').fill('205/55R16 < 2000?\nشكرًا');

    await page.reload();
    await hydrated(page);
    await expect(field('name')).toHaveValue('منى السيد');
    await expect(field('message')).toHaveValue('205/55R16 < 2000?\nشكرًا');

    const outage = { statusCode: 503, code: 'store_unavailable', message: '', requestId: 'x' };
    await page.route('**/api/post/contact', (route) => route.fulfill({ status: 503, json: outage }));
    await send.click();
    await expect(page.getByRole('alert')).toContainText(t('error.store_unavailable'));
    await expect(field('message')).toHaveValue('205/55R16 < 2000?\nشكرًا');
    await page.unroute('**/api/post/contact');

    const sent = page.waitForResponse('**/api/post/contact');
    await send.click();
    expect((await sent).status()).toBe(201);
    await expect(page.getByRole('main').getByRole('status')).toContainText(t('contact.sent_title'));

    await page.getByRole('button', { name: t('contact.again') }).click();
    await expect(field('message')).toHaveValue('');
  },
);
