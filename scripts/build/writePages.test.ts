import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath, splitLocale } from '../../domain/core/paths.js';
import { productPath } from '../../domain/catalogue/productPath.js';
import { loadShell } from '../../server/actions/pages/shell.js';
import { productLoader } from '../../server/actions/pages/product.js';
import { translateTo } from '../../locales/serverIntl.js';
import { openLocalShop } from '../../server/adapters/local/local.js';
import type { Backend } from '../../server/ports/backend.js';
import { DEFAULT_CALENDAR } from '../../server/config/parsing/deliveryCalendar.js';
import { readOnce } from '../../server/ports/shared/readOnce.js';
import { openBuildCache } from './buildCache.js';
import type { PageJob, RenderThreads } from './renderThreads.js';
import { writePages, type WrittenPages } from './writePages.js';

/** Enough products that some of them appear on each other's pages. */
const PRODUCTS = 40;

let folder = '';
let url = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  url = `file:${join(folder, 'shop.db')}`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Built {
  urls: string[];
  /** Paths of the rendered pages. */
  rendered: string[];
  dataOf: ReadonlyMap<string, string>;
}

/** Builds every product's page like the real build, except for the rendering itself. */
async function build({
  whatsappNumber = '201000000000',
  codeDigest = 'code',
  head = '{}',
} = {}): Promise<Built> {
  const shop = await openLocalShop({ url });
  const settings = {
    instalmentPlans: [],
    publicUrl: 'http://shop.test',
    apiBase: '',
    deliveryCalendar: DEFAULT_CALENDAR,
    whatsappNumber,
    analytics: null,
    isDurable: true,
    trial: null,
  };
  const backend = readOnce({ ...shop, settings, hasSocialCard: () => false } as unknown as Backend);
  const refs = (await backend.store.catalogue.listProductRefs()).slice(0, PRODUCTS);
  const urls = refs.flatMap(({ id, type }) =>
    LOCALES.map((locale) => localePath(productPath(type, id), locale)),
  );
  const rendered: string[] = [];
  const dataOf = new Map<string, string>();
  const threads: RenderThreads = {
    begin: (job: PageJob) => {
      if (job.loaded === undefined) return Promise.resolve();
      rendered.push(job.url);
      writeFileSync(job.cached, 'html');
      return Promise.resolve();
    },
    finish: () => Promise.resolve(),
  };
  const load = async (address: string) => {
    const loaded = await loadProductPage(backend, address);
    const data = JSON.stringify(loaded);
    dataOf.set(address, data);
    return { shown: data + head, loaded };
  };
  const cache = openBuildCache(join(folder, 'cache'));
  const result = await writePages({
    pages: urls.map((address) => ({ url: address, load: () => load(address) })),
    site: folder,
    codeDigest,
    before: {},
    cache,
    threads,
  });
  expect([Object.keys(result.pages), result.rendered]).toEqual([urls, rendered.length]);
  return { urls, rendered, dataOf };
}

async function loadProductPage(backend: Backend, address: string): Promise<object> {
  const { locale, path } = splitLocale(address);
  const [, , type, id = ''] = path.split('/');
  const word = translateTo(locale);
  const request = { locale, word, path, params: { id }, query: new URLSearchParams() };
  const page = await productLoader(type === 'simple' ? 'simple' : 'variable')(backend, request);
  return { ...page, shell: { ...(await loadShell(backend, locale, {})), writtenAt: 0 } };
}

it('renders only changed pages again, and everything after a change of settings or code', async () => {
  const { urls, rendered } = await build();
  expect(rendered).toEqual(urls);
  expect((await build()).rendered).toEqual([]);
  const setting = { whatsappNumber: '201111111111' };
  expect((await build(setting)).rendered).toEqual(urls);
  expect((await build({ ...setting, codeDigest: 'newer' })).rendered).toEqual(urls);
  expect((await build({ ...setting, head: '{"title":1}' })).rendered).toEqual(urls);
});

it('renders exactly the pages that show a price again after that price has changed', async () => {
  const before = await build();
  const database = createClient({ url });
  const [row] = (await database.execute("SELECT id FROM products WHERE type = 'simple' ORDER BY id LIMIT 1"))
    .rows;
  const id = Number(row?.['id']);
  await database.execute({ sql: 'UPDATE items SET price = price + 12300 WHERE id = ?', args: [id] });
  await database.execute({ sql: 'UPDATE products SET price = price + 12300 WHERE id = ?', args: [id] });
  database.close();
  const after = await build();
  const changed = after.urls.filter((address) => after.dataOf.get(address) !== before.dataOf.get(address));
  expect(after.rendered).toEqual(changed);
  expect(changed).toEqual(
    expect.arrayContaining(LOCALES.map((locale) => localePath(productPath('simple', id), locale))),
  );
  expect(changed.length).toBeLessThan(after.urls.length / 2);
});

describe('pages of the last build', () => {
  const begun: string[] = [];
  const threads: RenderThreads = {
    begin: ({ url: address, files }) => {
      begun.push(address);
      mkdirSync(dirname(files.html), { recursive: true });
      for (const file of Object.values(files)) writeFileSync(file, address);
      return Promise.resolve();
    },
    finish: () => Promise.resolve(),
  };

  /** Writes these pages, as text by address, and returns the addresses of those that were touched. */
  async function write(texts: Record<string, string>, before: WrittenPages['pages']) {
    begun.length = 0;
    const known = Object.entries(texts).map(([address, shown]) => ({
      url: address,
      load: () => Promise.resolve({ shown, loaded: {} }),
    }));
    const [site, codeDigest] = [join(folder, 'site'), 'code'];
    const cache = openBuildCache(join(folder, 'cache'));
    const { pages } = await writePages({ pages: known, site, codeDigest, before, cache, threads });
    return { pages, begun: [...begun] };
  }
  const fileOf = (address: string) => join(folder, 'site', address, 'index.html');

  it('stay as they are if they show the same', async () => {
    const { pages } = await write({ '/a': 'one', '/b': 'two' }, {});
    expect((await write({ '/a': 'one', '/b': 'three' }, pages)).begun).toEqual(['/b']);
  });

  it('are written again if a file is missing', async () => {
    const { pages } = await write({ '/a': 'one', '/b': 'two' }, {});
    rmSync(fileOf('/a'));
    expect((await write({ '/a': 'one', '/b': 'two' }, pages)).begun).toEqual(['/a']);
  });

  it('are deleted if they no longer exist', async () => {
    const { pages } = await write({ '/a': 'one', '/b': 'two' }, {});
    await write({ '/b': 'two' }, pages);
    expect([existsSync(fileOf('/a')), existsSync(fileOf('/b'))]).toEqual([false, true]);
  });
});

it('removes data that no page uses from the build cache', () => {
  const files = (digests: readonly string[]) => {
    const cache = openBuildCache(folder);
    for (const digest of digests) writeFileSync(cache.fileOf(digest), 'html');
    cache.dropUnused();
    return readdirSync(folder);
  };
  expect(files(['old', 'kept'])).toEqual(['kept', 'old']);
  expect(files(['kept', 'new'])).toEqual(['kept', 'new']);
  writeFileSync(join(folder, 'other.1.2'), 'half of what another build writes');
  expect(files(['new'])).toEqual(['new', 'other.1.2']);
});
