import { dayInEgypt, daysAfter } from '../egypt/egyptClock.js';
import type { Order } from '../order/order.js';

/** The last day on which goods of an order can be returned, `2026-12-08`; null unless it was delivered. */
export function lastReturnDay(
  { status, completedAt }: Pick<Order, 'status' | 'completedAt'>,
  days: number,
): string | null {
  if (status !== 'completed' || completedAt === null) return null;
  return daysAfter(dayInEgypt(Date.parse(completedAt)), days);
}

/** Whether goods of an order can still be returned at this time. */
export function isReturnDay(until: string, atMs: number): boolean {
  return dayInEgypt(atMs) <= until;
}
