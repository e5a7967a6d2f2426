import { ShopError } from '../../../domain/core/errors.js';
import { REVIEWS_PER_PAGE } from '../../../domain/core/limits.js';
import type { Locale } from '../../../domain/core/locale.js';
import { parseId } from '../../../domain/account/identity.js';
import type { Rating, Review } from '../../../domain/catalogue/reviews/review.js';
import type { WireReviewPage } from '../../../domain/catalogue/reviews/wireReview.js';
import type { Backend } from '../../ports/backend.js';
import { inPatience } from '../../ports/shared/inPatience.js';
import { loadOverrides } from '../content/words.js';
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

/**
 * The approved reviews of a product; null if there are none. While they cannot be read, nothing is said of them: a page
 * must not depend on that.
 */
export async function loadReviews(
  backend: Backend,
  productId: number,
  words: ReviewWords,
): Promise<ProductReviews | null> {
  try {
    return await inPatience(readNewest(backend, productId, words));
  } catch (error) {
    backend.report('reviews-not-shown', error);
    return null;
  }
}

async function readNewest(
  backend: Backend,
  productId: number,
  words: ReviewWords,
): Promise<ProductReviews | null> {
  const rating = (await backend.store.reviews.listRatings()).get(productId);
  if (rating === undefined) return null;
  const { reviews: newest, ...page } = await readPage(backend, productId, 1, words);
  return newest.length === 0 ? null : { rating, newest, ...page };
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
  const { html, next } = await readPage(backend, id, page, { locale, word });
  return { html, next };
}

async function readPage({ store }: Backend, productId: number, page: number, words: ReviewWords) {
  const { reviews, pages } = await store.reviews.listApproved(productId, { page, perPage: REVIEWS_PER_PAGE });
  const html = reviewsHtml(reviews, words, await store.fitment.table());
  return { reviews, html, next: page < pages ? page + 1 : null };
}
