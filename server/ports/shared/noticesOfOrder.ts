import { channelsOf, isVisitKind, type NoticeKind } from '../../../domain/order/notices.js';
import type { Order } from '../../../domain/order/order.js';
import type { NewNotice } from '../notices.js';

/** These notices of an order on their channels; a channel that cannot reach its customer is skipped when it is due. */
export function noticesOfOrder(
  { id, updatedAt }: Pick<Order, 'id' | 'updatedAt'>,
  kinds: readonly NoticeKind[],
): NewNotice[] {
  return kinds.flatMap((kind) => {
    const version = isVisitKind(kind) ? { version: updatedAt } : {};
    return channelsOf(kind).map((channel) => ({ orderId: id, kind, channel, ...version }));
  });
}
