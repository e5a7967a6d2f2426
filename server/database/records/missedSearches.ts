import { daysAfter } from '../../../domain/egypt/egyptClock.js';
import {
  LONE_SEARCH_KEPT_DAYS,
  MISSED_SEARCHES_KEPT_DAYS,
  MISSED_SEARCHES_OF_DAY_MAX,
  MISSED_SEARCH_SHOWN_FROM,
} from '../../../domain/core/limits.js';
import type { MissedSearchesPort } from '../../ports/records/missedSearches.js';
import { integer, text } from '../sql/rows.js';
import type { Database } from '../sql/sql.js';

/** New words are numbered after those of their day. */
const ADD = `
  INSERT INTO missed_searches (day, words, count)
  SELECT day, words, count FROM (
    SELECT *, row_number() OVER (PARTITION BY day, is_known ORDER BY key) AS place FROM (
      SELECT key, value ->> 'day' AS day, value ->> 'words' AS words, value ->> 'count' AS count,
        EXISTS (SELECT 1 FROM missed_searches
          WHERE day = value ->> 'day' AND words = value ->> 'words') AS is_known
      FROM json_each(?)
    )
  ) AS new
  WHERE is_known OR place + (SELECT count(*) FROM missed_searches AS kept WHERE kept.day = new.day) <= ?
  ON CONFLICT (day, words) DO UPDATE SET count = count + excluded.count`;

/** Searches that found nothing, in the shop's database. */
export function databaseMissedSearches(database: Database): MissedSearchesPort {
  return {
    async add(counts) {
      await database.write((writer) => writer.run(ADD, [JSON.stringify(counts), MISSED_SEARCHES_OF_DAY_MAX]));
    },

    async list(since) {
      const rows = await database.rows(
        'SELECT day, words, count FROM missed_searches WHERE day >= ? ORDER BY day, words',
        [since],
      );
      return rows.map((row) => ({
        day: text(row, 'day'),
        words: text(row, 'words'),
        count: integer(row, 'count'),
      }));
    },

    async forgetOld(today) {
      await database.write((writer) =>
        writer.run(
          `DELETE FROM missed_searches WHERE day < ?1 OR (day < ?2 AND words IN (
             SELECT words FROM missed_searches GROUP BY words HAVING sum(count) < ?3))`,
          [
            daysAfter(today, -MISSED_SEARCHES_KEPT_DAYS),
            daysAfter(today, -LONE_SEARCH_KEPT_DAYS),
            MISSED_SEARCH_SHOWN_FROM,
          ],
        ),
      );
    },
  };
}
