/** A time at a branch. */
export interface BookedSlot {
  /** Id of the branch. */
  branch: string;
  /** `2026-11-25`, in Egypt. */
  date: string;
  /** `10:00`. */
  from: string;
}

/** How many places of a slot are taken. */
interface TakenPlaces extends Omit<BookedSlot, 'branch'> {
  taken: number;
}

/**
 * Places at the appointments of branches, held for orders by their numbers. The order itself says which appointment it
 * has; this record only keeps others out. Every method may throw `store_unavailable`.
 */
export interface BookingsPort {
  /**
   * Takes a place for an order, besides one that it may have in another slot; false if as many as `capacity` are taken.
   * Nobody else gets it before `checkAt`. Repeating it changes nothing else.
   */
  hold(orderId: number, slot: BookedSlot, places: { capacity: number; checkAt: Date }): Promise<boolean>;
  /**
   * Records what an order says: it has a place in this slot, even beyond the capacity, and in no other; null: in none.
   */
  keep(orderId: number, slot: BookedSlot | null, checkAt: Date): Promise<void>;
  /** Taken places of a branch from this date on. */
  listTaken(branch: string, fromDate: string): Promise<TakenPlaces[]>;
  /** Orders in the branch's full slots that are due to be asked whether they still stand, longest first. */
  listDue(branch: string, full: { fromDate: string; capacity: number; limit: number }): Promise<number[]>;
  /** Deletes the records of appointments before this date. */
  forget(beforeDate: string): Promise<void>;
}
