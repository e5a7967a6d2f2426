import { type Asked, type Answered, failure, paged, type StandInRoute } from './standInRoute.js';
import { type StandInState, wpTime } from './standInState.js';

export interface WcReviewRecord {
  id: number;
  date_created_gmt: string;
  product_id: number;
  status: string;
  reviewer: string;
  reviewer_email: string;
  /** As stored; responses have it as HTML. */
  review: string;
  rating: number;
  verified: boolean;
}

const REQUIRED = ['product_id', 'review', 'reviewer', 'reviewer_email'];

export const reviewRoutes: StandInRoute[] = [
  { method: 'GET', path: /^wc\/v3\/products\/reviews$/, answer: list },
  { method: 'POST', path: /^wc\/v3\/products\/reviews$/, answer: create },
  {
    method: 'PUT',
    path: /^wc\/v3\/products\/reviews\/(\d+)$/,
    answer: ({ state, body }, [id]) => {
      const found = state.reviews.get(id!);
      if (found === undefined) return failure(404, 'woocommerce_rest_review_invalid_id');
      if (typeof body['status'] === 'string') found.status = body['status'];
      if (typeof body['reviewer'] === 'string') found.reviewer = body['reviewer'];
      rateProduct(state, found.product_id);
      return { status: 200, body: shown(found) };
    },
  },
];

/** Newest first, unless asked; `all` leaves out spam and trash. */
function list(asked: Asked): Answered {
  const { state, query } = asked;
  const status = query.get('status') ?? 'approved';
  const statuses = status === 'all' ? ['hold', 'approved'] : [status];
  const email = query.get('reviewer_email');
  const product = query.get('product');
  const found = [...state.reviews.values()]
    .filter((review) => statuses.includes(review.status))
    .filter((review) => email === null || review.reviewer_email === email)
    .filter((review) => product === null || product.split(',').map(Number).includes(review.product_id))
    .toSorted((a, b) => (query.get('order') === 'asc' ? a.id - b.id : b.id - a.id));
  return paged(asked, found.map(shown));
}

function create({ state, body }: Asked): Answered {
  const missing = REQUIRED.filter((name) => body[name] === undefined);
  if (missing.length > 0) return failure(400, 'rest_missing_callback_param', { params: missing });
  const { product_id, review, reviewer, reviewer_email, rating, status, verified } = body;
  if (!state.products.has(Number(product_id))) return failure(404, 'woocommerce_rest_product_invalid_id');
  const isSame = (other: WcReviewRecord) =>
    other.product_id === product_id && other.reviewer_email === reviewer_email && other.review === review;
  if ([...state.reviews.values()].some((other) => other.status !== 'trash' && isSame(other))) {
    return failure(409, 'woocommerce_rest_comment_duplicate');
  }
  const id = state.nextId.post++;
  const record: WcReviewRecord = {
    id,
    date_created_gmt: wpTime(state.now()),
    product_id: Number(product_id),
    status: typeof status === 'string' ? status : 'approved',
    reviewer: String(reviewer),
    reviewer_email: String(reviewer_email),
    review: String(review),
    rating: Number(rating ?? 0),
    verified: Boolean(verified),
  };
  state.reviews.set(id, record);
  rateProduct(state, record.product_id);
  return { status: 201, body: shown(record) };
}

/** WordPress responds with paragraphs and line breaks in HTML. */
function shown(record: WcReviewRecord): Record<string, unknown> {
  const paragraphs = record.review
    .replaceAll('&', '&amp;')
    .split(/\n{2,}/)
    .map((text) => `<p>${text.replaceAll('\n', '<br />\n')}</p>\n`);
  return { ...record, review: paragraphs.join('') };
}

/** A product's rating is that of its approved reviews with stars. */
function rateProduct(state: StandInState, productId: number): void {
  const product = state.products.get(productId);
  if (product === undefined) return;
  const stars = [...state.reviews.values()]
    .filter((review) => review.product_id === productId && review.status === 'approved' && review.rating > 0)
    .map(({ rating }) => rating);
  const sum = stars.reduce((total, rating) => total + rating, 0);
  product['rating_count'] = stars.length;
  product['average_rating'] = (stars.length === 0 ? 0 : sum / stars.length).toFixed(2);
}
