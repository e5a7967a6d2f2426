import { createHmac } from 'node:crypto';
import type { Order } from '../../../domain/order/order.js';
import type { ShopSettings } from '../../ports/backend.js';

/*
 * Proofs that somebody has received a message to the number of an order. All are derived from order, number and the
 * shop's secret, so that nothing is stored, a repeated message has the same ones, and a changed number voids them.
 */

type Keyed = Pick<Order, 'id' | 'key' | 'billing'>;
type Secrets = Pick<ShopSettings, 'codeSecret'>;

const CONFIRMATION_CODE_DIGITS = 6;
const CODE_BYTES = 6;
/** `confirm.10001.` and 128 bits in base64url. */
const PAYLOAD = /^confirm\.(\d{1,15})\.[\w-]{22}$/;
const MAC_BYTES = 16;

function digest({ codeSecret }: Secrets, purpose: string, { id, key, billing }: Keyed): Buffer {
  const parts = [purpose, id, key, billing?.phone ?? ''];
  return createHmac('sha256', codeSecret).update(parts.join('\n')).digest();
}

/** The code in a text message, six digits. */
export function confirmationCode(settings: Secrets, order: Keyed): string {
  const number = digest(settings, 'confirmation code', order).readUIntBE(0, CODE_BYTES);
  return String(number % 10 ** CONFIRMATION_CODE_DIGITS).padStart(CONFIRMATION_CODE_DIGITS, '0');
}

/** What WhatsApp returns when the button of a message is pressed. */
export function buttonPayload(settings: Secrets, order: Keyed): string {
  const mac = digest(settings, 'confirmation button', order).subarray(0, MAC_BYTES).toString('base64url');
  return `confirm.${order.id}.${mac}`;
}

/** The order that a payload names, which is not proven by that; null for any other payload. */
export function orderOfPayload(payload: string): number | null {
  const [, id] = PAYLOAD.exec(payload) ?? [];
  return id === undefined ? null : Number(id);
}
