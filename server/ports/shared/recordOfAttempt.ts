import type { PaymentAttempt, PaymentRecord, PaymentsPort, PaymentState } from '../payments.js';

const BEST_FIRST: readonly PaymentState[] = [
  'paid',
  'refunded',
  'open',
  'none',
  'declined',
  'cancelled',
  'expired',
];

/**
 * Picks the record of an attempt from all that the provider stores under its reference. Records of another session are
 * ignored. A shopper who retries may leave several; the one that says most about the money counts.
 */
export function recordOfAttempt(
  { reference, sessionId }: PaymentAttempt,
  records: readonly PaymentRecord[],
  mode: PaymentsPort['mode'],
): PaymentRecord {
  const own = records.filter(
    (record) => sessionId === null || record.sessionId === null || record.sessionId === sessionId,
  );
  const best = BEST_FIRST.flatMap((state) => own.filter((record) => record.state === state))[0];
  const none = { reference, sessionId, state: 'none', id: null, amount: null, currency: null } as const;
  return best ?? { ...none, isTest: mode === 'test' };
}
