import type { ShopError } from '../../domain/core/errors.js';
import { toDecimal } from '../../domain/core/money.js';
import { ORDER_NOTES_MAX } from '../../domain/order/notes/orderNotes.js';
import { refundable } from '../../domain/office/moves.js';
import type { Step } from '../../domain/office/steps.js';
import type { Order } from '../../domain/order/order.js';

const REFUSALS: Partial<Record<Step['act'], string>> = {
  approve: 'only an order on hold can be approved, and one whose money is awaited is noted as paid',
  paid: 'only an order whose money is awaited can be noted as paid',
  confirm: 'only an order whose customer was asked, and has not confirmed it, can be confirmed',
  send: 'only an order that is being prepared, and is not collected, can be sent',
  book: 'only an order that is being prepared, was not sent yet and is not collected can be given to a carrier, with BOSTA_API_KEY',
  deliver: 'only an order that is being prepared or was sent can be delivered',
  cancel: 'only an order that is not delivered yet can be cancelled',
  refund:
    'only a delivered order, or a cancelled one whose money had come, can be refunded; of an unpaid transfer say how much came (--amount)',
  visit: 'only another time of an appointment that is still to come can be chosen',
};

/** Why an order was not shown or moved; null for a failure that is none of its own. */
export async function refusalOf(
  error: ShopError,
  id: number,
  step: Step | null,
  readNow: () => Promise<Order>,
): Promise<string | null> {
  switch (error.code) {
    case 'order_not_found':
      return `There is no order ${id}`;
    case 'insufficient_stock':
      return `Order ${id}: not enough in stock. Raise the stock, or cancel the order.`;
    case 'notes_full':
      return `Order ${id} has ${ORDER_NOTES_MAX} notes, and no room for more`;
    case 'note_repeated':
      return `Order ${id}: its customer has this note already`;
    case 'slot_taken':
      return `Order ${id}: this time is not free`;
    case 'branch_closed':
      return `Order ${id}: its branch is not open any more`;
    case 'carrier_refused':
      return `Order ${id}: ${causeOf(error)}`;
    case 'carrier_unavailable':
      return `Order ${id}: ${causeOf(error)}. Run the command again: nothing is ordered twice`;
    case 'invalid_fields':
      return `Order ${id}: name the carrier's area with --area`;
    case 'order_changed':
      return `Order ${id} has changed in the meantime; nothing was done`;
    case 'step_not_possible':
      return step === null ? null : refusedStep(await readNow(), step);
    default:
      return null;
  }
}

function causeOf({ cause, code }: ShopError): string {
  return cause instanceof Error ? cause.message : code;
}

function refusedStep(order: Order, { act }: Step): string {
  const left = act === 'refund' ? `; ${toDecimal(refundable(order))} can be returned` : '';
  return `Order ${order.id} is ${order.status}: ${REFUSALS[act] ?? 'this is not possible'}${left}`;
}
