import * as v from 'valibot';
import { PARTS_TIMEOUT_MS, REVIEW_STARS_MAX, REVIEWS_FRESH_MS } from '../../../../domain/core/limits.js';
import { ShopError } from '../../../../domain/core/errors.js';
import type { Rating, Review } from '../../../../domain/catalogue/reviews/review.js';
import type { NewReview, ReviewPage, ReviewsPort } from '../../../ports/reviews.js';
import { PER_PAGE, type StoreClient } from '../../wpRest/client.js';
import { staleCache, staleCaches } from '../../../ports/shared/staleCache.js';
import { refusedAs, StoreRefusal } from '../../wpRest/refusals.js';
import type { RecordKind } from '../../../ports/shared/records/recordReader.js';
import {
  ENTRIES,
  AMOUNT_OR_0,
  ID,
  NUMBER,
  TEXT,
  TIME_OR_NONE,
  WHOLE_OR_0,
  WORDS,
} from '../../wpRest/fields.js';
import { editPost } from '../../wpRest/recordKinds.js';
import { parsed } from '../../wpRest/shapes.js';
import { toIso } from '../catalogue/productFields.js';
import { recoverLostWrite } from '../../wpRest/recoverLostWrite.js';
import { readStoredText, toStoredText } from './storedText.js';

const REVIEWS = 'wc/v3/products/reviews';

const WC_REVIEW = v.object({
  id: ID,
  date_created_gmt: TIME_OR_NONE,
  reviewer: TEXT,
  review: WORDS,
  rating: NUMBER,
});
const WC_REVIEWED = v.object({ id: ID, product_id: ID });
const WC_WAITING = v.object({ id: ID, product_id: ID, review: WORDS, rating: NUMBER });
const WC_RATING = v.object({
  id: ID,
  average_rating: AMOUNT_OR_0,
  rating_count: WHOLE_OR_0,
});

const editReview = (id: string) => `/wp-admin/comment.php?action=editcomment&c=${id}`;

const REVIEW_RECORDS: RecordKind<v.InferOutput<typeof WC_REVIEW>> = {
  name: 'Review',
  schema: WC_REVIEW,
  editedAt: editReview,
  open: ['id', 'rating', 'date_created_gmt'],
};
const REVIEWED: RecordKind<v.InferOutput<typeof WC_REVIEWED>> = {
  name: 'Review of an order',
  schema: WC_REVIEWED,
  editedAt: editReview,
};
const WAITING: RecordKind<v.InferOutput<typeof WC_WAITING>> = {
  name: 'Waiting review',
  schema: WC_WAITING,
  editedAt: editReview,
  open: ['id', 'product_id', 'rating'],
};
/** An average of which the count is unknown would be shown as none. */
const RATINGS: RecordKind<v.InferOutput<typeof WC_RATING>> = {
  name: 'Rating of product',
  schema: WC_RATING,
  editedAt: editPost,
};

/** Pages of reviews that are kept, some kB each. */
const CACHED_PAGES = 200;

const fieldsOf = (schema: { entries: object }) => Object.keys(schema.entries).join(',');

const REFUSALS = {
  woocommerce_rest_product_invalid_id: 'product_not_found',
  // The same text by the same author, which WordPress refuses by itself.
  comment_duplicate: 'already_reviewed',
  woocommerce_rest_comment_duplicate: 'already_reviewed',
} as const;

/** WordPress takes a review of one author every 15 seconds, unless the key's user moderates reviews. */
const FLOOD: ReadonlySet<string> = new Set(['comment_flood', 'woocommerce_rest_comment_flood']);
const FLOOD_PAUSE_S = 15;

/** `all` are the waiting and the approved ones. */
const ANY_STATUS = ['all', 'spam', 'trash'] as const;

/**
 * Reviews in WooCommerce, where they are moderated. Their author's address is one of the order, which cannot receive
 * mail: by it the store tells which products of an order have been reviewed.
 */
