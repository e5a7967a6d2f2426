/** What keeps answers and pages for the shop: the platform's edge, and the deployment with its static pages. */
export interface PublishingPort {
  /** What carries one of these tags is made anew when it is next asked for. */
  refresh(tags: readonly string[]): Promise<void>;
  /** Builds the static pages anew; null where nobody has said how. */
  rebuild: (() => Promise<void>) | null;
}
