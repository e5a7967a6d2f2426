/** Requests to be told of goods in stock in `/api`. */
import {
  array,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  unknown,
} from 'valibot';
import { EMAIL_MAX_CHARS } from '../../../domain/core/limits.js';
import { STOCK_REQUESTS_PER_CONTACT } from './limits.js';
import type { StockRequest } from './stockRequest.js';

const Id = pipe(
  number('invalid'),
  integer('invalid'),
  minValue(1, 'invalid'),
  maxValue(Number.MAX_SAFE_INTEGER, 'invalid'),
);

/** Who asks for which product or variation; the contact is parsed by the channels of the shop. */
export const StockRequestBody = strictObject({
  item_id: Id,
  contact: pipe(string('invalid'), maxLength(EMAIL_MAX_CHARS, 'too_long')),
});

const TOKEN_MAX_CHARS = 64;

/** Which requests to remove: of the caller, or with the token of a letter those of its contact. */
export const StockRequestChange = strictObject({
  token: optional(
    pipe(string('invalid'), maxLength(TOKEN_MAX_CHARS, 'too_long'), regex(/^[\w-]+$/, 'invalid')),
  ),
  remove: pipe(array(unknown(), 'invalid'), maxLength(STOCK_REQUESTS_PER_CONTACT, 'too_long'), array(Id)),
});

/** The open requests of somebody, newest first. */
export const StockRequestsSchema = object({
  requests: array(object({ id: number(), item_id: number(), asked_at: string() })),
});

export type WireStockRequests = InferOutput<typeof StockRequestsSchema>;

export function toWireStockRequests(requests: readonly StockRequest[]): WireStockRequests {
  return {
    requests: requests.map(({ id, itemId, askedAt }) => ({ id, item_id: itemId, asked_at: askedAt })),
  };
}
