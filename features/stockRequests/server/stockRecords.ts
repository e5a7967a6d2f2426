import { randomBytes } from 'node:crypto';
import { STOCK_NEWS } from '../domain/news.js';
import type { StockRequest } from '../domain/stockRequest.js';
import {
  STOCK_NEWS_AT_ONCE,
  STOCK_NEWS_PER_PIECE,
  STOCK_NEWS_WAVE_MS,
  STOCK_REQUESTS_PER_CONTACT,
  STOCK_REQUESTS_PER_ITEM,
} from '../domain/limits.js';
import type { NoticeEnds } from '../../../server/ports/records/featureRecords.js';
import { DEFAULT_LOCALE, LOCALES } from '../../../domain/core/locale.js';
import type { StockRequestHolder, StockRequestsPort } from './stockRequestsPort.js';
import { IS_ENDLESS, IS_SELLABLE } from '../../../server/database/sql/sellable.js';
import { integer, text } from '../../../server/database/sql/rows.js';
import type { Database, Row, SqlValue } from '../../../server/database/sql/sql.js';

const TOKEN_BYTES = 24;

/** Requests to be told of goods in stock, in the shop's database. */
export function stockRecords(database: Database, now: () => number = () => Date.now()): StockRequestsPort {
  const run = async (sql: string, args: readonly SqlValue[]) => {
    await database.batch([{ sql, args }], 'repeatable');
  };
  const list = async (holder: StockRequestHolder) => {
    const { condition, value } = heldBy(holder);
    const sql = `SELECT * FROM stock_requests WHERE ${condition} AND ${IS_OPEN} ORDER BY id DESC`;
    return (await database.rows(sql, [value])).map(toRequest);
  };
  return {
    list,

    ask: (request) => ask(database, request, now()),

    async exported(ownerId) {
      const requests = await list({ ownerId });
      return requests.map(({ itemId, contact, askedAt }) => ({
        item_id: itemId,
        contact,
        asked_at: askedAt,
      }));
    },

    async remove(holder, ids) {
      const { condition, value } = heldBy(holder);
      await run(
        `DELETE FROM stock_requests WHERE ${condition} AND ${IS_OPEN} AND id IN (SELECT value FROM json_each(?))`,
        [value, JSON.stringify(ids)],
      );
    },

    async getRequest(id) {
      const [row] = await database.rows(`SELECT * FROM stock_requests WHERE id = ? AND ${IS_OPEN}`, [id]);
      return row === undefined ? null : toRequest(row);
    },

    async listAwaited(limit) {
      const sql = `SELECT DISTINCT item_id FROM stock_requests WHERE ${IS_OPEN} ORDER BY item_id LIMIT ?`;
      return (await database.rows(sql, [limit])).map((row) => integer(row, 'item_id'));
    },

    async countAwaited(limit) {
      const sql = `SELECT item_id, count(*) AS waiting FROM stock_requests WHERE ${IS_OPEN}
        GROUP BY item_id ORDER BY waiting DESC, item_id LIMIT ?`;
      const rows = await database.rows(sql, [limit]);
      return rows.map((row) => ({ itemId: integer(row, 'item_id'), count: integer(row, 'waiting') }));
    },

    move: (from, to) => run('UPDATE stock_requests SET owner_id = ? WHERE owner_id = ?', [to, from]),

    forget: (ownerId) => run('DELETE FROM stock_requests WHERE owner_id = ?', [ownerId]),

    purge: (askedBefore) =>
      run('DELETE FROM stock_requests WHERE asked_at < ? OR (contact IS NULL AND queued_at < ?)', [
        askedBefore.getTime(),
        now() - STOCK_NEWS_WAVE_MS,
      ]),

    async queueNews(channels) {
      const atMs = now();
      const wave = [atMs - STOCK_NEWS_WAVE_MS, STOCK_NEWS_PER_PIECE, STOCK_NEWS_AT_ONCE];
      await database.batch(
        [
          { sql: CHOOSE, args: [atMs, ...wave, JSON.stringify(channels)] },
          { sql: QUEUE, args: [atMs] },
        ],
        'repeatable',
      );
    },
  };
}

