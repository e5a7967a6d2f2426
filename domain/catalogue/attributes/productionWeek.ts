/** A production week: `2026-W14`, so that the oldest sorts first. */
const WEEK = /^(20\d\d)-W(\d\d)$/;

/** The week and the year of `2026-W14` as they are read out; null for anything else. */
export function weekParts(text: string): { week: string; year: string } | null {
  const [, year, week] = WEEK.exec(text) ?? [];
  return year === undefined ? null : { week: String(Number(week)), year };
}
