import { randomUUID } from 'node:crypto';
import { ACCOUNT_LETTER } from '../../../domain/account/accountLetter.js';
import { DIGEST, NOTICE_KINDS } from '../../../domain/order/notices.js';
import { NOTICE_CHANNELS, type NoticeChannel } from '../../../domain/notifications/channels.js';
import { RETURN_NOTICE_KINDS } from '../../../domain/returns/returnNotices.js';
import { NOTICE_LEASE_MS } from '../../../domain/core/limits.js';
import type { NoticeEnds } from '../../ports/records/featureRecords.js';
import type { NewNotice, NoticesPort, NoticeSubject, TakenNotice } from '../../ports/records/notices.js';
import { integer, optionalInteger, text } from '../sql/rows.js';
import type { Database, Row, SqlValue, Statement } from '../sql/sql.js';

/** Milliseconds since 1970, like `Date.now`. */
type Clock = () => number;

/** The outbox in the shop's database; `ends` are those of features. */
export function databaseNotices(
  database: Database,
  ends: Readonly<Record<string, NoticeEnds>>,
  now: Clock = () => Date.now(),
): NoticesPort {
  const run = async (sql: string, args: readonly SqlValue[]): Promise<number> => {
    const [result] = await database.batch([{ sql, args }]);
    return result?.changed ?? 0;
  };
  return {
    async queue(notices) {
      if (notices.length > 0) await database.batch(queueStatements(notices, now()), 'repeatable');
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
    async end(notice, outcome) {
      const { key, holder } = notice;
      const end = {
        sql: `UPDATE notices SET ended_at = ?, outcome = ? WHERE ${HELD}`,
        args: [now(), outcome, key, holder],
      };
      const forget = 'feature' in notice ? ends[notice.feature]?.forget : undefined;
      const sql = 'accountLetterId' in notice ? FORGET_LETTER : forget;
      await database.batch(sql === undefined ? [end] : [end, { sql: `${sql} ${OF_ENDED}`, args: [key] }]);
    },
    async retry({ key, holder }, dueAt) {
      const sql = `UPDATE notices SET due_at = ?, holder = NULL, begun_at = NULL WHERE ${HELD}`;
      await run(sql, [dueAt.getTime(), key, holder]);
    },
    async withdraw(notice) {
      const { key, holder } = notice;
      const wait = 'feature' in notice ? ends[notice.feature]?.waitAgain : undefined;
      await database.batch([
        ...(wait === undefined ? [] : [{ sql: `${wait} ${OF_HELD}`, args: [key, holder] }]),
        { sql: `DELETE FROM notices WHERE ${HELD}`, args: [key, holder] },
      ]);
    },
    async forget(endedBefore) {
      await run('DELETE FROM notices WHERE ended_at < ?', [endedBefore.getTime()]);
    },
  };
}

const HELD = 'key = ? AND holder = ? AND ended_at IS NULL';

const OF_ENDED = 'WHERE id = (SELECT subject_id FROM notices WHERE key = ? AND ended_at IS NOT NULL)';

const OF_HELD = `WHERE id = (SELECT subject_id FROM notices WHERE ${HELD})`;

const FORGET_LETTER = 'DELETE FROM account_letters';

const TAKE = `
  UPDATE notices SET due_at = ?2, holder = ?3, tries = tries + 1 WHERE key = (
    SELECT key FROM notices WHERE ended_at IS NULL AND due_at <= ?1 ORDER BY due_at, subject_id, key LIMIT 1)
  RETURNING *`;

/** Statements that queue notices, for the transaction of their subject. */
export function queueStatements(notices: readonly NewNotice[], nowMs: number): Statement[] {
  const rows = notices.map((notice) => {
    const { channel, dueAt, follows, version = '', visit = null } = notice;
    const { about, id, kind, refundId } = subjectOf(notice);
    const which = version === '' ? (notice.which ?? refundId) : version;
    const key = keyOf(about, id, kind, channel);
    return {
      ...{
        key: which === null ? key : `${key}:${which}`,
        about,
        id,
        kind,
        channel,
        version,
        refundId,
        visit,
      },
      follows: follows === undefined ? null : keyOf(about, id, follows, channel),
      dueAt: dueAt?.getTime() ?? nowMs,
    };
  });
  const versions = rows.filter(({ version }) => version !== '');
  return [
    ...(versions.length === 0 ? [] : [{ sql: REPLACE, args: [JSON.stringify(versions)] }]),
    { sql: QUEUE, args: [JSON.stringify(rows), nowMs] },
  ];
}

/** Those of earlier versions whose sending has not begun; a process that has one notices it when it begins. */
const REPLACE = `
  DELETE FROM notices WHERE begun_at IS NULL AND ended_at IS NULL AND key IN (
    SELECT earlier.key FROM json_each(?1) JOIN notices earlier ON earlier.about = value ->> 'about'
      AND earlier.subject_id = value ->> 'id' AND earlier.channel = value ->> 'channel'
    WHERE earlier.version <> '' AND earlier.version < value ->> 'version')`;

const QUEUE = `
  INSERT INTO notices (key, about, subject_id, kind, channel, version, refund_id, visit, due_at, queued_at)
  SELECT value ->> 'key', value ->> 'about', value ->> 'id', value ->> 'kind', value ->> 'channel',
    value ->> 'version', value ->> 'refundId', value ->> 'visit', value ->> 'dueAt', ?2
  FROM json_each(?1)
  WHERE (value ->> 'follows' IS NULL OR value ->> 'follows' IN (SELECT key FROM notices))
    AND (value ->> 'version' = '' OR NOT EXISTS (
      SELECT 1 FROM notices later WHERE later.about = value ->> 'about'
        AND later.subject_id = value ->> 'id' AND later.channel = value ->> 'channel'
        AND later.version > value ->> 'version'))
    AND (value ->> 'visit' IS NULL OR value ->> 'follows' IS NULL OR value ->> 'visit' <> (
      SELECT last.visit FROM notices last WHERE last.visit IS NOT NULL
        AND last.subject_id = value ->> 'id' AND last.channel = value ->> 'channel'
      ORDER BY last.version DESC LIMIT 1))
  ON CONFLICT (key) DO NOTHING`;

interface Subject {
  about: string;
  id: number;
  kind: string;
  refundId: number | null;
}

function subjectOf(notice: NoticeSubject): Subject {
  const { kind } = notice;
  if ('orderId' in notice)
    return { about: 'order', id: notice.orderId, kind, refundId: notice.refundId ?? null };
  if ('returnId' in notice) return { about: 'return', id: notice.returnId, kind, refundId: null };
  if ('digestDay' in notice) return { about: 'digest', id: notice.digestDay, kind, refundId: null };
  if ('accountLetterId' in notice)
    return { about: 'account', id: notice.accountLetterId, kind, refundId: null };
  return { about: notice.feature, id: notice.id, kind, refundId: null };
}

function keyOf(about: string, id: number, kind: string, channel: NoticeChannel): string {
  return `${about}:${id}:${kind}:${channel}`;
}

function toNotice(row: Row): TakenNotice {
  return {
    ...toSubject(row),
    key: text(row, 'key'),
    channel: oneOf(NOTICE_CHANNELS, text(row, 'channel')),
    holder: text(row, 'holder'),
    tries: integer(row, 'tries'),
    queuedAt: new Date(integer(row, 'queued_at')),
    mayBeSent: optionalInteger(row, 'begun_at') !== null,
  };
}

function toSubject(row: Row): NoticeSubject {
  const [id, kind] = [integer(row, 'subject_id'), text(row, 'kind')];
  switch (text(row, 'about')) {
    case 'order':
      return {
        ...{ orderId: id, kind: oneOf(NOTICE_KINDS, kind) },
        refundId: optionalInteger(row, 'refund_id') ?? undefined,
      };
    case 'return':
      return { returnId: id, kind: oneOf(RETURN_NOTICE_KINDS, kind) };
    case 'digest':
      return { digestDay: id, kind: oneOf([DIGEST], kind) };
    case 'account':
      return { accountLetterId: id, kind: oneOf([ACCOUNT_LETTER], kind) };
    default:
      return { feature: text(row, 'about'), id, kind };
  }
}

function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`The outbox holds an unknown notice: ${value}`);
  return found;
}
