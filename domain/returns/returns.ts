import type { LineItem } from '../order/order.js';

/** Why goods come back. */
export const RETURN_REASONS = ['mind', 'fit', 'wrong', 'damaged', 'faulty'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** `asked` waits for the operator; an `accepted` one waits for the goods; `refused` and `done` are final. */
export const RETURN_STATES = ['asked', 'accepted', 'refused', 'done'] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

/** The states that the operator decides on. */
export const RETURN_DECISIONS = ['accepted', 'refused', 'done'] as const;

export type ReturnDecision = (typeof RETURN_DECISIONS)[number];

/** Pieces of one line of an order. */
export interface ReturnedLine {
  lineItemId: number;
  quantity: number;
}

/** A customer's request to return goods of a delivered order. */
export interface ReturnRequest {
  id: number;
  orderId: number;
  lines: ReturnedLine[];
  reason: ReturnReason;
  /** In the customer's words, lines separated by `\n`; null without, and after the account was deleted. */
  text: string | null;
  /** `https` address of a photo, which the shop never requests. */
  photo: string | null;
  state: ReturnState;
  /** The operator's last words to the customer. */
  answer: string | null;
  /** The decision with which these words came. */
  answeredAs: ReturnDecision | null;
  /** ISO 8601 */
  askedAt: string;
}

/** Whether the operator still has something to do. */
export function isOpenReturn({ state }: Pick<ReturnRequest, 'state'>): boolean {
  return state === 'asked' || state === 'accepted';
}

/** The states from which the operator can decide so. */
export function statesBefore(decision: ReturnDecision): readonly ReturnState[] {
  return decision === 'accepted' ? ['asked'] : ['asked', 'accepted'];
}

/** How many pieces of a line can still be returned: none while a request for the line is open. */
export function returnablePieces(
  { id, quantity }: Pick<LineItem, 'id' | 'quantity'>,
  requests: readonly ReturnRequest[],
): number {
  let left = quantity;
  for (const request of requests) {
    const returned = request.lines.find(({ lineItemId }) => lineItemId === id);
    if (returned === undefined || request.state === 'refused') continue;
    if (isOpenReturn(request)) return 0;
    left -= returned.quantity;
  }
  return Math.max(0, left);
}
