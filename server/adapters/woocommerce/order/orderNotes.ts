import * as v from 'valibot';
import { parseAmount } from '../../../../domain/core/money.js';
import type { Order } from '../../../../domain/order/order.js';
import {
  ORDER_NOTE_MAX_CHARS,
  ORDER_NOTES_MAX,
  type OrderNotes,
} from '../../../../domain/order/notes/orderNotes.js';
import { plainLines } from '../../wpRest/plainText.js';
import type { StoreClient } from '../../wpRest/client.js';
import type { RecordKind } from '../../../ports/shared/records/recordReader.js';
import { ENTRIES, AMOUNT, FLAG, TEXT, TIME_OR_NONE, WORDS } from '../../wpRest/fields.js';
import { ORDERS } from '../../wpRest/recordKinds.js';
import { parsed } from '../../wpRest/shapes.js';
import { toIso } from '../catalogue/productFields.js';

const NOTE = v.object({ note: WORDS, customer_note: FLAG, date_created_gmt: TIME_OR_NONE });
const REFUND = v.object({ amount: AMOUNT, reason: TEXT, date_created_gmt: TIME_OR_NONE });

const recordsOf = <T>(name: string, schema: v.GenericSchema<unknown, T>, order: number): RecordKind<T> => ({
  name: `Order ${order}, ${name}`,
  schema,
  editedAt: () => ORDERS.editedAt(String(order)),
  open: ['customer_note', 'amount', 'date_created_gmt'],
});

/** See `OrdersPort.readNotes`. WooCommerce keeps both apart from the order; without refunds it is not asked for them. */
export async function readNotes(
  client: StoreClient,
  { id, refunded }: Pick<Order, 'id' | 'refunded'>,
): Promise<OrderNotes> {
  const path = `wc/v3/orders/${id}`;
  const [notes, refunds] = await Promise.all([
    client.request({ method: 'GET', path: `${path}/notes`, query: { type: 'customer' } }),
    refunded === 0
      ? { body: [] }
      : client.request({ method: 'GET', path: `${path}/refunds`, query: { per_page: ORDER_NOTES_MAX } }),
  ]);
  return {
    notes: client.records
      .list(recordsOf('note', NOTE, id), parsed(ENTRIES, notes.body))
      .filter(({ customer_note }) => customer_note)
      .map(({ note, date_created_gmt }) => ({ text: shortened(note), at: toIso(date_created_gmt) }))
      .filter(({ text }) => text !== '')
      .sort(newestFirst)
      .slice(0, ORDER_NOTES_MAX),
    refunds: client.records
      .list(recordsOf('refund', REFUND, id), parsed(ENTRIES, refunds.body))
      .map(({ amount, reason, date_created_gmt }) => ({
        amount: Math.abs(parseAmount(amount) ?? 0),
        reason: reasonOf(reason ?? ''),
        at: toIso(date_created_gmt),
      }))
      .filter(({ amount }) => amount > 0)
      .sort(newestFirst),
  };
}

/** What WooCommerce itself writes when the status is set to refunded: nothing that the status does not say. */
const AUTOMATIC_REASON = 'Order fully refunded.';

function reasonOf(html: string): string | null {
  const reason = shortened(html);
  return reason === '' || reason === AUTOMATIC_REASON ? null : reason;
}

/** Plain text, because notes may hold HTML. */
function shortened(html: string): string {
  return plainLines(html).slice(0, ORDER_NOTE_MAX_CHARS);
}

function newestFirst(a: { at: string }, b: { at: string }): number {
  return b.at.localeCompare(a.at);
}
