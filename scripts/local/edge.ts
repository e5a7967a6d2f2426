import type { ServerResponse } from 'node:http';

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

/** A `Cache-Control` header without the directives for the edge. */
function forBrowsers(cacheControl: string): string {
  return cacheControl
    .split(', ')
    .filter((directive) => !directive.startsWith('stale-while-revalidate='))
    .join(', ');
}
