import { createHmac } from 'node:crypto';
import { object, safeParse, string } from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { equalSecrets } from '../../config/secrets.js';
import type { PaymentCallback } from '../../ports/payments.js';

/** HMAC-SHA256 of the body with the shared secret, hex-encoded. */
export const SIGNATURE_HEADER = 'x-test-payments-signature';

const Callback = object({ reference: string() });

/** Signature of a callback with this body. */
export function signBody(body: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** The attempt's reference from a callback with a valid signature. */
export function readSignedCallback({ rawBody, headers }: PaymentCallback, secret: string): string {
  if (!equalSecrets(signBody(rawBody, secret), headers.get(SIGNATURE_HEADER) ?? '')) {
    throw new ShopError('wrong_signature');
  }
  const parsed = safeParse(Callback, looseJson(Buffer.from(rawBody).toString()));
  if (!parsed.success) throw new ShopError('invalid_fields', { fields: { body: 'invalid' } });
  return parsed.output.reference;
}
