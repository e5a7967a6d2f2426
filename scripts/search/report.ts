import { dayInEgypt, daysAfter } from '../../domain/egypt/egyptClock.js';
import { MISSED_SEARCHES_KEPT_DAYS } from '../../domain/core/limits.js';
import { writeDelimited } from '../../domain/csv/delimitedText.js';
import { shownSearches } from '../../server/actions/search/shownSearches.js';
import type { MissedSearch, MissedSearchesPort } from '../../server/ports/records/missedSearches.js';

const LINES_MAX = 50;

/** The most frequent searches that found nothing, as a table for a terminal. */
export async function reportTable(port: Pick<MissedSearchesPort, 'list'>): Promise<string> {
  const all = shownSearches(await savedSearches(port));
  if (all.length === 0) return 'Nothing was searched by several people and not found.';
  const rows = all.slice(0, LINES_MAX).map(({ count, days, lastDay, words }) => {
    return [String(count).padStart(6), String(days).padStart(5), lastDay, words].join('  ');
  });
  const more = all.length > LINES_MAX ? [`… and ${all.length - LINES_MAX} more, with --csv`] : [];
  return [' times   days  last        words', ...rows, ...more].join('\n');
}

/** All of them by day, as a CSV file. */
export async function reportCsv(port: Pick<MissedSearchesPort, 'list'>): Promise<string> {
  const kept = await savedSearches(port);
  const shown = new Set(shownSearches(kept).map(({ words }) => words));
  const rows = kept.filter(({ words }) => shown.has(words));
  return writeDelimited([
    ['day', 'words', 'count'],
    ...rows.map(({ day, words, count }) => [day, words, String(count)]),
  ]);
}

function savedSearches(port: Pick<MissedSearchesPort, 'list'>): Promise<MissedSearch[]> {
  return port.list(daysAfter(dayInEgypt(Date.now()), -MISSED_SEARCHES_KEPT_DAYS));
}
