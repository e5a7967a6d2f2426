import { afterAll, beforeAll, vi } from 'vitest';
import {
  openWooCommerce,
  type WooCommerceOptions,
} from '../../../server/adapters/woocommerce/woocommerce.js';
import { liveAccess, type LiveStore, openLiveStore } from '../../support/woocommerce/liveStore.js';
import { seededState } from '../../support/woocommerce/seededStandIn.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { describeStoreContract } from '../store.contract.js';
import { CARDS, temporaryDatabase } from '../support.js';

/** A real store answers about twelve requests per second, and needs its products imported first. */
const LIVE_TIMEOUT_MS = 10 * 60 * 1000;

async function openShop(options: Omit<WooCommerceOptions, 'cards' | 'database'>, close: () => Promise<void>) {
  const { url, remove } = temporaryDatabase();
  const shop = await openWooCommerce({ ...options, cards: CARDS, database: { url }, refusalMs: 0 });
  await shop.store.catalogue.refresh(); // A real store is slower than the timeout for shoppers.
  return {
    store: shop.store,
    state: shop.state,
    async close() {
      shop.close();
      remove();
      await close();
    },
  };
}

const access = liveAccess(process.env);
if (access === null) {
  /** A shop on a stand-in of its own with an empty mirror. */
  describeStoreContract('WooCommerce', async () => {
    const standIn = await openStandIn(seededState());
    return openShop({ url: standIn.url, ...KEYS }, standIn.close);
  });
} else {
  vi.setConfig({ testTimeout: LIVE_TIMEOUT_MS, hookTimeout: LIVE_TIMEOUT_MS });
  let live: LiveStore;
  beforeAll(async () => {
    live = await openLiveStore(access);
  });
  afterAll(() => live.close());
  describeStoreContract(`WooCommerce at ${access.url}`, () =>
    openShop({ ...access, fetch: live.ask }, () => Promise.resolve()),
  );
}
