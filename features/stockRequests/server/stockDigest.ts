import { DIGEST_LINES_MAX } from '../../../domain/core/limits.js';
import { inLocale } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { digestPart, type Section } from '../../../server/actions/office/digestPart.js';
import type { Backend } from '../../../server/ports/backend.js';
import { STOCK_NEWS_AT_ONCE } from '../domain/limits.js';

/** What most people wait for. */
export async function stockDigest(backend: Backend): Promise<Section[]> {
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
