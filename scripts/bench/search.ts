import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openLocalShop } from '../../server/adapters/local/local.js';
import type { Product } from '../../domain/catalogue/product.js';
import type { CataloguePort } from '../../server/ports/catalogue.js';
import {
  type Ask,
  asksOf,
  judge,
  type Judgement,
  LOOKED_AT,
  type QuerySet,
  readJudged,
  succeeds,
} from './search/judge.js';
import { readOutput } from './childOutput.js';
import { isStarted } from './isStarted.js';
import { createEngines } from './search/searchEngines.js';
import type { SearchSpeed } from './searchSpeed.js';

/*
 * `npm run bench -- search`: quality of the judged queries, and speed of search and listings at three catalogue sizes.
 * Databases are kept under `.data/bench/`, because the largest takes long to fill.
 */

const CATALOGUE_SIZES = [165, 5_000, 50_000];
/** Products read at a time. */
const PAGE = 100;
const FOLDER = '.data/bench';
/** Filling the largest database takes minutes. */
const TIMEOUT_MS = 1_800_000;
const SET_NAMES: Record<QuerySet, string> = {
  judged: 'queries that the engine is made better with',
  heldOut: 'queries that were held out',
};

function databaseUrl(products: number): string {
  return `file:${FOLDER}/${products}.db`;
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await printQuality();
  console.log('\nMilliseconds (sequential requests in one thread) and memory of the process\n');
  for (const products of CATALOGUE_SIZES) {
    const { firstMs, firstCpuMs, megabytes, rows } = await measureSpeed(products);
    console.log(
      `${products} products: first listing ${firstMs.toFixed(0)} ms (${firstCpuMs.toFixed(0)} ms of CPU time), ${megabytes} MB`,
    );
    console.table(rows);
  }
}

async function printQuality(): Promise<void> {
  const [written] = CATALOGUE_SIZES;
  const shop = await openLocalShop({ url: databaseUrl(written ?? 0) });
  const { catalogue } = shop.store;
  const categories = await catalogue.listCategories();
  const products = await listEvery(catalogue);
  const asks: [string, Ask][] = Object.entries(asksOf(catalogue));
  for (const set of ['judged', 'heldOut'] as const) {
    const queries = readJudged(set);
    for (const [name, ask] of asks) {
      const judgements = await judge(ask, queries, categories);
      printFigures(`${name}, ${SET_NAMES[set]}`, judgements);
      // The misses of the held-out set are not printed, so that nobody tunes for them.
      if (set !== 'heldOut') printMisses(judgements);
    }
    const engines = [...asks, ...Object.entries(await createEngines(products, categories, LOOKED_AT))];
    const rows = engines.map(async ([name, ask]) => [name, figures(await judge(ask, queries, categories))]);
    console.log(`\nThis shop beside general engines, ${SET_NAMES[set]}\n`);
    console.table(Object.fromEntries(await Promise.all(rows)));
  }
  shop.close();
}

/** All products, page by page. */
async function listEvery(catalogue: CataloguePort): Promise<Product[]> {
  const products: Product[] = [];
  for (let page = 1; ; page++) {
    const { items } = await catalogue.listProducts({ sort: 'newest', page, perPage: PAGE });
    if (items.length === 0) return products;
    products.push(...items);
  }
}

function printFigures(title: string, judgements: readonly Judgement[]): void {
  const kinds = [...new Set(judgements.map(({ query }) => query.kind))];
  console.log(`\n${title}\n`);
  console.table(
    Object.fromEntries(
      [...kinds, 'all'].map((kind) => [
        kind,
        figures(judgements.filter(({ query }) => kind === 'all' || query.kind === kind)),
      ]),
    ),
  );
}

function printMisses(judgements: readonly Judgement[]): void {
  for (const judgement of judgements.filter((one) => !succeeds(one, 5))) {
    const { query, shown } = judgement;
    console.log(
      `missed: ${query.query} (${JSON.stringify(query.expect)}) shows ${shown.join(', ') || 'nothing'}`,
    );
  }
}

function figures(judgements: readonly Judgement[]) {
  const share = (isCounted: (judgement: Judgement) => boolean) =>
    (judgements.filter(isCounted).length / judgements.length).toFixed(3);
  return {
    queries: judgements.length,
    'success@1': share((one) => succeeds(one, 1)),
    'success@5': share((one) => succeeds(one, 5)),
    'zero results': share(({ shown }) => shown.length === 0),
  };
}

/** Each size runs in its own process, so that memory is measured separately. */
export async function measureSpeed(products: number): Promise<SearchSpeed> {
  mkdirSync(FOLDER, { recursive: true });
  const args = [databaseUrl(products), `${FOLDER}/${products}.catalogue.db`];
  console.error((await run('writeCatalogue.ts', [...args, String(products)])).trim());
  return JSON.parse(await run('searchSpeed.ts', args)) as SearchSpeed;
}

function run(name: string, args: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  return readOutput(process.execPath, ['--import', 'tsx', script, ...args], { timeoutMs: TIMEOUT_MS });
}

if (isStarted(import.meta.url)) await main();
