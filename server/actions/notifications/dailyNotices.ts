import { dayInEgypt, egyptTime } from '../../../domain/egypt/egyptClock.js';
import {
  DIGEST_FROM_MINUTE,
  VISIT_CHANGE_UNTIL_MINUTE,
  VISIT_REMIND_FROM_MINUTE,
} from '../../../domain/core/limits.js';
import { DIGEST, isVisitSoon } from '../../../domain/order/notices.js';
import type { Backend } from '../../ports/backend.js';
import { digestDayOf } from '../office/digest.js';
import { noticesOfOrder } from '../../ports/shared/noticesOfOrder.js';

/** Queues what is told once a day, whoever asks and however often. */
export async function queueDaily(backend: Backend, nowMs = Date.now()): Promise<void> {
  await queueDigest(backend, nowMs);
  await queueReminders(backend, nowMs);
}

/** The operator's letter, from the morning on. */
async function queueDigest({ settings, notices }: Backend, nowMs: number): Promise<void> {
  const { email, hasDigest } = settings.orders;
  if (email === null || !hasDigest || egyptTime(nowMs).minute < DIGEST_FROM_MINUTE) return;
  await notices.queue([{ digestDay: digestDayOf(nowMs), kind: DIGEST, channel: 'operator' }]);
}

/**
 * Reminds customers of their appointments the day before, while they can still move them or give them up; not those who
 * have ordered on that day.
 */
async function queueReminders({ content, store, notices }: Backend, nowMs: number): Promise<void> {
  const { minute } = egyptTime(nowMs);
  if (minute < VISIT_REMIND_FROM_MINUTE || minute >= VISIT_CHANGE_UNTIL_MINUTE) return;
  if ((await content.listBranches()).length === 0) return;
  const today = dayInEgypt(nowMs);
  const due = (await store.orders.listOrders({ statuses: ['processing', 'on-hold'] })).filter(
    (order) =>
      isVisitSoon(order, nowMs) &&
      order.delivery?.visit?.slot?.date !== today &&
      dayInEgypt(Date.parse(order.createdAt)) !== today,
  );
  const reminders = due.flatMap((order) => noticesOfOrder(order, [{ kind: 'visit_soon' }]));
  await notices.queue(reminders.map((notice) => ({ ...notice, follows: 'placed' })));
}
