import { maxValue, picklist, pipe, regex, strictObject, string, transform } from 'valibot';
import { LOCALES } from '../../../domain/core/locale.js';
import { route } from '../../../server/http/routing/route.js';
import { Id, OrderKeyQuery, ReadableOrder } from '../../../server/http/routing/storeInput.js';
import { rememberedLocale } from '../../../server/http/session/rememberedLocale.js';
import { productTags } from '../../../server/ports/shared/cacheTags.js';
import { REVIEW_PAGES_MAX } from '../domain/limits.js';
import { REVIEW_BODY } from '../domain/reviewForm.js';
import { readReviewPage } from './readReviews.js';
import { readOrderReviews, submitReview } from './writeReviews.js';

const PageNumber = pipe(
  string(),
  regex(/^[1-9]\d{0,8}$/, 'invalid'),
  transform(Number),
  maxValue(REVIEW_PAGES_MAX, 'invalid'),
);

export const reviewReads = [
  route({
    method: 'GET',
    path: '/order-reviews/:id',
    query: OrderKeyQuery,
    limits: ['orders-address'],
    run: async ({ backend, params, query, caller }) => ({
      body: await readOrderReviews(backend, caller, params['id'] ?? '', query.key),
    }),
  }),
  route({
    method: 'GET',
    path: '/reviews/:id',
    query: strictObject({ page: PageNumber, locale: picklist(LOCALES, 'unknown') }),
    cache: {
      kind: 'public',
      edgeSeconds: 60,
      staleSeconds: 300,
      tags: ({ id = '' }) => productTags(id),
    },
    limits: ['products-address'],
    run: async ({ backend, params, query }) => ({
      body: await readReviewPage(backend, params['id'] ?? '', query),
    }),
  }),
];

export const reviewWrites = [
  route({
    method: 'POST',
    path: '/review',
    body: strictObject({ ...ReadableOrder, product_id: Id, ...REVIEW_BODY }),
    limits: ['reviews-address'],
    idempotent: 'repeatable',
    run: async ({
      backend,
      body: { order_id: orderId, product_id: productId, ...review },
      caller,
      request,
      later,
    }) => {
      const locale = rememberedLocale(request);
      const wanted = { key: undefined, ...review, orderId, productId, locale };
      const notifyOperator = await submitReview(backend, caller, wanted);
      later(notifyOperator());
      return { status: 201, body: { status: 'hold' } };
    },
  }),
];
