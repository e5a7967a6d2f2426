import * as v from 'valibot';
import {
  RETURN_DECISIONS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnRequest,
  statesBefore,
} from '../../../domain/returns/returns.js';
import type { NewNotice } from '../../ports/records/notices.js';
import type { NewReturn, ReturnsPort } from '../../ports/records/returns.js';
import type { RecordKind, RecordReader } from '../../ports/shared/records/recordReader.js';
import { queueStatements } from './notices.js';
import { recordStep } from './orderSteps.js';
import type { Database, Row, Writer } from '../sql/sql.js';
import { orNull, recordOf, StoredQuantity, StoredTime, StoredWhole } from './tableRecords.js';

/** Requests to return goods in the shop's database. */
export function databaseReturns(
  database: Database,
  records: RecordReader,
  now: () => number = () => Date.now(),
): ReturnsPort {
  const all = (rows: readonly Row[]) =>
    rows.flatMap((row) => records.one(RETURNS, recordOf(row, LISTS)) ?? []);
  const toRequest = (row: Row) => records.require(RETURNS, recordOf(row, LISTS));
  const queue = async (writer: Writer, notices: readonly NewNotice[]) => {
    for (const { sql, args } of queueStatements(notices, now())) await writer.run(sql, args);
  };
  return {
    ask: (request) =>
      database.write(async (writer) => {
        const [row] = await writer.rows(ASK, argumentsOf(request, new Date(now()).toISOString()));
        if (row === undefined) return null;
        const asked = toRequest(row);
        const notice = { returnId: asked.id, channel: 'mail' } as const;
        const kinds = [{ kind: 'operator' }, { kind: 'asked' }] as const;
        await queue(
          writer,
          kinds.map((kind) => ({ ...notice, ...kind })),
        );
        return asked;
      }),

    async listOfOrder(orderId) {
      const sql = 'SELECT * FROM returns WHERE order_id = ? ORDER BY id DESC';
      return all(await database.rows(sql, [orderId]));
    },

    async listOpen(limit) {
      const sql = "SELECT * FROM returns WHERE state IN ('asked', 'accepted') ORDER BY id LIMIT ?";
      return all(await database.rows(sql, [limit]));
    },

    async getReturn(id) {
      const [row] = await database.rows('SELECT * FROM returns WHERE id = ?', [id]);
      return row === undefined ? null : toRequest(row);
    },

    decide: (id, decision, answer, taken) =>
      database.write(async (writer) => {
        const [row] = await writer.rows(DECIDE, [
          decision,
          answer,
          new Date(now()).toISOString(),
          id,
          JSON.stringify(statesBefore(decision)),
        ]);
        if (row === undefined) return null;
        await queue(writer, [{ returnId: id, kind: decision, channel: 'mail' }]);
        const request = toRequest(row);
        if (taken !== undefined) {
          const { sql, args } = recordStep(request.orderId, taken.step, taken, now());
          await writer.run(sql, args);
        }
        return request;
      }),

    async forgetWords(orderIds) {
      const these = 'order_id IN (SELECT value FROM json_each(?))';
      await database.write((writer) =>
        writer.run(
          `UPDATE returns SET text = NULL, photo = NULL, answer = NULL, answered_as = NULL WHERE ${these}`,
          [JSON.stringify(orderIds)],
        ),
      );
    },
  };
}

/** The condition is part of the statement, so that it also holds if a lock was lost. */
const ASK = `
  INSERT INTO returns (order_id, lines, reason, text, photo, asked_at, changed_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6 WHERE NOT EXISTS (
    SELECT 1 FROM returns r, json_each(r.lines) l
    WHERE r.order_id = ?1 AND r.state IN ('asked', 'accepted')
      AND l.value ->> 'lineItemId' IN (SELECT value ->> 'lineItemId' FROM json_each(?2)))
  RETURNING *`;

const DECIDE = `
  UPDATE returns SET state = ?1, answer = ifnull(?2, answer), answered_as = iif(?2 IS NULL, answered_as, ?1),
    changed_at = ?3
  WHERE id = ?4 AND state IN (SELECT value FROM json_each(?5)) RETURNING *`;

function argumentsOf({ orderId, lines, reason, text: words, photo }: NewReturn, at: string) {
  return [orderId, JSON.stringify(lines), reason, words, photo, at];
}

const LISTS = ['lines'];

const RETURN = v.object({
  id: v.number(),
  order_id: v.number(),
  lines: v.array(v.object({ lineItemId: StoredWhole, quantity: StoredQuantity })),
  reason: v.picklist(RETURN_REASONS),
  text: orNull(v.string()),
  photo: orNull(v.string()),
  state: v.picklist(RETURN_STATES),
  answer: orNull(v.string()),
  answered_as: orNull(v.picklist(RETURN_DECISIONS)),
  asked_at: StoredTime,
});

const RETURNS: RecordKind<ReturnRequest> = {
  name: 'Return',
  editedAt: () => 'returns',
  open: ['id', 'order_id', 'lines', 'reason', 'state', 'asked_at'],
  schema: v.pipe(
    RETURN,
    v.transform(({ order_id, asked_at, answered_as, ...request }) => ({
      ...request,
      orderId: order_id,
      askedAt: asked_at,
      answeredAs: answered_as,
    })),
  ),
  vital: ['lines'],
};
