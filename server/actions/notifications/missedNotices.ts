import { NOTICES_MISSED_MS, RETURNS_FOLLOWED_MAX } from '../../../domain/core/limits.js';
import { NOTICE_KINDS, noticesDue, visitNewsOf } from '../../../domain/order/notices.js';
import { NOTICE_CHANNELS } from '../../../domain/notifications/channels.js';
import { ALL_BUT_CARTS, type Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { NewNotice } from '../../ports/records/notices.js';
import { noticesOfOrder } from '../../ports/shared/noticesOfOrder.js';
import { followStore } from '../returns/followStore.js';
import { isChannelOpen } from './deliveries.js';

/**
 * Queues what the customer should be told of an order that the store has changed. Only news about orders whose placement
 * went through the outbox, so that nobody gets letters about orders from before the shop wrote them.
 */
export async function queueStoreChange(backend: Backend, orderId: number): Promise<void> {
  await followStore(backend, orderId);
  if (!isAnyChannelOpen(backend)) return;
  const order = await backend.store.orders.getOrder(orderId);
  if (order !== null) await backend.notices.queue(newsOf(order));
}

/** Queues notices of recent changes in case their webhook was lost, or the process that made them ended. */
export async function queueMissed(backend: Backend): Promise<void> {
  await followOpenReturns(backend);
  if (!isAnyChannelOpen(backend)) return;
  const changed = await backend.store.orders.listOrders({
    statuses: ALL_BUT_CARTS,
    changedSince: new Date(Date.now() - NOTICES_MISSED_MS),
  });
  const placed = changed
    .filter(wasPlacedLately)
    .flatMap((order) => noticesOfOrder(order, [{ kind: 'placed' }]));
  await backend.notices.queue(placed);
  await backend.notices.queue(changed.flatMap(newsOf));
}

/** One order that cannot be read does not stop the others. */
async function followOpenReturns(backend: Backend): Promise<void> {
  const open = await backend.returns.listOpen(RETURNS_FOLLOWED_MAX);
  for (const orderId of new Set(open.map((request) => request.orderId))) {
    await followStore(backend, orderId).catch((error: unknown) =>
      backend.report('return-not-followed', error),
    );
  }
}

function isAnyChannelOpen(backend: Backend): boolean {
  return NOTICE_CHANNELS.some((channel) =>
    NOTICE_KINDS.some((kind) => isChannelOpen(backend, { kind, channel })),
  );
}

/** Orders from before the language was stored were placed before there was an outbox. */
function wasPlacedLately({ status, locale, createdAt }: Order): boolean {
  const isNew = Date.now() - Date.parse(createdAt) < NOTICES_MISSED_MS;
  return (status === 'processing' || status === 'on-hold') && locale !== null && isNew;
}

function newsOf(order: Order): NewNotice[] {
  const due = noticesDue(order).filter(({ kind }) => kind !== 'placed');
  const news = noticesOfOrder(order, [...due, ...visitNewsOf(order, Date.now())]);
  return news.map((notice) => ({ ...notice, follows: 'placed' }));
}
