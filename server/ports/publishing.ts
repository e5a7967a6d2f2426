/** Invalidates what is cached outside the shop: answers and pages at the platform's edge, and prerendered pages. */
export interface PublishingPort {
  /**
   * Invalidates everything with one of these cache tags, and renews the prerendered pages among it. What cannot be
   * renewed is reported, stays as it is, and is renewed when its time is over.
   */
  refresh(tags: readonly string[]): Promise<void>;
}
