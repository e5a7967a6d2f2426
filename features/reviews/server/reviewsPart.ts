import { type Rating, type Review } from '../../../domain/catalogue/reviews/review.js';
import { REVIEW_STARS_MAX, REVIEWS_PER_PAGE } from '../../../domain/core/limits.js';
import { escapeHtml } from '../../../domain/text/escapeHtml.js';
import type { ReadProductPart } from '../../../server/actions/pages/productPart.js';
import { reviewsHtml } from './reviewsHtml.js';

/** The rating of a product with its newest approved reviews. */
export const readReviewsPart: ReadProductPart = async ({ store }, productId, words) => {
  const [found, cars] = await Promise.all([
    store.reviews.findNewest(productId, REVIEWS_PER_PAGE),
    store.fitment.table(),
  ]);
  if (found === null) return null;
  const { rating, reviews: newest, pages } = found;
  const title = words.word('reviews.title');
  return {
    view: {
      title,
      summary: words.word('reviews.summary', { average: formatAverage(rating), count: rating.count }),
      html: `<h2>${escapeHtml(title)}</h2>${reviewsHtml(newest, words, cars)}`,
      hasMore: pages > 1,
    },
    data: ratingOf(rating, newest),
  };
};

/** `4.63` → `"4.6"`. */
function formatAverage({ average }: Rating): string {
  return String(Math.round(average * 10) / 10);
}

const ISO_DAY_CHARS = 10;

/** The stars of all reviews, and the reviews that the page shows. */
function ratingOf(rating: Rating, newest: readonly Review[]): object {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: formatAverage(rating),
      ratingCount: rating.count,
      bestRating: REVIEW_STARS_MAX,
      worstRating: 1,
    },
    review: newest.map(({ author, rating: ratingValue, text, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: writtenAt.slice(0, ISO_DAY_CHARS),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue, bestRating: REVIEW_STARS_MAX, worstRating: 1 },
    })),
  };
}
