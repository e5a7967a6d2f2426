import { randomUUID } from 'node:crypto';
import { NOTICE_CHANNELS, NOTICE_KINDS } from '../../domain/order/notices.js';
import { NOTICE_LEASE_MS } from '../../domain/core/limits.js';
import type { NewNotice, NoticesPort, TakenNotice } from '../ports/notices.js';
import { integer, optionalInteger, text } from './rows.js';
import type { Database, Row, SqlValue, Statement } from './sql.js';

/** Milliseconds since 1970, like `Date.now`. */
type Clock = () => number;

/** The outbox in the shop's database. */
export function databaseNotices(database: Database, now: Clock = () => Date.now()): NoticesPort {
  const run = async (sql: string, args: readonly SqlValue[]): Promise<number> => {
    const [result] = await database.batch([{ sql, args }]);
    return result?.changed ?? 0;
  };
  return {
    async queue(notices) {
      if (notices.length > 0) await database.batch([queueStatement(notices, now())], 'repeatable');
    },
    async take() {
      // Not repeatable: if the answer is lost, the notice is due again when its lease expires.
      const [result] = await database.batch([
        { sql: TAKE, args: [now(), now() + NOTICE_LEASE_MS, randomUUID()] },
      ]);
      const [row] = result?.rows ?? [];
      return row === undefined ? null : toNotice(row);
    },
    async begin({ key, holder }) {
      const sql = `UPDATE notices SET begun_at = ?, due_at = ? WHERE ${HELD}`;
      return (await run(sql, [now(), now() + NOTICE_LEASE_MS, key, holder])) > 0;
    },
    async end({ key, holder }, outcome) {
      await run(`UPDATE notices SET ended_at = ?, outcome = ? WHERE ${HELD}`, [now(), outcome, key, holder]);
    },
    async retry({ key, holder }, dueAt) {
      const sql = `UPDATE notices SET due_at = ?, holder = NULL, begun_at = NULL WHERE ${HELD}`;
      await run(sql, [dueAt.getTime(), key, holder]);
    },
    async forget(endedBefore) {
      await run('DELETE FROM notices WHERE ended_at < ?', [endedBefore.getTime()]);
    },
  };
}

const HELD = 'key = ? AND holder = ? AND ended_at IS NULL';

const TAKE = `
  UPDATE notices SET due_at = ?2, holder = ?3, tries = tries + 1 WHERE key = (
    SELECT key FROM notices WHERE ended_at IS NULL AND due_at <= ?1 ORDER BY due_at, key LIMIT 1)
  RETURNING *`;

/** A statement that queues notices, for the transaction of an order. */
export function queueStatement(notices: readonly NewNotice[], nowMs: number): Statement {
  const rows = notices.map(({ orderId, kind, channel, dueAt, follows }) => ({
    ...{ key: keyOf({ orderId, kind, channel }), orderId, kind, channel },
    follows: follows === undefined ? null : keyOf({ orderId, kind: follows, channel }),
    dueAt: dueAt?.getTime() ?? nowMs,
  }));
  return {
    sql: `INSERT INTO notices (key, order_id, kind, channel, due_at, queued_at)
      SELECT value ->> 'key', value ->> 'orderId', value ->> 'kind', value ->> 'channel', value ->> 'dueAt', ?2
      FROM json_each(?1)
      WHERE value ->> 'follows' IS NULL OR value ->> 'follows' IN (SELECT key FROM notices)
      ON CONFLICT (key) DO NOTHING`,
    args: [JSON.stringify(rows), nowMs],
  };
}

function keyOf({ orderId, kind, channel }: Pick<NewNotice, 'orderId' | 'kind' | 'channel'>): string {
  return `order:${orderId}:${kind}:${channel}`;
}

function toNotice(row: Row): TakenNotice {
  return {
    key: text(row, 'key'),
    orderId: integer(row, 'order_id'),
    kind: oneOf(NOTICE_KINDS, text(row, 'kind')),
    channel: oneOf(NOTICE_CHANNELS, text(row, 'channel')),
    holder: text(row, 'holder'),
    tries: integer(row, 'tries'),
    queuedAt: new Date(integer(row, 'queued_at')),
    mayBeSent: optionalInteger(row, 'begun_at') !== null,
  };
}

function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`The outbox holds an unknown notice: ${value}`);
  return found;
}
