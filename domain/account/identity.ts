import { ShopError } from '../core/errors.js';

/** The caller according to the signed session. */
export type Caller =
  | { kind: 'nobody' }
  /** A visitor without an account; owns nothing. */
  | { kind: 'guest'; id: number; sessionId: string }
  | CustomerSession;

export interface CustomerSession {
  kind: 'customer';
  id: number;
  sessionId: string;
  /** Begun with a name and a number: the session of a contact account. */
  isContact: boolean;
}

/** Above every id of a store, so that guest and customer ids cannot collide. */
export const FIRST_GUEST_ID = 10 ** 12;

export const IDENTITY_COOKIES = {
  customer: { token: 'token', id: 'user_id' },
  guest: { token: 'visitor_token', id: 'visitor_id' },
} as const;

export type IdentityKind = keyof typeof IDENTITY_COOKIES;

/** The id of the logged-in customer; throws `login_required` for guests and anonymous callers. */
export function requireCustomer(caller: Caller): number {
  if (caller.kind !== 'customer') throw new ShopError('login_required');
  return caller.id;
}
