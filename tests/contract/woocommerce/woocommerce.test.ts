import { afterAll, beforeAll, vi } from 'vitest';
import {
  openWooCommerce,
  type WooCommerceOptions,
} from '../../../server/adapters/woocommerce/woocommerce.js';
import { REVIEWS_FRESH_MS } from '../../../domain/core/limits.js';
import { toDecimal } from '../../../domain/core/money.js';
import { liveAccess, type LiveStore, openLiveStore } from '../../support/woocommerce/liveStore.js';
import { seededState } from '../../support/woocommerce/seededStandIn.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { describeReviewsContract } from '../reviews.contract.js';
import { describeStoreContract } from '../store.contract.js';
import { CARDS, temporaryDatabase } from '../support.js';

/** A real store answers about twelve requests per second, and needs its products imported first. */
const LIVE_TIMEOUT_MS = 10 * 60 * 1000;

/** One for all suites, because importing all products takes longer than most of them; each compares them again. */
const place = temporaryDatabase();
afterAll(() => place.remove());

async function openShop(options: Omit<WooCommerceOptions, 'cards' | 'database'>) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const shop = await openWooCommerce({
    ...options,
    now,
    cards: CARDS,
    database: { url: place.url },
    refusalMs: 0,
  });
  await shop.store.catalogue.refresh(); // A real store is slower than the timeout for shoppers.
  return {
    store: shop.store,
    state: shop.state,
    async deliver(orderId: number) {
      const body = { status: 'completed' };
      await shop.client.request({ method: 'PUT', path: `wc/v3/orders/${orderId}`, body });
    },
    async tell(orderId: number, note: string) {
      const body = { note, customer_note: true };
      await shop.client.request({ method: 'POST', path: `wc/v3/orders/${orderId}/notes`, body });
    },
    async refund(orderId: number, amount: number, reason: string) {
      const body = { amount: toDecimal(amount), reason, api_refund: false };
      await shop.client.request({ method: 'POST', path: `wc/v3/orders/${orderId}/refunds`, body });
    },
    async moderate(productId: number, decision: 'approved' | 'trash') {
      const path = 'wc/v3/products/reviews';
      const held = await shop.client.list(path, { product: productId, status: 'hold', _fields: 'id' });
      for (const { id } of held as { id: number }[]) {
        await shop.client.request({ method: 'PUT', path: `${path}/${id}`, body: { status: decision } });
      }
      ahead += REVIEWS_FRESH_MS + 1;
    },
    close: () => shop.close(),
  };
}

const access = liveAccess(process.env);
if (access === null) {
  const standIn = await openStandIn(seededState());
  afterAll(() => standIn.close());
  const open = () => openShop({ url: standIn.url, ...KEYS });
  describeStoreContract('WooCommerce', open);
  describeReviewsContract('WooCommerce', open);
} else {
  vi.setConfig({ testTimeout: LIVE_TIMEOUT_MS, hookTimeout: LIVE_TIMEOUT_MS });
  let live: LiveStore;
  beforeAll(async () => {
    live = await openLiveStore(access);
  });
  afterAll(() => live.close());
  const open = () => openShop({ ...access, fetch: live.ask });
  describeStoreContract(`WooCommerce at ${access.url}`, open);
  describeReviewsContract(`WooCommerce at ${access.url}`, open);
}
