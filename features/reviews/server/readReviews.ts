import { ShopError } from '../../../domain/core/errors.js';
import { REVIEWS_PER_PAGE } from '../../../domain/core/limits.js';
import type { Locale } from '../../../domain/core/locale.js';
import { parseId } from '../../../domain/core/parseId.js';
import type { Rating, Review } from '../../../domain/catalogue/reviews/review.js';
import type { WireReviewPage } from '../../../domain/catalogue/reviews/wireReview.js';
import type { Backend } from '../../ports/backend.js';
import { loadOverrides } from '../words/words.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { type ReviewWords, reviewsHtml } from './reviewsHtml.js';

/** The rating of a product with its newest reviews. */
export interface ProductReviews {
  rating: Rating;
  /** The first page. */
  newest: Review[];
  html: string;
  /** Number of the next page; null if there is none. */
  next: number | null;
}

/** The approved reviews of a product; null if there are none. */
export async function loadReviews(
  { store }: Pick<Backend, 'store'>,
  productId: number,
  words: ReviewWords,
): Promise<ProductReviews | null> {
  const [found, cars] = await Promise.all([
    store.reviews.findNewest(productId, REVIEWS_PER_PAGE),
    store.fitment.table(),
  ]);
  if (found === null) return null;
  const { rating, reviews: newest, pages } = found;
  return { rating, newest, html: reviewsHtml(newest, words, cars), next: pages > 1 ? 2 : null };
}

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
