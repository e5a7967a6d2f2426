import { createHmac } from 'node:crypto';
import { ORDER_LINK_LIFE_MS } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import { equalSecrets } from '../../config/secrets.js';
import type { Backend } from '../../ports/backend.js';

/** `{order}-{when it expires, in seconds since 1970}-{signature}` */
const TOKEN = /^(\d{1,15})-(\d{1,11})-([0-9a-f]{64})$/;

type OpenedLink = { state: 'open'; order: Order } | { state: 'expired' | 'unknown' };

/** The token of a link with which whoever holds it works with this order, and no other. */
export function orderLinkToken(secret: string, orderId: number, nowMs = Date.now()): string {
  const expiresS = Math.floor((nowMs + ORDER_LINK_LIFE_MS) / 1000);
  return `${orderId}-${expiresS}-${signatureOf(secret, orderId, expiresS)}`;
}

/** Opens such a link. In front of a store it opens nothing, because the store has pages of its own. */
export async function openOrderLink(
  { settings, store }: Pick<Backend, 'settings' | 'store'>,
  token: string,
  nowMs = Date.now(),
): Promise<OpenedLink> {
  const { linkSecret, storeUrl } = settings.orders;
  const [, id, expiresS, signature] = TOKEN.exec(token) ?? [];
  if (storeUrl !== null || signature === undefined) return { state: 'unknown' };
  if (!equalSecrets(signatureOf(linkSecret, Number(id), Number(expiresS)), signature)) {
    return { state: 'unknown' };
  }
  if (Number(expiresS) * 1000 <= nowMs) return { state: 'expired' };
  const order = await store.orders.getOrder(Number(id));
  return order === null || order.status === 'pending-cart' ? { state: 'unknown' } : { state: 'open', order };
}

function signatureOf(secret: string, orderId: number, expiresS: number): string {
  return createHmac('sha256', secret).update(`order ${orderId} ${expiresS}`).digest('hex');
}
