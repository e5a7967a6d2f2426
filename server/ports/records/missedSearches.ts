/** How often a search found nothing on a day. */
export interface MissedSearch {
  /** Calendar day in Egypt, `2026-11-27`. */
  day: string;
  /** Folded words, separated by spaces. */
  words: string;
  count: number;
}

/** Searches that found nothing, without who searched. May throw `ShopError('store_unavailable')`. */
export interface MissedSearchesPort {
  /** Adds to what this and other instances have counted; further words of a day that has its most are left out. */
  add(counts: readonly MissedSearch[]): Promise<void>;
  /** From this day on, by day and words. */
  list(since: string): Promise<MissedSearch[]>;
  /** Deletes what is too old by this day, and what only one person has typed and is some days old. */
  forgetOld(today: string): Promise<void>;
}
