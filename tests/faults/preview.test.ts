import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeFunctions } from '../../scripts/platform/functions.js';
import { writeOutputConfig } from '../../scripts/platform/outputConfig.js';
import { readEnv } from '../../server/config/env.js';
import { cartBody, lineOf } from '../api/bodies.js';
import { SECRET } from '../api/shop.js';
import { freePort } from '../support/freePort.js';
import { startPlatform } from './servers.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PREVIEW = {
  VERCEL: '1',
  VERCEL_ENV: 'preview',
  VERCEL_URL: 'shop-git-branch.vercel.example',
  SESSION_SECRET: SECRET,
};
const output = mkdtempSync(join(tmpdir(), 'preview-'));
afterAll(() => rmSync(output, { recursive: true, force: true }));

/** Writes what the platform deploys as a preview without configuration, from the site that is built. */
beforeAll(async () => {
  for (const [name, value] of Object.entries(PREVIEW)) vi.stubEnv(name, value);
  vi.stubEnv('DATABASE_URL', '');
  await writeFunctions(output, readEnv());
  writeOutputConfig(output, {});
  mkdirSync(join(output, 'static'), { recursive: true });
  vi.unstubAllEnvs();
});

const MEGABYTE = 1e6;
/** The database's driver weighs 9.7 MB, the catalogue 2.4 MB, and this one function answers for all. */
const HEAVIEST_MB = 22;

it('weighs hardly more as one function for everything than the function that renders pages', () => {
  // The other names are links to this one.
  const folder = join(output, 'functions/api/render.func');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const stats = files.map((file) => lstatSync(join(folder, file)));
  const bytes = stats.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  expect(bytes / MEGABYTE).toBeLessThan(HEAVIEST_MB);
});

it('sells in a preview without configuration, whose functions can write only to their own directory', async () => {
  const settings = { ...PREVIEW, PLATFORM_OUTPUT: output };
  const { origin, kill } = await startPlatform('', await freePort(), { settings });
  try {
    const cookies: string[] = [];
    const ask = async (path: string, body?: object) => {
      const headers = { origin, cookie: cookies.join('; '), 'content-type': 'application/json' };
      const write = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(origin + path, { headers, ...write });
      cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
      expect(response.headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
      return response;
    };
    const account = {
      first_name: 'Mona',
      last_name: 'Ali',
      username: '01012345678',
      password: 'three blind mice',
    };
    const { id } = (await (await ask('/api/post/register', account)).json()) as { id: number };
    const { items } = (await (await ask('/api/wcFetch/products?in_stock=true')).json()) as {
      items: { id: number; type: string }[];
    };
    const product = items.find(({ type }) => type === 'simple')?.id ?? 0;
    const cart = await ask('/api/wcPost/place-order', cartBody(lineOf(product)));
    expect(await cart.json()).toMatchObject({ status: 'pending-cart', items: [{ product_id: product }] });
    expect((await ask(`/api/wcFetch/customers/${id}`)).status).toBe(200);

    const page = await (await ask('/ar/search?search=michelin')).text();
    const [bar] = /<aside class="trial">.*?<\/aside>/.exec(page) ?? [];
    expect(bar).toContain('نسخة للمعاينة: الطلبات هنا ليست حقيقية ولا يُحفظ شيء.');
    const [robots] = /<meta name="robots"[^>]*>/.exec(page) ?? [];
    expect(robots).toBe('<meta name="robots" content="noindex, nofollow">');
  } finally {
    await kill();
  }
});
