import { gzipSync } from 'node:zlib';
import { expect, hydrated, test } from './fixtures.js';

const BUDGET_KB = 136;

test(`a product page needs at most ${BUDGET_KB} kB of JavaScript to open`, async ({ page, open }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await open('/product/variable/101');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.values());
  const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0) / 1000;
  test.info().annotations.push({ type: 'JavaScript', description: `${kilobytes.toFixed(1)} kB gzip` });
  expect(bodies.length).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThanOrEqual(BUDGET_KB);
});
