import { egyptTime, dayInEgypt } from '../../../../domain/checkout/deliveryPromise.js';
import { DIGEST_FROM_MINUTE } from '../../../../domain/core/limits.js';
import { DIGEST } from '../../../../domain/order/notices.js';
import type { Backend } from '../../../ports/backend.js';

/** Queues what is told once a day, whoever asks and however often: the operator's letter, from the morning on. */
export async function queueDaily({ settings, notices }: Backend, nowMs = Date.now()): Promise<void> {
  const { email, hasDigest } = settings.orders;
  if (email === null || !hasDigest || egyptTime(nowMs).minute < DIGEST_FROM_MINUTE) return;
  await notices.queue([{ digestDay: digestDayOf(nowMs), kind: DIGEST, channel: 'operator' }]);
}

/** `20261125` */
export function digestDayOf(nowMs: number): number {
  return Number(dayInEgypt(nowMs).replaceAll('-', ''));
}
