import {
  type InferOutput,
  looseObject,
  maxLength,
  number,
  nullable,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import type { UnpaidReason } from '../../../domain/payment/payment.js';
import type { PaymentCallback } from '../../ports/payments.js';
import { isSigned } from './signature.js';

const HMAC_MAX_CHARS = 200;
const REFERENCE_MAX_CHARS = 200;

const Callback = looseObject({ type: picklist(['TRANSACTION', 'TOKEN']), obj: looseObject({}) });
const Transaction = looseObject({
  order: looseObject({
    id: number(),
    merchant_order_id: optional(nullable(pipe(string(), maxLength(REFERENCE_MAX_CHARS))), null),
  }),
});

/** Paymob's order of a callback with a valid signature; null if the callback is about a saved card. */
export type SignedOrder = InferOutput<typeof Transaction>['order'];

/**
 * Reads a callback; its signature is in the query. It covers the order's id, but not `merchant_order_id`. Throws
 * `wrong_signature`, and `invalid_fields` for what is no callback.
 */
export function readSignedCallback(
  { rawBody, query }: PaymentCallback,
  hmacSecret: string,
): SignedOrder | null {
  const parsed = safeParse(Callback, looseJson(Buffer.from(rawBody).toString()));
  if (!parsed.success) throw new ShopError('invalid_fields', { fields: { body: 'invalid' } });
  const { type, obj } = parsed.output;
  const hmac = (query.get('hmac') ?? '').slice(0, HMAC_MAX_CHARS);
  if (!isSigned(type, obj, hmac, hmacSecret)) throw new ShopError('wrong_signature');
  if (type === 'TOKEN') return null;
  const transaction = safeParse(Transaction, obj);
  if (!transaction.success) throw new ShopError('invalid_fields', { fields: { obj: 'invalid' } });
  return transaction.output.order;
}

/** Paymob adds the transaction to the return address, and nothing if there was none. */
export function readReturn(query: URLSearchParams): UnpaidReason | null {
  return query.get('success') === 'false' && query.get('pending') !== 'true' ? 'declined' : null;
}
