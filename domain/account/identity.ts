/** Who asks, as the signed session says. */
export type Caller =
  | { kind: 'nobody' }
  /** A visitor: an identity without an account, which owns nothing. */
  | { kind: 'guest'; id: number; sessionId: string }
  | CustomerSession;

export interface CustomerSession {
  kind: 'customer';
  id: number;
  sessionId: string;
}

/** Guests get ids far above any store's, so that the two can never be confused. */
export const FIRST_GUEST_ID = 10 ** 12;

export const IDENTITY_COOKIES = {
  customer: { token: 'token', id: 'user_id' },
  guest: { token: 'visitor_token', id: 'visitor_id' },
} as const;

export type IdentityKind = keyof typeof IDENTITY_COOKIES;

/** Reads an id as it stands in an address: digits alone, without leading zeros, within safe integers. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
