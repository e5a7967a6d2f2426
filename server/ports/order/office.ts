import type { Move } from '../../../domain/office/moves.js';
import type { StepSource, TakenStep } from '../../../domain/office/steps.js';
import type { Slot } from '../../../domain/branches/branch.js';
import type { Order } from '../../../domain/order/order.js';
import type { Settled } from './orders.js';

/** Who takes a step, and on which order. */
export interface StepContext {
  by: StepSource;
  /** `updatedAt` of the order as it was shown: if it has changed since, nothing is done. Absent: as it is now. */
  version?: string | undefined;
}

/**
 * What the operator does with the orders of a store that has no pages for it. Each step is one transaction with its
 * notices and its record. Every method throws `order_not_found` for a cart and an unknown order, and `order_changed` for
 * another version of the order than the given one.
 */
export interface OfficePort {
  /**
   * Moves an order on; null if it is in no state for this move. Throws `insufficient_stock` for the approval of an order
   * whose stock was not reduced.
   */
  move(id: number, move: Move, context: StepContext): Promise<Order | null>;
  /**
   * Tells the customer something on the page of the order. Throws `note_repeated` for the text of the newest note, and
   * `notes_full`.
   */
  note(id: number, text: string, context: StepContext): Promise<void>;
  /** Moves the appointment as `OrdersPort.patchOrder` does; the caller has taken its place. */
  changeSlot(order: Order, slot: Slot, context: StepContext): Promise<Settled>;
  /** The steps that were taken with an order, newest first. */
  listSteps(orderId: number, limit: number): Promise<TakenStep[]>;
}
