import {
  NOTICE_KEPT_MS,
  NOTICE_LIFE_MS,
  NOTICE_RETRY_MS,
  NOTICES_AT_ONCE,
  NOTICES_RUN_MS,
} from '../../../domain/core/limits.js';
import { isLetterKind, isNoticeTrue } from '../../../domain/order/notices.js';
import { OUTBOX } from '../../../features/outbox.js';
import type { Backend } from '../../ports/backend.js';
import type { TakenNotice } from '../../ports/records/notices.js';
import { UnansweredMessage } from '../../ports/messages.js';
import { OperatorProblem } from '../../ports/problem.js';
import { accountDelivery } from '../account/accountDelivery.js';
import { returnDelivery } from './returnDelivery.js';
import { digestDelivery } from '../office/digest.js';
import { queueDaily } from './dailyNotices.js';
import { deliveryOf, isChannelOpen } from './deliveries.js';
import { queueMissed } from './missedNotices.js';

/**
 * Sends the notices that are due, until none is left or the time is up; first features queue
 * theirs. Can be interrupted at any point.
 */
export async function sendNotices(backend: Backend): Promise<void> {
  const startedAtMs = performance.now();
  for (const { queue } of Object.values(OUTBOX)) await queue?.(backend);
  const worker = async (): Promise<void> => {
    while (performance.now() - startedAtMs < NOTICES_RUN_MS) {
      const notice = await backend.notices.take();
      if (notice === null) return;
      await sendNotice(backend, notice);
    }
  };
  await Promise.all(Array.from({ length: NOTICES_AT_ONCE }, worker));
}

/** The scheduled run: deletes what ended long ago, queues what was missed, then sends what is due. */
export async function runNotices(backend: Backend): Promise<void> {
  await backend.notices.forget(new Date(Date.now() - NOTICE_KEPT_MS));
  for (const { tidy } of Object.values(OUTBOX)) await tidy?.(backend);
  await queueMissed(backend).catch((error: unknown) => backend.report('notices-not-queued', error));
  await queueDaily(backend).catch((error: unknown) => backend.report('notices-not-queued', error));
  await sendNotices(backend);
}

/**
 * Sends one notice. The outbox is marked directly before sending, so that a notice whose process crashed is recognised:
 * a letter is repeated under the same Message-ID, a message to a number is not, because nothing would reveal the repeat.
 */
async function sendNotice(backend: Backend, notice: TakenNotice): Promise<void> {
  const { notices } = backend;
  if (notice.mayBeSent && notice.channel === 'phone') {
    report(backend, notice, 'notice-unknown', new OperatorProblem('its process ended while sending'));
    return notices.end(notice, 'unknown');
  }
  if (!isNewsOfFeature(notice) && Date.now() - notice.queuedAt.getTime() > NOTICE_LIFE_MS) {
    report(backend, notice, 'notice-failed', new OperatorProblem('it is too old'));
    return notices.end(notice, 'failed');
  }
  try {
    const send = await prepared(backend, notice);
    if (send === null) {
      await notices.end(notice, 'skipped');
      return;
    }
    if (send === 'withdraw') {
      await notices.withdraw(notice);
      return;
    }
    if (!(await notices.begin(notice))) return;
    await send();
  } catch (error) {
    if (isNews(notice) && error instanceof UnansweredMessage) {
      report(backend, notice, 'notice-unknown', error);
      return notices.end(notice, 'unknown');
    }
    return retryLater(backend, notice, error);
  }
  await notices.end(notice, 'sent');
}

/** Nobody asks for news, so that a message that may have been sent is not repeated. */
function isNews(notice: TakenNotice): boolean {
  return isNewsOfFeature(notice) || ('orderId' in notice && isLetterKind(notice.kind));
}

/** It is looked up when it is sent, and never stale. */
function isNewsOfFeature(notice: TakenNotice): boolean {
  return 'feature' in notice && OUTBOX[notice.feature]?.isNews === true;
}

/**
 * How to send a notice; null if there is nothing to send (any more), or no address to send it to; `withdraw`: not now.
 */
async function prepared(
  backend: Backend,
  notice: TakenNotice,
): Promise<(() => Promise<void>) | 'withdraw' | null> {
  if ('returnId' in notice) return returnDelivery(backend, notice);
  // What a feature has left behind that was taken out is not sent.
  if ('feature' in notice) return OUTBOX[notice.feature]?.deliveryOf(backend, notice) ?? null;
  if ('accountLetterId' in notice) return accountDelivery(backend, notice);
  if ('digestDay' in notice) return digestDelivery(backend, notice.digestDay);
  if (!isChannelOpen(backend, notice)) return null;
  const order = await backend.store.orders.getOrder(notice.orderId);
  if (order === null || !isNoticeTrue(notice, order, Date.now())) return null;
  return deliveryOf(backend, notice, order);
}

async function retryLater(backend: Backend, notice: TakenNotice, error: unknown): Promise<void> {
  const waitMs = NOTICE_RETRY_MS[notice.tries - 1];
  report(backend, notice, waitMs === undefined ? 'notice-failed' : 'notice-not-sent', error);
  if (waitMs === undefined) return backend.notices.end(notice, 'failed');
  return backend.notices.retry(notice, new Date(Date.now() + waitMs));
}

/** Names the notice by its key, which is not personal. */
function report(backend: Backend, { key }: TakenNotice, event: string, cause: unknown): void {
  backend.report(event, new Error(`Notice ${key}`, { cause }));
}
