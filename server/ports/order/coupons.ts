import type { FoundCoupon } from '../../../domain/coupon/applyCoupons.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { Order } from '../../../domain/order/order.js';

/** Whose orders count for a limit per customer. */
export interface CouponUser {
  customerId: number;
  /** Number of the order, E.164, where it is known: an account costs nothing, so orders to one number count together. */
  phone: string | null;
}

export interface CouponsPort {
  /**
   * The coupons with these codes, normalised or as the store writes them, and how often they were used, in the same
   * order; an order holds its coupons until it is cancelled or has failed. `order` itself does not count; `productIds`
   * are what its lines are of.
   */
  find(
    codes: readonly string[],
    user: CouponUser,
    order: Pick<Order, 'id'> & { productIds: readonly number[] },
  ): Promise<FoundCoupon[]>;
}

/** What coupons change about the delivery of a cart. */
export interface ParcelCoupons {
  freeShipping: boolean;
  /** What they take off each line; empty if unknown. */
  shares: readonly Piastres[];
}
