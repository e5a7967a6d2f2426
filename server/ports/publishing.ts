/** Invalidates what is cached outside the shop: the platform's edge cache and the static pages of the deployment. */
export interface PublishingPort {
  /** Invalidates everything with one of these cache tags. */
  refresh(tags: readonly string[]): Promise<void>;
  /** Rebuilds the static pages; null if no deploy hook is configured. */
  rebuild: (() => Promise<void>) | null;
}
