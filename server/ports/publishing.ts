/** Invalidates what is cached outside the shop: answers and pages at the platform's edge, and prerendered pages. */
export interface PublishingPort {
  /**
   * Invalidates everything with one of these cache tags, and renews the prerendered pages among it for a few seconds,
   * those of changed products first, and then what earlier calls have left. Resolves to the number of addresses that
   * are left: another call, without tags, goes on with them. A page that cannot be renewed is reported, stays as it is,
   * and is renewed when its time is over.
   */
  refresh(tags: readonly string[]): Promise<number>;
}
