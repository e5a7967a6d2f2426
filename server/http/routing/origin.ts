import { ShopError } from '../../../domain/core/errors.js';

/** What browsers send for a form on a page that hides its address from others, such as an order's with its key. */
const HIDDEN = 'null';

/**
 * Protects against CSRF: the Origin header must match the request's host, or Sec-Fetch-Site must be same-origin. A
 * request with neither header is rejected.
 */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== HIDDEN) {
    if (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host) return;
    throw new ShopError('forbidden_origin');
  }
  if (request.headers.get('sec-fetch-site') !== 'same-origin') throw new ShopError('forbidden_origin');
}
