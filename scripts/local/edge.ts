import type { ServerResponse } from 'node:http';

/**
 * Answers of functions pass the platform's edge, which keeps `stale-while-revalidate` to itself. A browser obeys it
 * too: it would show what was said up to an hour ago.
 */
export function behindEdge<T extends ServerResponse>(response: T): T {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'cache-control' && typeof value === 'string' ? forBrowsers(value) : value);
  return response;
}

/** A `Cache-Control` without what only the edge may know. */
function forBrowsers(cacheControl: string): string {
  return cacheControl
    .split(', ')
    .filter((directive) => !directive.startsWith('stale-while-revalidate='))
    .join(', ');
}
