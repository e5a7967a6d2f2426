import type { ACCOUNT_LETTER } from '../../../domain/account/accountLetter.js';
import type { DIGEST, NoticeKind } from '../../../domain/order/notices.js';
import type { NoticeChannel } from '../../../domain/notifications/channels.js';
import type { ReturnNoticeKind } from '../../../domain/returns/returnNotices.js';

/** What a notice is about, and what it says of it. */
export type NoticeSubject =
  | { orderId: number; kind: NoticeKind; refundId?: number | undefined }
  | { returnId: number; kind: ReturnNoticeKind }
  | { accountLetterId: number; kind: typeof ACCOUNT_LETTER }
  /** The operator's letter of a day in Egypt, `20261125`. */
  | { digestDay: number; kind: typeof DIGEST }
  | FeatureNotice;

/** A notice of an optional feature, by its key in `features/outbox.ts`. */
export interface FeatureNotice {
  feature: string;
  /** Of what it is about. */
  id: number;
  kind: string;
}

/** A notice to be queued. It holds no address and no text: both are read from its subject when it is sent. */
export type NewNotice = NoticeSubject & {
  channel: NoticeChannel;
  /** At once if absent. */
  dueAt?: Date | undefined;
  /**
   * Of an appointment or a reported transfer, the time of the change: a later change replaces what was not sent yet, and
   * nothing is queued for an earlier one.
   */
  version?: string | undefined;
  /**
   * With the first notice of an order, and each of its appointment: the appointment as told. News that `follows` is only
   * queued if the one that was told last is known and another one.
   */
  visit?: string | undefined;
  /** Which of several of its kind, each told once: the number of a parcel, the time of an appointment. */
  which?: string | undefined;
  /** Only queued if this notice of the same order and channel was queued before, whether or not it was sent. */
  follows?: NoticeKind | undefined;
};

/** A notice that this process alone may send until its lease expires. */
export type TakenNotice = NoticeSubject & {
  /** `order:10001:placed:mail`, with the refund, the version or which it is, if any, at its end. */
  key: string;
  channel: NoticeChannel;
  /** Identifies the lease. */
  holder: string;
  /** How often it has been taken, including this time. */
  tries: number;
  queuedAt: Date;
  /** An earlier holder crashed after `begin`: the notice may have been sent. */
  mayBeSent: boolean;
};

/**
 * `skipped`: nothing to send, such as mail for an order without an address. `failed`: given up. `unknown`: it may have
 * been sent, and is not repeated.
 */
type NoticeOutcome = 'sent' | 'skipped' | 'failed' | 'unknown';

/**
 * The outbox: notices about orders and requests, one for each subject, kind and channel. A store in the same database
 * queues them in the transaction of the order. Every method may throw `store_unavailable`.
 */
export interface NoticesPort {
  /** Queues notices; those that were queued before stay as they are. */
  queue(notices: readonly NewNotice[]): Promise<void>;
  /** Leases the notice that has been due for the longest; null if none is due. Concurrent callers get different ones. */
  take(): Promise<TakenNotice | null>;
  /** Renews the lease directly before sending; false if it was lost, and another process may be sending. */
  begin(notice: TakenNotice): Promise<boolean>;
  /**
   * Ends a notice for good, unless its lease was lost. With it ends what `NoticeEnds` say, and with a letter about an
   * account the letter.
   */
  end(notice: TakenNotice, outcome: NoticeOutcome): Promise<void>;
  /** Returns a notice that was certainly not sent, unless its lease was lost. */
  retry(notice: TakenNotice, dueAt: Date): Promise<void>;
  /**
   * Deletes the notice of a feature, unless its lease was lost: what it is about waits as before, and can be queued
   * again.
   */
  withdraw(notice: TakenNotice): Promise<void>;
  /** Deletes notices that ended before this time. */
  forget(endedBefore: Date): Promise<void>;
}
