import { ShopError } from '../../domain/core/errors.js';

/**
 * Refuses writes that another site may have caused: the Origin must be the request's own host, or the browser
 * must say that the request is same-origin. A request with neither is refused too.
 */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin !== null) {
    if (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host) return;
    throw new ShopError('forbidden_origin');
  }
  if (request.headers.get('sec-fetch-site') !== 'same-origin') throw new ShopError('forbidden_origin');
}
