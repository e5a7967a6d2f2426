import type { FeatureOutbox } from '../../../server/actions/notifications/featureOutbox.js';
import { channelsOf } from '../../../server/actions/notifications/channelsOf.js';
import { refreshItems } from '../../../server/actions/outbox/refreshItems.js';
import { STOCK_NEWS_AT_ONCE, STOCK_REQUEST_LIFE_MS } from '../domain/limits.js';
import { STOCK_NEWS } from '../domain/news.js';
import { stockDelivery } from './stockDelivery.js';

/** The news of goods that are in stock again. */
export const stockOutbox: FeatureOutbox = {
  isNews: true,
  deliveryOf: stockDelivery,

  async queue(backend) {
    const channels = channelsOf(backend, STOCK_NEWS);
    if (channels.length > 0) await backend.features.stock_requests.queueNews(channels);
  },

  async tidy(backend) {
    const requests = backend.features.stock_requests;
    await requests.purge(new Date(Date.now() - STOCK_REQUEST_LIFE_MS));
    await refreshItems(backend, await requests.listAwaited(STOCK_NEWS_AT_ONCE));
  },
};
