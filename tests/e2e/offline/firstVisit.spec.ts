import { test } from '../fixtures.js';
import { workerReady } from './worker.js';

test.use({ serviceWorkers: 'allow' });

test('a page that is only read fetches the service worker too', { tag: '@phone' }, async ({ page, open }) => {
  await open('/faq');
  await workerReady(page);
});
