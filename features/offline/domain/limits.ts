/** How long the service worker waits for the network before it shows a page or a picture that it has kept. */
export const OFFLINE_TIMEOUT_S = 3;
/** Pages that the offline page lists. */
export const SEEN_PAGES_LISTED = 12;
/** What the service worker keeps for reading offline, by kind; the oldest is dropped. Bytes are uncompressed. */
export const CACHED_OFFLINE = {
  pages: { most: 30, mostBytes: 6_000_000 },
  data: { most: 30, mostBytes: 2_000_000 },
  pictures: { most: 150, mostBytes: 8_000_000 },
} as const;
