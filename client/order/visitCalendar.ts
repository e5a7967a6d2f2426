import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { isStanding } from '../../domain/order/order.js';
import { orderCalendarPath } from '../../domain/order/orderPaths.js';
import { apiAddress } from '../core/api.js';
import { useOrderKey } from './useOrder.js';

/** Address of the order's appointment as a calendar file; null without a time. */
export function useVisitCalendar(
  order: Pick<ClientOrder, 'id' | 'key' | 'status' | 'delivery'>,
): string | null {
  const key = useOrderKey(order);
  const hasTime = order.delivery?.visit?.slot != null && isStanding(order.status);
  return hasTime ? apiAddress(orderCalendarPath(order.id, key)) : null;
}
