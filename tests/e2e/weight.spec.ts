import { gzipSync } from 'node:zlib';
import { localePath } from '../../domain/core/paths.js';
import { expect, hydrated, test } from './fixtures.js';

const BUDGET_KB = 132;
const PRODUCT = '/product/variable/101';

/** Request chains cost Lighthouse's simulated phone more than bytes do. */
const MOST_REQUESTS = 10;

/** Each kind of page in one language: the files of the languages differ in their content only. */
const PATHS = [localePath('/', 'en'), localePath('/category/1', 'ar'), localePath(PRODUCT, 'en')];

for (const path of PATHS) {
  const isProduct = path === PRODUCT;
  const more = isProduct ? `, needs at most ${BUDGET_KB} kB of JavaScript to open,` : '';
  test(`${path}${more} asks for at most ${MOST_REQUESTS} files but pictures, and no style sheet twice`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('request', (request) => {
      if (!/\.svg$|\/_vercel\/image/.test(request.url())) asked.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'requests', description: String(asked.length) });
    expect.soft(asked.filter((url) => url.endsWith('.css'))).toEqual([]);
    expect.soft(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    if (isProduct) expectWithin(BUDGET_KB, await Promise.all(scripts.values()));
  });
}

function expectWithin(budgetKb: number, scripts: readonly Buffer[]): void {
  const kilobytes = scripts.reduce((sum, body) => sum + gzipSync(body).byteLength, 0) / 1000;
  test.info().annotations.push({ type: 'JavaScript', description: `${kilobytes.toFixed(1)} kB gzip` });
  expect(scripts.length).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThanOrEqual(budgetKb);
}