async function ask(
  database: Database,
  { itemId, contact, locale, ownerId }: Parameters<StockRequestsPort['ask']>[0],
  nowMs: number,
): ReturnType<StockRequestsPort['ask']> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const limits = [STOCK_REQUESTS_PER_CONTACT, STOCK_REQUESTS_PER_ITEM];
  const [added, counted] = await database.batch(
    [
      { sql: ASK, args: [itemId, contact, ...limits, token, ownerId, locale, nowMs] },
      { sql: COUNT, args: [itemId, contact] },
    ],
    'repeatable',
  );
  const [row] = counted?.rows ?? [];
  if (row === undefined) throw new Error('The requests of a contact were not counted');
  if ((added?.changed ?? 0) > 0) return 'kept';
  // The bounds come first, so that they do not reveal whether a request was there.
  if (integer(row, 'of_contact') >= STOCK_REQUESTS_PER_CONTACT) return 'too_many';
  return integer(row, 'of_item') >= STOCK_REQUESTS_PER_ITEM ? 'full' : 'kept';
}

/** Who asked is forgotten when they have been told; goods that are sold out again are waited for as before. */
export const stockNoticeEnds: NoticeEnds = {
  forget: 'UPDATE stock_requests SET contact = NULL, token = NULL, owner_id = NULL',
  waitAgain: 'UPDATE stock_requests SET queued_at = NULL',
};

/** Its notice has not ended. */
const IS_OPEN = 'contact IS NOT NULL';

const OF_CONTACT = 'SELECT count(*) FROM stock_requests WHERE contact = ?2';
const OF_ITEM = `SELECT count(*) FROM stock_requests WHERE item_id = ?1 AND ${IS_OPEN}`;

const ASK = `
  INSERT INTO stock_requests (item_id, contact, token, owner_id, locale, asked_at)
  SELECT ?1, ?2, ifnull((SELECT token FROM stock_requests WHERE contact = ?2 LIMIT 1), ?5), ?6, ?7, ?8
  WHERE (${OF_CONTACT}) < ?3 AND (${OF_ITEM}) < ?4
  ON CONFLICT (item_id, contact) DO NOTHING`;

const COUNT = `SELECT (${OF_CONTACT}) AS of_contact, (${OF_ITEM}) AS of_item`;

const CHANNEL = "CASE WHEN substr(contact, 1, 1) = '+' THEN 'phone' ELSE 'mail' END";

/** Stock that is not counted, or comes on backorder, is enough for everybody. */
const CHOOSE = `
  UPDATE stock_requests SET queued_at = ?1 WHERE id IN (
    SELECT id FROM (
      SELECT asked.id, items.stock,
        ${IS_ENDLESS} AS is_endless,
        row_number() OVER (PARTITION BY asked.item_id ORDER BY asked.id) AS place,
        (SELECT count(*) FROM stock_requests told
          WHERE told.item_id = asked.item_id AND told.queued_at > ?2) AS told_lately
      FROM stock_requests asked JOIN items ON items.id = asked.item_id
      WHERE ${IS_SELLABLE} AND asked.contact IS NOT NULL AND asked.queued_at IS NULL
        AND ${CHANNEL} IN (SELECT value FROM json_each(?5)))
    WHERE is_endless OR place + told_lately <= stock * ?3
    ORDER BY id LIMIT ?4)`;

const QUEUE = `
  INSERT INTO notices (key, about, subject_id, kind, channel, due_at, queued_at)
  SELECT 'stock:' || id || ':${STOCK_NEWS}:' || ${CHANNEL}, 'stock', id, '${STOCK_NEWS}', ${CHANNEL}, ?1, ?1
  FROM stock_requests WHERE queued_at IS NOT NULL AND ${IS_OPEN}
  ON CONFLICT (key) DO NOTHING`;

function heldBy(holder: StockRequestHolder): { condition: string; value: SqlValue } {
  return 'token' in holder
    ? { condition: 'token = ?', value: holder.token }
    : { condition: 'owner_id = ?', value: holder.ownerId };
}

function toRequest(row: Row): StockRequest {
  const locale = text(row, 'locale');
  return {
    id: integer(row, 'id'),
    itemId: integer(row, 'item_id'),
    contact: text(row, 'contact'),
    locale: LOCALES.find((known) => known === locale) ?? DEFAULT_LOCALE,
    token: text(row, 'token'),
    askedAt: new Date(integer(row, 'asked_at')).toISOString(),
  };
}
