import { openLocalShop } from '../../server/adapters/local/local.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { CataloguePort } from '../../server/ports/catalogue.js';
import { readJudged } from './search/judge.js';

/* Measures one catalogue size: `searchSpeed.ts <database url> <catalogue file>`. Started by `search.ts`. */

const LISTING: ProductQuery = { sort: 'relevance', page: 1, perPage: 24 };
const LISTINGS: Partial<ProductQuery>[] = [
  {},
  { category: 1 },
  { category: 1, brand: ['Michelin'] },
  { category: 1, rim: [16, 17], inStock: true },
  { category: 2, brand: ['Lassa', 'Hankook'], sort: 'price' },
  { category: 1, width: [205], aspect: [55], rim: [16], onSale: true },
  { origin: ['Turkey'], minPrice: 200_000, maxPrice: 500_000, sort: '-price' },
  { category: 1, speedIndex: ['V', 'W'], sort: 'newest', page: 3 },
];
/** Of one catalogue size, in ms. */
export interface SearchSpeed {
  firstMs: number;
  firstCpuMs: number;
  megabytes: number;
  rows: Record<string, Awaited<ReturnType<typeof times>>>;
}

const ROUNDS = 12;
const MEGABYTE = 1024 * 1024;

async function main(url: string, catalogueFile: string): Promise<void> {
  const shop = await openLocalShop({ url, catalogueFile, report: console.error });
  const { catalogue } = shop.store;
  const first = await timed(() => catalogue.listProducts(LISTING));
  const queries = readJudged('judged').map(({ query }) => query);
  const rows = {
    'search box': await times(
      queries.map((query) => () => catalogue.searchProducts(query, 8)),
      1,
    ),
    'results page with facets': await times(
      queries.map((search) => () => catalogue.listProducts({ ...LISTING, search })),
      1,
    ),
    'listing with facets': await times(
      LISTINGS.map((query) => () => list(catalogue, query)),
      ROUNDS,
    ),
  };
  shop.close();
  const speed: SearchSpeed = { firstMs: first.clock, firstCpuMs: first.cpu, megabytes: memory(), rows };
  console.log(JSON.stringify(speed));
}

function list(catalogue: CataloguePort, query: Partial<ProductQuery>) {
  return catalogue.listProducts({ ...LISTING, ...query });
}

/** Milliseconds of CPU time, which other processes do not affect, and of wall-clock time. */
async function times(asks: (() => Promise<unknown>)[], rounds: number) {
  const taken: Taken[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const ask of asks) taken.push(await timed(ask));
  }
  const at = (key: keyof Taken, share: number) => {
    const sorted = taken.map((one) => one[key]).sort((a, b) => a - b);
    return Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  };
  return {
    'cpu p50': at('cpu', 0.5),
    'cpu p95': at('cpu', 0.95),
    p50: at('clock', 0.5),
    p95: at('clock', 0.95),
    longest: at('clock', 1),
  };
}

interface Taken {
  cpu: number;
  clock: number;
}

async function timed(ask: () => Promise<unknown>): Promise<Taken> {
  const [cpu, clock] = [process.cpuUsage(), performance.now()];
  await ask();
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1000, clock: performance.now() - clock };
}

function memory(): number {
  return Math.round(process.memoryUsage().rss / MEGABYTE);
}

const [url = '', file = ''] = process.argv.slice(2);
await main(url, file);
