import type { PaymentRecord, PaymentState } from '../ports/payments.js';

const BEST_FIRST: readonly PaymentState[] = [
  'paid',
  'refunded',
  'open',
  'none',
  'declined',
  'cancelled',
  'expired',
];

/** Shoppers who try again may leave several payments under one name: the one counts that says most of the money. */
export function bestRecord(records: readonly PaymentRecord[]): PaymentRecord | undefined {
  return BEST_FIRST.flatMap((state) => records.filter((record) => record.state === state))[0];
}
