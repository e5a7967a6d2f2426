import { translateTo } from '../../../locales/serverIntl.js';
import { inLocale } from '../../../domain/core/locale.js';
import { DIGEST_LINES_MAX } from '../../../domain/core/limits.js';
import type { FeatureOutbox } from '../../../server/actions/notifications/featureOutbox.js';
import { channelsOf } from '../../../server/actions/notifications/channelsOf.js';
import { digestPart, type Section } from '../../../server/actions/office/digestPart.js';
import { refreshItems } from '../../../server/actions/outbox/refreshItems.js';
import type { Backend } from '../../../server/ports/backend.js';
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

  digest: awaited,
};

/** What most people wait for. */
async function awaited(backend: Backend): Promise<Section[]> {
  const counts = await backend.features.stock_requests.countAwaited(STOCK_NEWS_AT_ONCE);
  const { locale } = backend.settings.orders;
  const lines = await Promise.all(
    counts.slice(0, DIGEST_LINES_MAX).map(async ({ itemId, count }) => {
      const product = await backend.store.catalogue.getProduct(itemId);
      const name = product === null ? String(itemId) : inLocale(product.name, locale);
      return { text: translateTo(locale)('digest.waiting', { name, count }), href: null };
    }),
  );
  return [digestPart(backend, 'digest.requests', lines, counts.length)];
}
