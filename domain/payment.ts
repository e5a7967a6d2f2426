/** Why a card brought no money. */
export const UNPAID_REASONS = ['declined', 'cancelled', 'timed_out'] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Name of an order's n-th attempt to pay. */
export function paymentReference(orderId: number, attempt: number): string {
  return `${orderId}-${attempt}`;
}

/** The attempt after the one of this name; the first where there was none. */
export function nextReference(orderId: number, last: string | null): string {
  const parsed = last === null ? null : parseReference(last);
  return paymentReference(orderId, parsed?.orderId === orderId ? parsed.attempt + 1 : 1);
}

/** `10001-2` → order 10001, attempt 2; null for what is no name of an attempt. */
export function parseReference(reference: string): { orderId: number; attempt: number } | null {
  const match = /^([1-9]\d{0,14})-([1-9]\d{0,5})$/.exec(reference);
  return match === null ? null : { orderId: Number(match[1]), attempt: Number(match[2]) };
}
