import type { PaymentAttempt, PaymentRecord, PaymentsPort, PaymentState } from './payments.js';

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
 * The record of an attempt, out of all that a provider keeps under its name. Those of another session are another
 * attempt's. Shoppers who try again may leave several: the one counts that says most of the money.
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
