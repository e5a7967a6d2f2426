import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../domain/core/locale.js';
import { forgetBackend, getBackend } from '../../../server/backend.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadCategory } from '../../../server/actions/pages/category.js';
import { loadContact } from '../../../server/actions/pages/content/contact.js';
import { loadFaq } from '../../../server/actions/pages/content/content.js';
import { loadFrame } from '../../../server/actions/pages/frame.js';
import { loadHome } from '../../../server/actions/pages/home.js';
import type { PageLoader } from '../../../server/actions/pages/page.js';
import { productLoader } from '../../../server/actions/pages/product.js';
import { loadSearch } from '../../../server/actions/pages/search.js';
import { loadTip, loadTips } from '../../../server/actions/pages/content/tips.js';
import type { Backend } from '../../../server/ports/backend.js';
import { required } from '../../contract/support.js';
import { treePages } from '../treePages.js';
import { buildShop } from '../../contract/replica/catalogueFile.js';
import { startHostedDatabase } from '../../support/hostedDatabase/hostedDatabase.js';
import { openShop } from '../shop.js';

/* How often each kind of page asks a far database, one time after the other. */

/** Each way and back; longer than what a page does between two round trips. */
const LATENCY_MS = 150;

const built = await buildShop();
const hosted = await startHostedDatabase({ copyOf: built.url.slice('file:'.length) });
await openShop({ DATABASE_URL: hosted.url });
// Time stands still: looks for changes every few seconds are no part of a page.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(async () => {
  await hosted.close();
  built.remove();
});

/** A process that has just started, with everything of the catalogue at hand. */
async function startProcess(): Promise<Backend> {
  hosted.setLatency(0);
  forgetBackend();
  const backend = await getBackend({ catalogueFile: built.file });
  await backend.store.catalogue.listCategories();
  hosted.setLatency(LATENCY_MS);
  return backend;
}

type AnyLoader = PageLoader<object>;

interface Page {
  load: AnyLoader;
  params?: Record<string, string>;
  path?: string;
  query?: string;
}

const first = await startProcess();
const idOf = async (type: string) =>
  String(required((await first.store.catalogue.listProductRefs()).find((ref) => ref.type === type)).id);
const simple = await idOf('simple');
const variable = await idOf('variable');
const tip = String(required((await first.content.listTips())[0]).id);

const inTrees = await treePages(first);

async function load(backend: Backend, { load: loader, params = {}, path = '/', query = '' }: Page) {
  const locale: Locale = 'ar';
  const request = { locale, params, path, query: new URLSearchParams(query), word: translateTo(locale) };
  const before = hosted.roundTrips();
  const { backend: framed } = await loadFrame(backend, locale);
  const page = required(await loader(framed, request));
  return { page, roundTrips: hosted.roundTrips() - before };
}

/** Round trips in a row: of the first page of a process, and of a later one of its kind. */
const PAGES: [name: string, page: Page, atStart: number, later: number][] = [
  ['home', { load: loadHome }, 1, 0],
  ['a simple product', { load: productLoader('simple'), params: { id: simple } }, 1, 1],
  ['a variable product', { load: productLoader('variable'), params: { id: variable } }, 1, 1],
  ['a category', { load: loadCategory, params: { id: '1' } }, 1, 0],
  ['a later page', { load: loadCategory, params: { id: '1' }, query: 'page=2' }, 1, 0],
  ['a search', { load: loadSearch, query: 'search=corolla 2018' }, 1, 0],
  ['what fits a car of several sizes', { load: loadSearch, query: 'car=toyota-corolla_2018' }, 1, 0],
  ...inTrees.map((page): [string, Page, number, number] => [page.path, page, 1, 0]),
  ['all articles', { load: loadTips }, 1, 0],
  ['an article', { load: loadTip, params: { id: tip } }, 1, 0],
  ['questions', { load: loadFaq }, 1, 0],
  ['contact', { load: loadContact }, 1, 0],
];

describe.each(PAGES)('%s', (_, page, atStart, later) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startProcess();
  });

  it(`is complete as the first page of a process, after at most ${atStart} round trips`, async () => {
    const { page: loaded, roundTrips } = await load(backend, page);
    expect(roundTrips).toBeLessThanOrEqual(atStart);
    expect(loaded.isPartial ?? false).toBe(false);
  });

  it(`takes at most ${later} later`, async () => {
    expect((await load(backend, page)).roundTrips).toBeLessThanOrEqual(later);
  });
});

it('says what delivery costs on the first product page of a process, however far the database is', async () => {
  const backend = await startProcess();
  hosted.setLatency(400);
  const { page } = await load(backend, required(PAGES[1])[1]);
  expect(page.isPartial).toBe(false);
  expect(JSON.stringify(page.head.jsonLd)).toContain('OfferShippingDetails');
  expect(page.pageProps).toMatchObject({ delivery: { from: 1, to: 2, fee: 60_00 } });
});
