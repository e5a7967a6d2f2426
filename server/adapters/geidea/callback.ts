import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { parsePrice } from '../../../domain/core/money.js';
import type { UnpaidReason } from '../../../domain/payment/payment.js';
import { equalSecrets } from '../../config/secrets.js';
import { type GeideaKeys, signCallback } from './signature.js';

const Text = v.pipe(v.string(), v.maxLength(200));

/** The signed fields of a callback and its signature; other fields are ignored. */
const Callback = v.looseObject({
  order: v.looseObject({
    orderId: Text,
    merchantReferenceId: v.optional(v.nullable(Text), null),
    amount: v.union([v.number(), Text]),
    currency: Text,
    status: Text,
  }),
  signature: Text,
  timeStamp: Text,
});

/**
 * The attempt's reference from a callback with a valid signature; null if it has none. The signature covers amount,
 * currency, number, status and reference, so none of them can be forged.
 */
export function readSignedCallback(rawBody: Uint8Array, keys: GeideaKeys): string | null {
  const parsed = v.safeParse(Callback, looseJson(Buffer.from(rawBody).toString()));
  if (!parsed.success) throw new ShopError('invalid_fields', { fields: { body: 'invalid' } });
  const { order, signature } = parsed.output;
  if (!equalSecrets(expectedSignature(parsed.output, keys), signature)) {
    throw new ShopError('wrong_signature');
  }
  return order.merchantReferenceId;
}

/** `responseMessage` says in words how the shopper left the page. */
export function readReturn(query: URLSearchParams): UnpaidReason | null {
  const message = query.get('responseMessage') ?? '';
  if (message === '' || /success/i.test(message)) return null;
  if (/cancel/i.test(message)) return 'cancelled';
  return /expire|time/i.test(message) ? 'timed_out' : 'declined';
}

function expectedSignature({ order, timeStamp }: v.InferOutput<typeof Callback>, keys: GeideaKeys): string {
  const amount = parsePrice(order.amount);
  if (amount === null) throw new ShopError('invalid_fields', { fields: { 'order.amount': 'invalid' } });
  return signCallback(keys, {
    amount,
    currency: order.currency,
    orderId: order.orderId,
    status: order.status,
    reference: order.merchantReferenceId ?? '',
    timestamp: timeStamp,
  });
}
