import { ShopError } from '../../../domain/core/errors.js';
import { REVIEWS_PER_PAGE } from '../../../domain/core/limits.js';
import type { Locale } from '../../../domain/core/locale.js';
import { parseId } from '../../../domain/core/parseId.js';
import type { WireReviewPage } from '../domain/wireReview.js';
import type { Backend } from '../../../server/ports/backend.js';
import { loadOverrides } from '../../../server/actions/words/words.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { reviewsHtml } from './reviewsHtml.js';

/** A page of a product's approved reviews as HTML; empty after the last. Throws `product_not_found` for a bad id. */
export async function readReviewPage(
  backend: Backend,
  idText: string,
  { page, locale }: { page: number; locale: Locale },
): Promise<WireReviewPage> {
  const id = parseId(idText);
  if (id === null) throw new ShopError('product_not_found');
  const word = translateTo(locale, await loadOverrides(backend, locale));
  const { reviews, fitment } = backend.store;
  const [{ reviews: listed, pages }, cars] = await Promise.all([
    reviews.listApproved(id, { page, perPage: REVIEWS_PER_PAGE }),
    fitment.table(),
  ]);
  return { html: reviewsHtml(listed, { locale, word }, cars), next: page < pages ? page + 1 : null };
}
