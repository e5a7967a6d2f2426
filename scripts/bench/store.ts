import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWooCommerce } from '../../server/adapters/woocommerce/woocommerce.js';
import { KEYS } from '../../tests/support/woocommerce/standIn.js';
import { LATENCY_MS, openSlowStore } from './slowStore.js';

/*
 * `npm run bench -- store [PRODUCTS]`: number of requests and seconds to fill an empty mirror from a store. The store
 * is the test stand-in with the latency of a real one.
 */

const PRODUCTS = Number(process.argv[2] ?? 2000);

async function main(): Promise<void> {
  const { standIn, state } = await openSlowStore(PRODUCTS);
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const database = { url: `file:${join(folder, 'mirror.db')}` };
  const shop = await openWooCommerce({
    url: standIn.url,
    ...KEYS,
    cards: { current: [], ids: [] },
    database,
  });
  try {
    const start = performance.now();
    const products = (await shop.store.catalogue.listProductRefs()).length;
    const seconds = (performance.now() - start) / 1000;
    const variable = [...state.products.values()].filter(({ type }) => type === 'variable').length;
    console.log(
      `${products} products, ${variable} of them with variations: ${standIn.requests.length} requests of ${LATENCY_MS} ms, ${seconds.toFixed(1)} s`,
    );
  } finally {
    shop.close();
    rmSync(folder, { recursive: true, force: true });
    await standIn.close();
  }
}

await main();
