import { channelsOf, isVisitKind, type News, visitKey } from '../../../domain/order/notices.js';
import type { Order } from '../../../domain/order/order.js';
import type { NewNotice } from '../records/notices.js';

/** These notices of an order on their channels; a channel that cannot reach its customer is skipped when it is due. */
export function noticesOfOrder(
  { id, updatedAt, delivery }: Pick<Order, 'id' | 'updatedAt' | 'delivery'>,
  news: readonly News[],
): NewNotice[] {
  const visit = delivery?.visit && visitKey(delivery.visit);
  return news.flatMap(({ kind, refundId, at, parcel }) => {
    const isOfVisit = isVisitKind(kind);
    const which = {
      ...{ orderId: id, kind, refundId },
      version: isOfVisit ? updatedAt : at,
      which: kind === 'visit_soon' ? visit : parcel,
      visit: isOfVisit || kind === 'placed' ? visit : undefined,
    };
    return channelsOf(kind).map((channel) => ({ ...which, channel }));
  });
}
