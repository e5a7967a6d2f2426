/** Why a card payment failed. */
export const UNPAID_REASONS = ['declined', 'cancelled', 'timed_out'] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Random hex digits in an attempt's reference: 80 bits, so that no two shops or databases share one. */
export const REFERENCE_TOKEN_CHARS = 20;

/**
 * `10001-9f3c…`: the order's number and random digits, which make the reference unique at the provider. At most 36
 * characters, the length of a UUID.
 */
const UNIQUE = new RegExp(`^([1-9]\\d{0,14})-[0-9a-f]{${REFERENCE_TOKEN_CHARS}}$`);
/** `10001-2`: the older form of references, which are not unique across databases. */
const NUMBERED = /^([1-9]\d{0,14})-[1-9]\d{0,5}$/;

/** The order of a payment attempt; null if the text is no valid reference. */
export function orderOfReference(reference: string): number | null {
  const match = UNIQUE.exec(reference) ?? NUMBERED.exec(reference);
  return match === null ? null : Number(match[1]);
}

/** Whether the reference is globally unique. */
export function isUniqueReference(reference: string): boolean {
  return UNIQUE.test(reference);
}
