import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { judge, type Judgement, type QuerySet, readJudged, succeeds } from './judge.js';

/*
 * `npm run bench -- search`: quality of the judged queries, and speed of search and listings at three catalogue sizes.
 * Databases are kept under `.data/bench/`, because the largest takes long to fill.
 */

const CATALOGUE_SIZES = [165, 5_000, 50_000];
const FOLDER = '.data/bench';
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
  for (const products of CATALOGUE_SIZES) measure(products);
}

async function printQuality(): Promise<void> {
  const [written] = CATALOGUE_SIZES;
  const shop = await openLocalShop({ url: databaseUrl(written ?? 0) });
  for (const set of ['judged', 'heldOut'] as const) {
    const queries = readJudged(set);
    for (const asked of ['results page', 'search box'] as const) {
      const judgements = await judge(shop.store.catalogue, queries, asked);
      printFigures(`${asked}, ${SET_NAMES[set]}`, judgements);
      // The misses of the held-out set are not printed, so that nobody tunes for them.
      if (set !== 'heldOut') printMisses(judgements);
    }
  }
  shop.close();
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
function measure(products: number): void {
  const args = [databaseUrl(products), `${FOLDER}/${products}.catalogue.db`, String(products)];
  for (const name of ['writeCatalogue.ts', 'searchSpeed.ts']) {
    const script = fileURLToPath(new URL(name, import.meta.url));
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The measurement of ${products} products failed`);
  }
}

await main();
