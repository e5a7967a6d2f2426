import { DIGEST_LINES_MAX } from '../../../domain/core/limits.js';
import { inLocale } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { digestPart, shorten, type Section } from '../../../server/actions/office/digestPart.js';
import type { Backend } from '../../../server/ports/backend.js';

/** The reviews that wait for the operator; of new ones a mail an hour tells at most. */
export async function reviewsDigest({ store, settings }: Backend): Promise<Section[]> {
  const { reviews, count } = await store.reviews.listWaiting(DIGEST_LINES_MAX);
  const { locale } = settings.orders;
  const products = await store.catalogue.getProducts(reviews.map(({ productId }) => productId));
  const names = new Map(products.map(({ id, name }) => [id, inLocale(name, locale)]));
  const lines = reviews.map(({ productId, rating, text }) => {
    const stars = translateTo(locale)('review.stars', { stars: rating });
    return {
      text: [names.get(productId) ?? String(productId), stars, shorten(text)].join(' · '),
      href: null,
    };
  });
  return [digestPart({ settings }, 'digest.reviews', lines, count)];
}
