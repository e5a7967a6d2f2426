import { MISSED_SEARCH_SHOWN_FROM } from '../../../domain/core/limits.js';
import type { MissedSearch } from '../../ports/records/missedSearches.js';

/** The days of one search together. */
interface ShownSearch {
  words: string;
  count: number;
  /** On how many days it was asked, and the last of them. */
  days: number;
  lastDay: string;
}

/** Searches that found nothing, the most frequent first; what one person alone has typed is not shown. */
export function shownSearches(searches: readonly MissedSearch[]): ShownSearch[] {
  const byWords = new Map<string, ShownSearch>();
  for (const { day, words, count } of searches) {
    const known = byWords.get(words) ?? { words, count: 0, days: 0, lastDay: day };
    byWords.set(words, {
      words,
      count: known.count + count,
      days: known.days + 1,
      lastDay: day > known.lastDay ? day : known.lastDay,
    });
  }
  return [...byWords.values()]
    .filter(({ count }) => count >= MISSED_SEARCH_SHOWN_FROM)
    .sort((one, other) => other.count - one.count || one.words.localeCompare(other.words));
}
