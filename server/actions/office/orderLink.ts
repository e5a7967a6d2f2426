import { ORDER_LINK_LIFE_MS } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { linkToken, readLinkToken } from './linkToken.js';

type OpenedLink = { state: 'open'; order: Order } | { state: 'expired' | 'unknown' };

/** The token of a link with which whoever holds it works with this order, and no other. */
export function orderLinkToken(secret: string, orderId: number, nowMs = Date.now()): string {
  return linkToken(secret, 'order', orderId, ORDER_LINK_LIFE_MS, nowMs);
}

/** Opens such a link. In front of a store it opens nothing, because the store has pages of its own. */
export async function openOrderLink(
  { settings, store }: Pick<Backend, 'settings' | 'store'>,
  token: string,
  nowMs = Date.now(),
): Promise<OpenedLink> {
  const { linkSecret, storeUrl } = settings.orders;
  if (storeUrl !== null) return { state: 'unknown' };
  const link = readLinkToken(linkSecret, 'order', token, nowMs);
  if (link.state !== 'valid') return link;
  const order = await store.orders.getOrder(link.id);
  return order === null || order.status === 'pending-cart' ? { state: 'unknown' } : { state: 'open', order };
}