export function storeReviews(client: StoreClient, now: () => number = Date.now): ReviewsPort {
  async function listOfOrder(orderId: number): Promise<v.InferOutput<typeof WC_REVIEWED>[]> {
    const lists = await Promise.all(
      ANY_STATUS.map((status) =>
        client.list(REVIEWS, { reviewer_email: authorOf(orderId), status, _fields: fieldsOf(WC_REVIEWED) }),
      ),
    );
    return client.records.list(REVIEWED, lists.flat());
  }
  const listReviewed = async (orderId: number) =>
    (await listOfOrder(orderId)).map(({ product_id: id }) => id);
  const age = { freshMs: REVIEWS_FRESH_MS, timeoutMs: PARTS_TIMEOUT_MS, now };
  const approved = staleCaches((query) => readApproved(client, query), { ...age, most: CACHED_PAGES });
  // Every page of a product asks.
  const ratings = staleCache({ read: () => readRatings(client), ...age });
  const listApproved: ReviewsPort['listApproved'] = (productId, { page, perPage }) =>
    approved.get(`product=${productId}&status=approved&page=${page}&per_page=${perPage}`);

  return {
    listReviewed,

    async submit(review) {
      const { orderId, productId } = review;
      await recoverLostWrite(
        () => send(client, review),
        async () => ((await listReviewed(orderId)).includes(productId) ? true : null),
      );
    },

    async renameAuthor(orderId, author) {
      for (const { id } of await listOfOrder(orderId)) {
        await client.request({ method: 'PUT', path: `${REVIEWS}/${id}`, body: { reviewer: author } });
      }
      approved.clear();
    },

    listWaiting: (most) => readWaiting(client, most),
    listRatings: () => ratings.get(),
    listApproved,

    async findNewest(productId, perPage) {
      const rating = (await ratings.get()).get(productId);
      if (rating === undefined) return null;
      const page = await listApproved(productId, { page: 1, perPage });
      return page.reviews.length === 0 ? null : { rating, ...page };
    },
  };
}

async function readApproved(client: StoreClient, query: string): Promise<ReviewPage> {
  const reply = await client.request({
    method: 'GET',
    path: REVIEWS,
    query: { ...Object.fromEntries(new URLSearchParams(query)), _fields: fieldsOf(WC_REVIEW) },
  });
  const reviews = client.records.list(REVIEW_RECORDS, parsed(ENTRIES, reply.body));
  return { reviews: reviews.filter(isRated).map(toReview), pages: reply.pages };
}

async function readWaiting(
  client: StoreClient,
  most: number,
): Promise<Awaited<ReturnType<ReviewsPort['listWaiting']>>> {
  const reply = await client.request({
    method: 'GET',
    path: REVIEWS,
    query: { status: 'hold', orderby: 'date', order: 'asc', per_page: most, _fields: fieldsOf(WC_WAITING) },
  });
  const read = client.records.list(WAITING, parsed(ENTRIES, reply.body));
  const reviews = read.map(({ product_id: productId, rating, review }) => ({
    ...{ productId, rating, text: readStoredText(review).text },
  }));
  return { reviews, count: reply.total };
}

/** The status is stated, because the store publishes at once by default. */
async function send(client: StoreClient, review: NewReview): Promise<true> {
  const { orderId, productId, author, rating } = review;
  const body = {
    product_id: productId,
    reviewer: author,
    reviewer_email: authorOf(orderId),
    review: toStoredText(review),
    rating,
    status: 'hold',
    verified: true,
  };
  await refusedAs(REFUSALS, () =>
    client.request({ method: 'POST', path: REVIEWS, body }).catch((error: unknown) => {
      if (!(error instanceof StoreRefusal && FLOOD.has(error.refusal))) throw error;
      throw new ShopError('too_many_requests', { retryAfterSeconds: FLOOD_PAUSE_S }, error);
    }),
  );
  return true;
}

/** Below `.invalid`, no address can receive mail. */
function authorOf(orderId: number): string {
  return `order-${orderId}@reviews.invalid`;
}

/** Rated products come first in this order, so that the list ends with the first that is not. */
async function readRatings(client: StoreClient): Promise<Map<number, Rating>> {
  const ratings = new Map<number, Rating>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = await client.request({
      method: 'GET',
      path: 'wc/v3/products',
      query: { orderby: 'rating', order: 'desc', per_page: PER_PAGE, page, _fields: fieldsOf(WC_RATING) },
    });
    const answered = parsed(ENTRIES, reply.body);
    const products = client.records.list(RATINGS, answered);
    const rated = products.filter(({ rating_count: count }) => count > 0);
    for (const { id, average_rating: average, rating_count: count } of rated) {
      ratings.set(id, { average: Number(average), count });
    }
    const isLast = answered.length === 0 || products.at(-1)?.rating_count === 0;
    pages = isLast ? page : reply.pages;
  }
  return ratings;
}

/** A store may allow reviews without stars. */
function isRated({ rating }: v.InferOutput<typeof WC_REVIEW>): boolean {
  return rating >= 1 && rating <= REVIEW_STARS_MAX;
}

function toReview({ reviewer, review, rating, date_created_gmt }: v.InferOutput<typeof WC_REVIEW>): Review {
  return {
    author: reviewer ?? '',
    rating,
    ...readStoredText(review),
    writtenAt: toIso(date_created_gmt),
  };
}
