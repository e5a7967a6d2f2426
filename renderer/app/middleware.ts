import { readCookie } from '../../client/storage/cookies.js';
import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { loginPath } from '../../domain/core/paths.js';

/** Returns the path without locale to redirect to, or null to allow access. */
type RouteMiddleware = (path: string) => string | null;

/**
 * Allows customers, and redirects everyone else to the login with a return path. The cookie is only a hint; pages load
 * customer data from the server, which checks the session.
 */
const auth: RouteMiddleware = (path) =>
  readCookie(IDENTITY_COOKIES.customer.id) === null ? loginPath(path) : null;

const MIDDLEWARE = new Map<string, RouteMiddleware>([['auth', auth]]);

/** The route guard that a page names, if any. */
export function findMiddleware(name: string | undefined): RouteMiddleware | null {
  if (name === undefined) return null;
  const middleware = MIDDLEWARE.get(name);
  if (middleware === undefined) throw new Error('Unknown route middleware');
  return middleware;
}
