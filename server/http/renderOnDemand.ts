import { randomUUID } from 'node:crypto';
import { renderPage } from 'vite-plugin-ssr/server';
import { pageTags } from '../../domain/cacheTags.js';
import { ERRORS, ShopError } from '../../domain/errors.js';
import { log } from './log.js';
import { CACHE_TAG_HEADER, errorBody, jsonResponse } from './respond.js';
import type { Gate, Handler } from './family.js';

/** Rendered pages are shared by everyone: a minute at the edge, then renewed behind the shopper's back. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** An address that is not there may come to be; remember its absence only briefly. */
const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=10';
const PERSONAL = 'private, no-store';

/** Pages whose address holds a key, or whose content depends on a query of endless variety. */
const PERSONAL_PATH = /^(?:\/ar)?\/(?:thanks|thanks-cod|trackorder)\//;

/** Files that browsers and development servers ask for; the framework refuses to answer for them. */
const NO_PAGE = /^\/@fs\/|\/(?:favicon\.ico|@vite\/client|__vite_ping)$/;

/** Beyond so many pages at once, new ones would only make all of them late. */
const MOST_AT_ONCE = 40;
const BUSY_RETRY_S = 3;

export interface RenderOptions {
  /** The address that a request should have used, or null: wrong product types and slugs are sent there for good. */
  redirectOf: (url: URL) => Promise<string | null>;
  openGate: () => Promise<Pick<Gate, 'countByAddress'>>;
  /** A small page in the language of the path for whoever is turned away with this code. */
  refusalPage: (code: 'too_many_requests' | 'busy', path: string) => string;
}

/** Renders pages with the framework, so many a minute for an address and so many at once. */
export function renderOnDemand({ redirectOf, openGate, refusalPage }: RenderOptions): Handler {
  let underWay = 0;

  async function answer(url: URL): Promise<Response> {
    const redirect = await redirectOf(url);
    if (redirect !== null) return new Response(null, { status: 308, headers: { location: redirect } });
    const { httpResponse } = await renderPage({ urlOriginal: readableByFramework(url) });
    if (httpResponse === null) {
      log({ level: 'error', event: 'render-failed', route: 'render' });
      return new Response('The page could not be rendered.', { status: 500 });
    }
    const { statusCode, headers, body } = httpResponse;
    return new Response(body, { status: statusCode, headers: [...headers, ...pageHeaders(url, statusCode)] });
  }

  function refuse(url: URL, code: 'too_many_requests' | 'busy', retryAfterSeconds: number): Response {
    return new Response(refusalPage(code, url.pathname), {
      status: ERRORS[code].status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': PERSONAL,
        'retry-after': String(retryAfterSeconds),
      },
    });
  }

  return async (request, { clientAddress }) => {
    const url = new URL(request.url);
    // `/api` itself is led here, and so is this function's own address: everything there answers JSON.
    if (/^\/api(\/|$)/.test(url.pathname) || NO_PAGE.test(url.pathname)) return notFound();
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const waitSeconds = (await openGate()).countByAddress('pages-address', clientAddress);
    if (waitSeconds !== null) return refuse(url, 'too_many_requests', waitSeconds);
    if (underWay >= MOST_AT_ONCE) return refuse(url, 'busy', BUSY_RETRY_S);
    underWay += 1;
    try {
      return await answer(url);
    } finally {
      underWay -= 1;
    }
  };
}

/**
 * Path and query as the framework can read them: it collects the query in a plain object, which a key such as
 * `constructor` breaks, and refuses what ends like a file of a development server, in the query as well.
 */
function readableByFramework({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].filter(([key]) => !(key in Object.prototype)));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
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
