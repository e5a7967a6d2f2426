import * as v from 'valibot';
import { ORDER_NOTES_MAX, type OrderNotes, type Refund } from '../../../domain/order/notes/orderNotes.js';
import type { Order } from '../../../domain/order/order.js';
import { json } from '../../database/rows.js';
import { type Database, expecting, type Reader, type Row, type Statement } from '../../database/sql.js';
import { commit } from './commit.js';

/* Notes to the customer and refunds, as JSON lists on the order's row, oldest first. */

const NOTES = v.array(v.object({ text: v.string(), at: v.string() }));
const REFUNDS = v.array(v.object({ amount: v.number(), reason: v.nullable(v.string()), at: v.string() }));

/** See `OrdersPort.readNotes`. */
export async function readNotes(reader: Reader, id: number): Promise<OrderNotes> {
  const [row] = await reader.rows('SELECT notes, refunds FROM orders WHERE id = ?', [id]);
  if (row === undefined) return { notes: [], refunds: [] };
  return {
    notes: v.parse(NOTES, json(row, 'notes')).toReversed(),
    refunds: v.parse(REFUNDS, json(row, 'refunds')).toReversed(),
  };
}

/** The refunds of an order, numbered from 1, and their sum. */
export function refundsOf(row: Row): Pick<Order, 'refunded' | 'refunds'> {
  const refunds = v
    .parse(REFUNDS, json(row, 'refunds'))
    .map(({ amount }, place) => ({ id: place + 1, amount }));
  return { refunded: refunds.reduce((sum, { amount }) => sum + amount, 0), refunds };
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

/** Tells the customer something on the page of a placed order; false if there is none, or it has too many notes. */
export async function addNote(database: Database, id: number, text: string): Promise<boolean> {
  const room = expecting(
    "EXISTS (SELECT 1 FROM orders WHERE id = ? AND status <> 'pending-cart' AND json_array_length(notes) < ?)",
    [id, ORDER_NOTES_MAX],
  );
  const sql = "UPDATE orders SET notes = json_insert(notes, '$[#]', json(?)) WHERE id = ?";
  const note = JSON.stringify({ text, at: new Date().toISOString() });
  return commit(database, [room, { sql, args: [note, id] }]);
}
