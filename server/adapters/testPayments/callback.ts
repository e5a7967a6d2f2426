import { createHmac } from 'node:crypto';
import { object, safeParse, string } from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { equalSecrets } from '../../config/secrets.js';
import type { PaymentCallback } from '../../ports/payments.js';

/** HMAC-SHA256 of the body's bytes with the shared secret, in hexadecimal digits. */
export const SIGNATURE_HEADER = 'x-test-payments-signature';

const Callback = object({ reference: string() });

/** The signature of a callback with this body. */
export function signBody(body: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Name of the attempt that a callback reports, once its signature is found right. */
export function readSignedCallback({ rawBody, headers }: PaymentCallback, secret: string): string {
  if (!equalSecrets(signBody(rawBody, secret), headers.get(SIGNATURE_HEADER) ?? '')) {
    throw new ShopError('wrong_signature');
  }
  const parsed = safeParse(Callback, looseJson(Buffer.from(rawBody).toString()));
  if (!parsed.success) throw new ShopError('invalid_fields', { fields: { body: 'invalid' } });
  return parsed.output.reference;
}
