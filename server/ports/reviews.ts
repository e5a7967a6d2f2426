import type { Rating, Review } from '../../domain/catalogue/reviews/review.js';

export interface NewReview extends Omit<Review, 'writtenAt'> {
  orderId: number;
  productId: number;
}

export interface ReviewPage {
  reviews: Review[];
  /** Number of pages; 0 without reviews. */
  pages: number;
}

/** The newest approved reviews of a product, with the rating from all of them. */
interface RatedReviews extends ReviewPage {
  rating: Rating;
}

/** What the operator is told of a review that waits. */
interface WaitingReview extends Pick<Review, 'rating' | 'text'> {
  productId: number;
}

/**
 * Reviews of products by customers, moderated by the operator: only approved ones are ever listed. Whether somebody may
 * write one is for the actions to decide. Every method may throw `store_unavailable`.
 */
export interface ReviewsPort {
  /**
   * Stores a review that waits for the operator. The caller holds a lock for the order. Throws `already_reviewed`,
   * `product_not_found`, `too_many_requests`, `outcome_unknown`.
   */
  submit(review: NewReview): Promise<void>;
  /** Ids of the order's products that have a review, also a waiting or a rejected one. */
  listReviewed(orderId: number): Promise<number[]>;
  /** Replaces the author's name on all reviews of an order, also waiting and rejected ones. */
  renameAuthor(orderId: number, author: string): Promise<void>;
  /** The reviews that have waited longest for the operator, `most` at most, and the number of all that wait. */
  listWaiting(most: number): Promise<{ reviews: WaitingReview[]; count: number }>;
  /** The ratings of all products that have approved reviews, by product id; up to half a minute old. */
  listRatings(): Promise<ReadonlyMap<number, Rating>>;
  /** The first page of a product's approved reviews with its rating, in one look; null if there are none. */
  findNewest(productId: number, perPage: number): Promise<RatedReviews | null>;
  /** Approved reviews of a product, newest first. */
  listApproved(productId: number, page: { page: number; perPage: number }): Promise<ReviewPage>;
}
