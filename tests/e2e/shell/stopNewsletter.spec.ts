import { stopLettersPath } from '../../../domain/content/newsletter.js';
import { expectAccessible } from '../support/axe.js';
import { expect, hydrated, test } from '../fixtures.js';
import { behindTheShop } from '../support/shopDatabase.js';
import { ORIGIN } from '../support/shopping.js';

test.use({ expectedErrors: /status of 404/ });

for (const scripts of ['with', 'without'] as const) {
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts === 'with' });

    const tag = scripts === 'with' ? '@desktop' : '@phone';
    test(
      'one press on the page of a letter’s link ends the newsletter, and a wrong link says so',
      { tag },
      async ({ page, open, t }) => {
        const email = `stop.${scripts}.${Date.now()}.${Math.random()}@example.com`;
        const headers = { origin: ORIGIN };
        const subscribed = await page.request.post('/api/post/add_to_sendgrid', { headers, data: { email } });
        expect(await subscribed.json()).toEqual({ status: 202 });
        const main = page.getByRole('main');
        const button = main.getByRole('button', { name: t('newsletter.stop') });
        for (let time = 0; time < 2; time += 1) {
          await open(stopLettersPath(await behindTheShop().subscribers.tokenOf(email)));
          if (scripts === 'with') await hydrated(page);
          if (scripts === 'with' && time === 0) await expectAccessible(page);
          await button.click();
          await expect(main.getByText(t('newsletter.stopped'))).toBeVisible();
          expect(page.url()).not.toContain('key=');
        }
        await open(stopLettersPath('a-link-that-was-cut'));
        await button.click();
        await expect(main.getByText(t('error.not_found'))).toBeVisible();
      },
    );
  });
}
