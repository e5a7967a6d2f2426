/** Reviews in `/api`. */
import { array, type InferOutput, nullable, number, object, string } from 'valibot';

/** A page of approved reviews as HTML in the page's language, and the number of the next page. */
export const ReviewPageSchema = object({ html: string(), next: nullable(number()) });

export type WireReviewPage = InferOutput<typeof ReviewPageSchema>;

/** Products of an order that have been reviewed already. */
export const OrderReviewsSchema = object({ reviewed: array(number()) });

export type WireOrderReviews = InferOutput<typeof OrderReviewsSchema>;
