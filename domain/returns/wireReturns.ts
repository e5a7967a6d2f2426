/** Returns in `/api`. */
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import type { Order } from '../order/order.js';
import {
  isOpenReturn,
  RETURN_REASONS,
  RETURN_STATES,
  returnablePieces,
  type ReturnRequest,
} from './returns.js';

const WireLine = object({ line_item_id: number(), quantity: number() });

const WireRequest = object({
  id: number(),
  state: picklist(RETURN_STATES),
  reason: picklist(RETURN_REASONS),
  lines: array(WireLine),
  answer: nullable(string()),
  /** ISO 8601 */
  asked_at: string(),
});

type WireRequest = InferOutput<typeof WireRequest>;

const WireOrderReturns = object({
  /** Last day to ask for a return, `2026-12-08`; null: nothing can be returned. */
  until: nullable(string()),
  /** The lines of which something can be returned, with the number of pieces. */
  lines: array(WireLine),
  /** Newest first. */
  requests: array(WireRequest),
});

export type WireOrderReturns = InferOutput<typeof WireOrderReturns>;

/** What of an order can be returned, and what was asked for; without the customer's own words. */
export function toWireReturns(
  { items }: Pick<Order, 'items'>,
  until: string | null,
  requests: readonly ReturnRequest[],
): WireOrderReturns {
  const lines = items.map((line) => ({
    line_item_id: line.id,
    quantity: returnablePieces(line, requests),
  }));
  return {
    until,
    lines: until === null ? [] : lines.filter(({ quantity }) => quantity > 0),
    requests: requests.map(toWireRequest),
  };
}

/** What was said of an acceptance is no answer to who is refused later. */
function toWireRequest({ id, state, reason, lines, askedAt, ...said }: ReturnRequest): WireRequest {
  const answer = state === 'refused' && said.answeredAs !== 'refused' ? null : said.answer;
  const wireLines = lines.map(({ lineItemId, quantity }) => ({ line_item_id: lineItemId, quantity }));
  return { id, state, reason, lines: wireLines, answer, asked_at: askedAt };
}

/** A request as its customer may have it: with their own words. */
export interface WireOwnReturn extends WireRequest {
  order_id: number;
  text: string | null;
  photo: string | null;
}

/** Converts a request for the export of an account. */
export function toWireOwnReturn(request: ReturnRequest): WireOwnReturn {
  const { orderId, text, photo } = request;
  return { order_id: orderId, ...toWireRequest(request), text, photo };
}

/** Parses returns in the browser. */
export const OrderReturnsSchema = pipe(
  WireOrderReturns,
  transform(({ until, lines, requests }) => ({
    until,
    /** Returnable pieces by line. */
    left: new Map(lines.map(({ line_item_id: id, quantity }) => [id, quantity])),
    requests: requests.map(({ asked_at: askedAt, lines: returned, ...request }) => ({
      ...request,
      askedAt,
      lines: returned.map(({ line_item_id: lineItemId, quantity }) => ({ lineItemId, quantity })),
      isOpen: isOpenReturn(request),
    })),
  })),
);

export type ClientReturns = InferOutput<typeof OrderReturnsSchema>;
