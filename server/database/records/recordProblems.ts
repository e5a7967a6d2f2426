import type { RecordProblemsPort } from '../../ports/records/recordProblems.js';
import { integer, text } from '../sql/rows.js';
import type { Database, Row } from '../sql/sql.js';

/** More say nothing more: a plugin has changed all answers. */
const PROBLEMS_MAX = 500;
/** Of a record that was never read again, because it is gone or nobody asks for it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Problems of records in the shop's database. */
export function databaseRecordProblems(
  database: Database,
  now: () => number = () => Date.now(),
): RecordProblemsPort {
  return {
    async list() {
      const rows = await database.rows(
        'SELECT record, line FROM record_problems WHERE found_at > ? ORDER BY found_at DESC, record LIMIT ?',
        [now() - KEPT_MS, PROBLEMS_MAX],
      );
      return rows.map(toProblem);
    },

    async count() {
      const [row] = await database.rows(
        'SELECT count(*) AS problems FROM record_problems WHERE found_at > ?',
        [now() - KEPT_MS],
      );
      return row === undefined ? 0 : integer(row, 'problems');
    },

    async keep(problems) {
      await database.batch(
        [
          {
            sql: `INSERT INTO record_problems (record, line, found_at)
              SELECT value ->> 'record', value ->> 'line', ?1 FROM json_each(?2) WHERE true
              ON CONFLICT (record) DO UPDATE SET line = excluded.line, found_at = ?1,
                is_sent = is_sent AND line IS excluded.line`,
            args: [now(), JSON.stringify(problems)],
          },
          {
            sql: `DELETE FROM record_problems WHERE found_at <= ?1 OR record NOT IN (
              SELECT record FROM record_problems ORDER BY found_at DESC, record LIMIT ?2)`,
            args: [now() - KEPT_MS, PROBLEMS_MAX],
          },
        ],
        'repeatable',
      );
    },

    async forget(records) {
      await database.batch(
        [
          {
            sql: 'DELETE FROM record_problems WHERE record IN (SELECT value FROM json_each(?))',
            args: [JSON.stringify(records)],
          },
        ],
        'repeatable',
      );
    },

    async takeUnsent() {
      return database.write(async (writer) => {
        const rows = await writer.rows(
          'SELECT record, line FROM record_problems WHERE is_sent = 0 ORDER BY record',
        );
        await writer.run('UPDATE record_problems SET is_sent = 1 WHERE is_sent = 0');
        return rows.map(toProblem);
      });
    },

    async giveBack(problems) {
      await database.batch(
        [
          {
            sql: 'UPDATE record_problems SET is_sent = 0 WHERE record IN (SELECT value FROM json_each(?))',
            args: [JSON.stringify(problems.map(({ record }) => record))],
          },
        ],
        'repeatable',
      );
    },
  };
}

function toProblem(row: Row) {
  return { record: text(row, 'record'), line: text(row, 'line') };
}
