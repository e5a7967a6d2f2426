import type { Order } from '../../../domain/order/order.js';
import type { Step, StepSource } from '../../../domain/office/steps.js';
import type { ReturnDecision, ReturnRequest } from '../../../domain/returns/returns.js';

export type NewReturn = Omit<ReturnRequest, 'id' | 'state' | 'answer' | 'answeredAs' | 'askedAt'>;

/**
 * Requests of customers to return goods, whatever the store. Notices of each change are queued in its transaction.
 * Whether somebody may ask is for the actions to decide. Every method may throw `store_unavailable`.
 */
export interface ReturnsPort {
  /** Stores a request; null if a request for one of its lines is open. The caller holds a lock for the order. */
  ask(request: NewReturn): Promise<ReturnRequest | null>;
  /** Newest first. */
  listOfOrder(orderId: number): Promise<ReturnRequest[]>;
  /** The requests that the operator still has to do something about, oldest first. */
  listOpen(limit: number): Promise<ReturnRequest[]>;
  getReturn(id: number): Promise<ReturnRequest | null>;
  /**
   * Notes the operator's decision once, with the step of theirs if there is one to record; without an answer the
   * one from before stays. null if the request is unknown or in no state for it.
   */
  decide(
    id: number,
    decision: ReturnDecision,
    answer: string | null,
    taken?: { step: Step; by: StepSource },
  ): Promise<ReturnRequest | null>;
  /** Removes what customer and operator wrote about these orders. */
  forgetWords(orderIds: readonly number[]): Promise<void>;
}

/** The orders of a store whose operator answers requests to return goods there. */
export interface ReturnMarksPort {
  /** Shows the operator a request on its order, once. The caller holds the customer's lock. */
  noteReturn(order: Order, request: ReturnRequest): Promise<void>;
  /** What the operator has written about the requests of an order, by their numbers. */
  readReturnMarks(orderId: number): Promise<ReadonlyMap<number, string>>;
}
