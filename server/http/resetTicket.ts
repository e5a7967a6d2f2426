import { RESET_CODE_LIFE_S } from '../../domain/core/limits.js';
import { clearCookie, isSecure, readCookies, setCookie } from './cookies.js';

const COOKIE = 'reset_ticket';
const TICKET = /^[\w-]{22}$/;

/** The ticket that allows this browser to try a reset code; null if it has none. */
export function readResetTicket(request: Request): string | null {
  const ticket = readCookies(request).get(COOKIE) ?? '';
  return TICKET.test(ticket) ? ticket : null;
}

/** The cookie that stores the ticket for the lifetime of its code. */
export function keepResetTicket(request: Request, ticket: string): string {
  return setCookie(COOKIE, ticket, {
    secure: isSecure(request),
    httpOnly: true,
    maxAgeSeconds: RESET_CODE_LIFE_S,
  });
}

/** The cookie that deletes the ticket. */
export function clearResetTicket(request: Request): string {
  return clearCookie(COOKIE, { secure: isSecure(request), httpOnly: true });
}
