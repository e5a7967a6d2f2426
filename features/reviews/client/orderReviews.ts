/** Reviews of the products of an order, and their drafts: kept for the tab so that a reload loses nothing. */
import useSWR from 'swr';
import { fallback, object, parse, record, string, unknown } from 'valibot';
import { REVIEW_PARSERS, type ReviewField } from '../domain/reviewForm.js';
import { OrderReviewsSchema, type WireOrderReviews } from '../domain/wireReview.js';
import { callApi } from '../../../client/core/api.js';
import { createStored } from '../../../client/storage/stored.js';

export type TypedReview = Record<ReviewField, string>;

/** The product of an order that a review is of. */
export interface ReviewSubject {
  orderId: number;
  productId: number;
  /** The order's key in the address of the page; null for its owner. */
  orderKey: string | null;
}

const Typed = fallback(string(), '');
const Draft = object({ rating: Typed, text: Typed, car: Typed, km: Typed });
const drafts = createStored('reviewDrafts', record(string(), Draft), 'tab');

const nameOf = ({ orderId, productId }: ReviewSubject) => `${orderId}-${productId}`;

/** What was typed so far. */
export function readDraft(subject: ReviewSubject): Partial<TypedReview> {
  return drafts.read()?.[nameOf(subject)] ?? {};
}

/** Null forgets the draft. */
export function writeDraft(subject: ReviewSubject, typed: TypedReview | null): void {
  const name = nameOf(subject);
  const others = Object.entries(drafts.read() ?? {}).filter(([other]) => other !== name);
  drafts.write(Object.fromEntries(typed === null ? others : [...others, [name, typed]]));
}

/** Sends a review. Throws a `ShopError` whose fields the form shows; `already_reviewed`, `order_not_delivered`. */
export async function sendReview(subject: ReviewSubject, typed: TypedReview): Promise<void> {
  const { orderId, productId, orderKey } = subject;
  const body = {
    order_id: orderId,
    product_id: productId,
    ...(orderKey === null ? {} : { key: orderKey }),
    rating: parse(REVIEW_PARSERS.rating, typed.rating),
    text: typed.text,
    car: parse(REVIEW_PARSERS.car, typed.car),
    km: parse(REVIEW_PARSERS.km, typed.km),
  };
  await callApi('/wcPost/review', { method: 'POST', body, schema: unknown() });
}

/** Whether the product has been reviewed already; false until known. */
export function useIsReviewed({ orderId, productId, orderKey }: ReviewSubject): boolean {
  const query = orderKey === null ? '' : `?key=${encodeURIComponent(orderKey)}`;
  const { data } = useSWR<WireOrderReviews, unknown>(
    `/wcFetch/order-reviews/${orderId}${query}`,
    (path: string) => callApi(path, { schema: OrderReviewsSchema }),
  );
  return data?.reviewed.includes(productId) ?? false;
}
