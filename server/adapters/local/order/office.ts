import type { OfficePort } from '../../../ports/order/office.js';
import type { RecordReader } from '../../../ports/shared/records/recordReader.js';
import { listSteps, recordStep } from '../../../database/records/orderSteps.js';
import type { Database } from '../../../database/sql/sql.js';
import { slotStart } from '../../../../domain/branches/slots.js';
import { moveOrder } from './orderMoves.js';
import { addNote } from './orderNotes.js';
import { patchOrder } from './orderWrites.js';

/** What the operator does with the orders in the database. */
export function localOffice(database: Database, records: RecordReader): OfficePort {
  return {
    move: (id, move, context) => moveOrder(database, id, move, context),
    note: (id, text, context) => addNote(database, id, text, context),
    changeSlot: (order, slot, context) =>
      patchOrder(database, order, { slot }, [
        recordStep(order.id, { act: 'visit', slot: slotStart(slot) }, context),
      ]),
    listSteps: (orderId, limit) => listSteps(database, records, orderId, limit),
  };
}
