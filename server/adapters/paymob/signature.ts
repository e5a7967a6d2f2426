import { createHmac } from 'node:crypto';
import { equalSecrets } from '../../config/secrets.js';

/**
 * Fields of each kind of callback in the order in which they are signed.
 * Source: developers.paymob.com, "HMAC for transaction callbacks" and "HMAC for card tokens".
 */
const SIGNED_FIELDS = {
  TRANSACTION: [
    'amount_cents',
    'created_at',
    'currency',
    'error_occured',
    'has_parent_transaction',
    'id',
    'integration_id',
    'is_3d_secure',
    'is_auth',
    'is_capture',
    'is_refunded',
    'is_standalone_payment',
    'is_voided',
    'order.id',
    'owner',
    'pending',
    'source_data.pan',
    'source_data.sub_type',
    'source_data.type',
    'success',
  ],
  TOKEN: ['card_subtype', 'created_at', 'email', 'id', 'masked_pan', 'merchant_id', 'order_id', 'token'],
} as const;

export type CallbackKind = keyof typeof SIGNED_FIELDS;

/** Whether a callback's object was signed with the HMAC secret; `hmac` is lower-case hexadecimal. */
export function isSigned(
  kind: CallbackKind,
  object: Readonly<Record<string, unknown>>,
  hmac: string,
  secret: string,
): boolean {
  const text = SIGNED_FIELDS[kind].map((path) => signedText(object, path)).join('');
  return equalSecrets(createHmac('sha512', secret).update(text, 'utf8').digest('hex'), hmac);
}

/** The text of a field at a path: `true`, a number as it is written, and nothing for null or a missing field. */
function signedText(object: Readonly<Record<string, unknown>>, path: string): string {
  const value = path.split('.').reduce<unknown>((inner, key) => propertyOf(inner, key), object);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function propertyOf(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isObject ? Reflect.get(value, key) : undefined;
}
