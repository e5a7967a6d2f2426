import { readCookie } from '../client/core/cookies.js';
import { IDENTITY_COOKIES } from '../domain/account/identity.js';
import { loginPath } from '../domain/core/paths.js';

/** Answers where else to go, as a path without its language; null lets the shopper in. */
type RouteMiddleware = (path: string) => string | null;

/**
 * Lets customers in and sends everybody else to the login, which leads back. The cookie only says who seems to be
 * logged in; a page that shows something of a customer's asks the server for it.
 */
const auth: RouteMiddleware = (path) =>
  readCookie(IDENTITY_COOKIES.customer.id) === null ? loginPath(path) : null;

const MIDDLEWARE = new Map<string, RouteMiddleware>([['auth', auth]]);

/** The middleware that a page names, if it names one. */
export function findMiddleware(name: string | undefined): RouteMiddleware | null {
  if (name === undefined) return null;
  const middleware = MIDDLEWARE.get(name);
  if (middleware === undefined) throw new Error('Unknown route middleware');
  return middleware;
}
