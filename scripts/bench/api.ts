import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REVIEWS_PER_PAGE } from '../../domain/core/limits.js';
import { RATE_LIMITS } from '../../domain/core/rateLimits.js';
import { freePort } from '../../tests/support/freePort.js';
import { KEYS } from '../../tests/support/woocommerce/standIn.js';
import { startShop } from './site/builtShop.js';
import { median, printTable, quantile } from './table/figures.js';
import { isStarted } from './isStarted.js';
import { load } from './load.js';

/*
 * `npm run bench -- api [ROUNDS]`: what `/api` adds to a read of the store, as ms over the same read of the store alone,
 * and reads that are answered from memory. The store is the tests' stand-in without latency; it, the shop and the load
 * have a process each. Rounds alternate, and medians of rounds count.
 */

const ROUNDS = 5;
const PRODUCT_ID = 120;
/** Connections, requests of a round, and the quantile of their times that is told. */
const LOADS = [
  { name: 'p50 at 1 connection', connections: 1, requests: 300, share: 0.5 },
  { name: 'p99 at 20 connections', connections: 20, requests: 4000, share: 0.99 },
];
const WARM_UP = { connections: 20, requests: 1000 };
const AUTHORIZATION = `Basic ${Buffer.from(`${KEYS.consumerKey}:${KEYS.consumerSecret}`).toString('base64')}`;
const UNLIMITED = Object.fromEntries(
  Object.values(RATE_LIMITS).map(({ variable }) => [variable, '999999999']),
);

/** As the shop asks for the first reviews of a product. */
const STORE_READ = `/wp-json/wc/v3/products/reviews?product=${PRODUCT_ID}&status=approved&page=1&per_page=${REVIEWS_PER_PAGE}&_fields=date_created_gmt,reviewer,review,rating`;
const READS = {
  'reviews of a product': `/api/wcFetch/reviews/${PRODUCT_ID}?page=1&locale=en`,
  'price and stock of a product': `/api/wcFetch/product/${PRODUCT_ID}`,
  'a listing': '/api/wcFetch/products?category=1',
  categories: '/api/wcFetch/categories',
  'links of the menu': '/api/wpFetch/nav_links',
};

export interface ReadTimes {
  read: string;
  /** Requests to the store per read; null for the store itself. */
  storeRequests: number | null;
  /** By name of the load, in ms. */
  ms: Record<string, number>;
}

/** The store's own read first, then the shop's. Throws if there is no build. */
export async function measureApi(rounds = ROUNDS): Promise<ReadTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
  const store = fork(fileURLToPath(new URL('apiStore.ts', import.meta.url)), [String(PRODUCT_ID)], {
    execArgv: ['--import', 'tsx'],
  });
  let shop: ChildProcess | undefined;
  try {
    const address: unknown = (await once(store, 'message'))[0];
    const storeUrl = String(address);
    const port = await freePort();
    shop = await startShop(port, {
      ...UNLIMITED,
      // The process that sends the load would have to read it.
      LOG: '0',
      STORE_URL: storeUrl,
      STORE_CONSUMER_KEY: KEYS.consumerKey,
      STORE_CONSUMER_SECRET: KEYS.consumerSecret,
      DATABASE_URL: `file:${join(folder, 'mirror.db')}`,
    });
    const addresses = Object.entries(READS).map(
      ([read, path]) => [read, `http://127.0.0.1:${port}${path}`] as const,
    );
    return await measureReads([['the store’s reviews', storeUrl + STORE_READ], ...addresses], store, rounds);
  } finally {
    shop?.kill();
    store.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureReads(
  reads: readonly (readonly [string, string])[],
  store: ChildProcess,
  rounds: number,
): Promise<ReadTimes[]> {
  const headers = { authorization: AUTHORIZATION };
  const taken = new Map<string, number[]>();
  const asked = new Map<string, number>();
  for (const [read, url] of reads) {
    const before = await requestsOf(store);
    await load({ url, headers, ...WARM_UP });
    asked.set(read, ((await requestsOf(store)) - before) / WARM_UP.requests);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, share, ...rest } of LOADS) {
      for (const [read, url] of reads) {
        const key = `${read} ${name}`;
        taken.set(key, [...(taken.get(key) ?? []), quantile(await load({ url, headers, ...rest }), share)]);
      }
    }
  }
  return reads.map(([read], place) => ({
    read,
    storeRequests: place === 0 ? null : (asked.get(read) ?? 0),
    ms: Object.fromEntries(LOADS.map(({ name }) => [name, median(taken.get(`${read} ${name}`) ?? [])])),
  }));
}

async function requestsOf(store: ChildProcess): Promise<number> {
  const reply = once(store, 'message');
  store.send('requests');
  const requests: unknown = (await reply)[0];
  return Number(requests);
}

/** What the shop's read of the reviews adds to the store's. */
export function addedMs([alone, passedOn]: readonly ReadTimes[]): Record<string, number> {
  return Object.fromEntries(
    LOADS.map(({ name }) => [name, (passedOn?.ms[name] ?? NaN) - (alone?.ms[name] ?? NaN)]),
  );
}

if (isStarted(import.meta.url)) {
  const reads = await measureApi(Number(process.argv[2] ?? ROUNDS));
  printTable(
    'Reads, ms',
    [...reads, { read: 'added to the store’s reviews', storeRequests: null, ms: addedMs(reads) }].map(
      ({ read, storeRequests, ms }) => ({ read, 'requests to the store': storeRequests ?? '', ...ms }),
    ),
  );
}
