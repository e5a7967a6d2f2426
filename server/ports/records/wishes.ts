/**
 * The wishlists of customers: ids of products and variations, whatever the store. Every method may throw
 * `store_unavailable`.
 */
export interface WishesPort {
  /** Removes and adds, and returns the list, newest first; of too many, the oldest are dropped. */
  change(customerId: number, change: WishChange): Promise<number[]>;
  /** Gives one customer's list to another. */
  move(from: number, to: number): Promise<void>;
  forget(customerId: number): Promise<void>;
}

export interface WishChange {
  /** The first is the newest. */
  add: readonly number[];
  remove: readonly number[];
}
