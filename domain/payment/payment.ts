/** Why a card brought no money. */
export const UNPAID_REASONS = ['declined', 'cancelled', 'timed_out'] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Random hexadecimal digits in the name of an attempt: 80 bits, so that no two shops or databases share a name. */
export const REFERENCE_TOKEN_CHARS = 20;

/**
 * `10001-9f3c…`: the order's number, for people, and random digits, which make the name unique at the provider. At
 * most 36 characters, as long as a UUID.
 */
const UNIQUE = new RegExp(`^([1-9]\\d{0,14})-[0-9a-f]{${REFERENCE_TOKEN_CHARS}}$`);
/** `10001-2`: how attempts were named before; another database may have given out the same name. */
const NUMBERED = /^([1-9]\d{0,14})-[1-9]\d{0,5}$/;

/** The order that an attempt to pay is for; null for what is no name of an attempt. */
export function orderOfReference(reference: string): number | null {
  const match = UNIQUE.exec(reference) ?? NUMBERED.exec(reference);
  return match === null ? null : Number(match[1]);
}

/** Whether the name alone tells the attempt from every other one. */
export function isUniqueReference(reference: string): boolean {
  return UNIQUE.test(reference);
}
