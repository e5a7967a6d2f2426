import { expect, hydrated, test } from '../fixtures.js';
import { workerReady } from './worker.js';

test.use({ serviceWorkers: 'allow', isKnown: false });

test('a page that is only read fetches no service worker; one that is used does', async ({ page, open }) => {
  const scripts = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  await open('/faq');
  await scripts;
  const workers = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
  expect(workers).toBe(0);
  await page.mouse.move(1, 1);
  await hydrated(page);
  await workerReady(page);
});
