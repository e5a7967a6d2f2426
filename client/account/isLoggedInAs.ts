import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { parseId } from '../../domain/core/parseId.js';
import { readCookie } from '../storage/cookies.js';

/** Whether this customer is still logged in: a logout clears the cookie before every part of a page knows. */
export function isLoggedInAs(customerId: number): boolean {
  return parseId(readCookie(IDENTITY_COOKIES.customer.id) ?? '') === customerId;
}
