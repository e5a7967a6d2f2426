import { clearCookie, isSecure, readCookies, setCookie } from './cookies.js';

const COOKIE = 'code_ticket';
const TICKET = /^[\w-]{22}$/;

/** The ticket that allows this browser to try a one-time code; null if it has none. */
export function readCodeTicket(request: Request): string | null {
  const ticket = readCookies(request).get(COOKIE) ?? '';
  return TICKET.test(ticket) ? ticket : null;
}

/** The cookie that stores the ticket for the lifetime of its code. */
export function saveCodeTicket(request: Request, ticket: string): string {
  return setCookie(COOKIE, ticket, {
    secure: isSecure(request),
    httpOnly: true,
  });
}

/** Whether a Set-Cookie value deletes the ticket. */
export function clearsCodeTicket(setCookie: string): boolean {
  return setCookie.startsWith(`${COOKIE}=;`);
}

/** The cookie that deletes the ticket. */
export function clearCodeTicket(request: Request): string {
  return clearCookie(COOKIE, { secure: isSecure(request), httpOnly: true });
}
