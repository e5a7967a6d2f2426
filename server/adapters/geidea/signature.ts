import { createHmac } from 'node:crypto';
import { type Piastres, toDecimal } from '../../../domain/core/money.js';

/**
 * The merchant's credentials: the public key identifies the shop, the password signs and must never leave the server.
 */
export interface GeideaKeys {
  publicKey: string;
  password: string;
}

/*
 * All signatures are HMAC-SHA256 with the password over UTF-8 text, base64-encoded. The parts are concatenated without
 * separators; amounts have two decimals and no grouping.
 */

/** Signature of a request to open a session. */
export function signSession(
  keys: GeideaKeys,
  of: { amount: Piastres; currency: string; reference: string; timestamp: string },
): string {
  return sign(keys, [keys.publicKey, toDecimal(of.amount), of.currency, of.reference, of.timestamp]);
}

interface SignedCallback {
  amount: Piastres;
  currency: string;
  orderId: string;
  status: string;
  reference: string;
  timestamp: string;
}

/** The expected signature of a callback. */
export function signCallback(keys: GeideaKeys, of: SignedCallback): string {
  const { amount, currency, orderId, status, reference, timestamp } = of;
  return sign(keys, [keys.publicKey, toDecimal(amount), currency, orderId, status, reference, timestamp]);
}

/** Signature of a refund request. */
export function signRefund(
  keys: GeideaKeys,
  of: { amount: Piastres; orderId: string; timestamp: string },
): string {
  return sign(keys, [of.timestamp, keys.publicKey, toDecimal(of.amount), of.orderId]);
}

function sign({ password }: GeideaKeys, parts: readonly string[]): string {
  return createHmac('sha256', password).update(parts.join(''), 'utf8').digest('base64');
}

/** A timestamp in the format of the provider's own plug-ins, `2/21/2024 5:16:48 AM`, in UTC. */
export function timestampOf(moment: Date): string {
  const hours = moment.getUTCHours();
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${moment.getUTCMonth() + 1}/${moment.getUTCDate()}/${moment.getUTCFullYear()}`;
  const time = `${hours % 12 || 12}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`;
  return `${date} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}
