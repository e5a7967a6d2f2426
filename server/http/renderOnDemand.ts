import { randomUUID } from 'node:crypto';
import { renderPage } from 'vite-plugin-ssr/server';
import { pageTags } from '../../domain/cacheTags.js';
import { ShopError } from '../../domain/errors.js';
import { log } from './log.js';
import { CACHE_TAG_HEADER, errorBody, jsonResponse } from './respond.js';
import type { Handler } from './family.js';

/** Rendered pages are shared by everyone: a minute at the edge, then renewed behind the shopper's back. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** An address that is not there may come to be; remember its absence only briefly. */
const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=10';
const PERSONAL = 'private, no-store';

/** Pages whose address holds a key, or whose content depends on a query of endless variety. */
const PERSONAL_PATH = /^(?:\/ar)?\/(?:thanks|thanks-cod|trackorder)\//;

/**
 * Renders pages with the framework. `redirectOf` answers the address that a request should have used, or
 * null: wrong product types and slugs are sent to the one right address for good.
 */
export function renderOnDemand(redirectOf: (url: URL) => Promise<string | null>): Handler {
  return async (request) => {
    const url = new URL(request.url);
    // `/api` itself is led here, and so is this function's own address: everything there answers JSON.
    if (/^\/api(\/|$)/.test(url.pathname)) return notFound();
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const redirect = await redirectOf(url);
    if (redirect !== null) return new Response(null, { status: 308, headers: { location: redirect } });
    const { httpResponse } = await renderPage({ urlOriginal: `${url.pathname}${url.search}` });
    if (httpResponse === null) {
      log({ level: 'error', event: 'render-failed', route: 'render' });
      return new Response('The page could not be rendered.', { status: 500 });
    }
    const { statusCode, headers, body } = httpResponse;
    return new Response(body, { status: statusCode, headers: [...headers, ...pageHeaders(url, statusCode)] });
  };
}

function notFound(): Response {
  const { status, body } = errorBody(new ShopError('not_found'), randomUUID());
  return jsonResponse(status, body, { 'cache-control': PERSONAL });
}

function pageHeaders(url: URL, status: number): [string, string][] {
  if (PERSONAL_PATH.test(url.pathname)) {
    return [
      ['cache-control', PERSONAL],
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex'],
    ];
  }
  if (status >= 500) return [['cache-control', PERSONAL]];
  return [
    ['cache-control', status === 200 ? SHARED : SHARED_BRIEFLY],
    [CACHE_TAG_HEADER, pageTags(url.pathname).join(',')],
  ];
}
