import { gzipSync } from 'node:zlib';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { expect, hydrated, test } from './fixtures.js';

const BUDGET_KB = 131;

/** Request chains cost Lighthouse's simulated phone more than bytes do. */
const MOST_REQUESTS = 10;

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

const PATHS = ['/', '/category/1', '/product/variable/101'].flatMap((path) =>
  LOCALES.map((locale) => localePath(path, locale)),
);

for (const path of PATHS) {
  test(`${path} asks for at most ${MOST_REQUESTS} files but pictures, and no style sheet twice`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!/\.svg$|\/_vercel\/image/.test(request.url())) asked.push(request.url());
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'requests', description: String(asked.length) });
    expect(asked.filter((url) => url.endsWith('.css'))).toEqual([]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  });
}
