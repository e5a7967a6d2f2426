import { createHmac } from 'node:crypto';
import { equalSecrets } from '../../config/secrets.js';

/** `{id}-{when it expires, in seconds since 1970}-{signature}` */
const TOKEN = /^(\d{1,15})-(\d{1,11})-([0-9a-f]{64})$/;

/** What a link opens; links of one kind open nothing of another. */
type LinkKind = 'order' | 'cart';

/** The token of a link that opens the record with this id for `lifeMs` milliseconds to whoever holds it. */
export function linkToken(
  secret: string,
  kind: LinkKind,
  id: number,
  lifeMs: number,
  nowMs = Date.now(),
): string {
  const expiresS = Math.floor((nowMs + lifeMs) / 1000);
  return `${id}-${expiresS}-${signatureOf(secret, kind, id, expiresS)}`;
}

/** The id in such a token. */
export function readLinkToken(
  secret: string,
  kind: LinkKind,
  token: string,
  nowMs = Date.now(),
): { state: 'valid'; id: number } | { state: 'expired' | 'unknown' } {
  const [, id, expiresS, signature] = TOKEN.exec(token) ?? [];
  if (signature === undefined) return { state: 'unknown' };
  if (!equalSecrets(signatureOf(secret, kind, Number(id), Number(expiresS)), signature))
    return { state: 'unknown' };
  return Number(expiresS) * 1000 <= nowMs ? { state: 'expired' } : { state: 'valid', id: Number(id) };
}

function signatureOf(secret: string, kind: LinkKind, id: number, expiresS: number): string {
  return createHmac('sha256', secret).update(`${kind} ${id} ${expiresS}`).digest('hex');
}
