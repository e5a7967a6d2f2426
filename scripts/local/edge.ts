import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Vercel's edge applies `stale-while-revalidate` and does not forward it. A browser would apply it too, and show data
 * up to an hour old.
 */
export function behindEdge<T extends ServerResponse>(response: T): T {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'cache-control' && typeof value === 'string' ? forBrowsers(value) : value);
  return response;
}

/** Static files for a cache in front, which serves the last copy while the shop is being replaced. */
export const STATIC_BEHIND_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

/**
 * Whether a cache in front, such as nginx with `deploy/nginx.conf`, obeys the directives for the edge and removes them.
 * A browser that claims so gets only its own responses.
 */
export function isBehindCache({ headers }: IncomingMessage): boolean {
  return headers['surrogate-capability'] !== undefined;
}

/** A `Cache-Control` header without the directives for the edge. */
function forBrowsers(cacheControl: string): string {
  return cacheControl
    .split(', ')
    .filter((directive) => !directive.startsWith('stale-while-revalidate='))
    .join(', ');
}
