import * as v from 'valibot';
import { ShopError } from '../../../../domain/core/errors.js';
import { ORDER_NOTES_MAX, type OrderNotes, type Refund } from '../../../../domain/order/notes/orderNotes.js';
import type { StepContext } from '../../../ports/order/office.js';
import type { RecordKind, RecordReader } from '../../../ports/shared/records/recordReader.js';
import { type Database, expecting, type Reader, type Statement } from '../../../database/sql/sql.js';
import { orNull, recordOf, StoredAmount, StoredTime } from '../../../database/records/tableRecords.js';
import { recordStep } from '../../../database/records/orderSteps.js';
import { commit, unchanged } from './commit.js';
import { readVersion } from './readOrder.js';

/* Notes to the customer and refunds, as JSON lists on the order's row, oldest first. */

const WORDS: RecordKind<OrderNotes> = {
  name: 'What was told about order',
  editedAt: () => 'orders',
  open: ['id'],
  schema: v.object({
    notes: v.optional(v.array(v.object({ text: v.string(), at: StoredTime })), []),
    refunds: v.optional(
      v.array(v.object({ amount: StoredAmount, reason: orNull(v.string()), at: StoredTime })),
      [],
    ),
  }),
};

/** See `OrdersPort.readNotes`. */
export async function readNotes(reader: Reader, records: RecordReader, id: number): Promise<OrderNotes> {
  const [row] = await reader.rows('SELECT id, notes, refunds FROM orders WHERE id = ?', [id]);
  const stored = row === undefined ? null : records.one(WORDS, recordOf(row, ['notes', 'refunds']));
  return { notes: (stored?.notes ?? []).toReversed(), refunds: (stored?.refunds ?? []).toReversed() };
}

/** A statement that adds a refund to an order. */
export function addRefund(id: number, refund: Refund): Statement {
  const sql = "UPDATE orders SET refunds = json_insert(refunds, '$[#]', json(?)) WHERE id = ?";
  return { sql, args: [JSON.stringify(refund), id] };
}

/** A statement that forgets what was written to the customer. */
export function forgetNotes(id: number): Statement {
  return { sql: "UPDATE orders SET notes = '[]' WHERE id = ?", args: [id] };
}

/** See `OfficePort.note`. */
export async function addNote(
  database: Database,
  id: number,
  text: string,
  context: StepContext,
): Promise<void> {
  const order = await readVersion(database, id, context);
  const known = `EXISTS (SELECT 1 FROM orders WHERE id = ? AND `;
  const room = expecting(`${known} json_array_length(notes) < ?)`, [id, ORDER_NOTES_MAX]);
  const isNew = expecting(`${known} notes ->> '$[#-1].text' IS NOT ?)`, [id, text]);
  const sql = `UPDATE orders SET
    notes = json_insert(iif(json_type(notes) = 'array', notes, '[]'), '$[#]', json(?)) WHERE id = ?`;
  const note = { sql, args: [JSON.stringify({ text, at: new Date().toISOString() }), id] };
  const write = [note, recordStep(id, { act: 'note', text }, context)];
  if (await commit(database, [unchanged('orders', id, order.updatedAt), room, isNew, ...write])) return;
  await readVersion(database, id, { version: order.updatedAt });
  throw new ShopError((await commit(database, [isNew])) ? 'notes_full' : 'note_repeated');
}
