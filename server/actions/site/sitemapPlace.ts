/** A page in a sitemap. */
export interface SitemapPlace {
  path: string;
  /** ISO 8601; null if the date of the last change is unknown. */
  changedAt: string | null;
}

/** Search engines refuse a sitemap for one date that is none: what cannot be read or is the epoch is left out. */
export function knownTime(time: string | null): string | null {
  return time !== null && /^\d{4}-\d\d-\d\d(?:T|$)/.test(time) && Date.parse(time) > 0 ? time : null;
}

/** The last of some times in ISO 8601; null if none is known. */
export function newestOf(times: readonly (string | null)[]): string | null {
  return times.reduce((newest, time) => (time !== null && time > (newest ?? '') ? time : newest), null);
}
