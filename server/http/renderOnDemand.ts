import { randomUUID } from 'node:crypto';
import { renderPage } from 'vite-plugin-ssr/server';
import { pageTags } from '../../domain/core/cacheTags.js';
import {
  type ErrorCode,
  ERROR_STATUSES,
  errorCodeOf,
  type RefusalCode,
  ShopError,
} from '../../domain/core/errors.js';
import { limitConcurrency } from '../../domain/core/limitConcurrency.js';
import { OUTAGE_RETRY_AFTER_S } from '../../domain/core/limits.js';
import type { Locale } from '../../domain/core/locale.js';
import { splitLocale } from '../../domain/core/paths.js';
import { isTooLong } from './addressLength.js';
import { describeError, log } from './log.js';
import { networkOf } from './rateLimits.js';
import { CACHE_TAG_HEADER, errorBody, jsonResponse } from './respond.js';
import type { Handler } from './family.js';
import type { OpenBackend } from './route.js';

/** Rendered pages are shared by everyone: a minute at the edge, then renewed behind the shopper's back. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** An address that is not there may come to be; remember its absence only briefly. */
const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=10';
const PERSONAL = 'private, no-store';

/** Pages whose address holds a key, or whose content depends on a query of endless variety. */
const PERSONAL_PATH = /^\/(?:thanks|thanks-cod|trackorder)\//;

/** Files that browsers and development servers ask for; the framework refuses to answer for them. */
const NO_PAGE = /^\/@fs\/|\/(?:favicon\.ico|@vite\/client|__vite_ping)$/;

/** Beyond so many pages at once, new ones would only make all of them late; one network gets half of them. */
const PAGES_AT_ONCE = { atOnce: 40, waiting: 0, perSource: 20, retryAfterSeconds: 3 };

/** Where a page that is open asks for another page's data. */
const DATA_SUFFIX = '/index.pageContext.json';
/** What the framework's client takes for a failure: it loads the page anew, and so meets the error page. */
const UNRENDERED_DATA = JSON.stringify({ serverSideError: true });

export interface RenderOptions {
  /** The address that a request should have used, or null: wrong product types and slugs are sent there for good. */
  redirectOf: (url: URL) => Promise<string | null>;
  openGate: () => Promise<Pick<OpenBackend, 'countByAddress'>>;
  /** A small page in the language of the path for whoever is turned away with this code. */
  refusalPage: (code: RefusalCode, path: string) => string;
  /** HTML of the error page in this language; must not need a backend. */
  readErrorPage: (locale: Locale) => Promise<string>;
}

/**
 * Renders pages with the framework, so many a minute for an address and so many at once. Whatever fails, a browser gets
 * a page in the language of its address: 404 for what is not there, 503 while a backend is down, 500 otherwise.
 */
export function renderOnDemand(options: RenderOptions): Handler {
  const { redirectOf, openGate, refusalPage, readErrorPage } = options;
  const limited = limitConcurrency(PAGES_AT_ONCE);

  async function answer(url: URL): Promise<Response> {
    const redirect = await redirectOf(url);
    if (redirect !== null) return new Response(null, { status: 308, headers: { location: redirect } });
    return render(url);
  }

  /** Without seconds a retry is of no use. */
  function refuse(url: URL, code: RefusalCode, retryAfterSeconds?: number): Response {
    const status = ERROR_STATUSES[code];
    const headers = {
      'cache-control': PERSONAL,
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    };
    if (url.pathname.endsWith(DATA_SUFFIX)) return jsonResponse(status, UNRENDERED_DATA, headers);
    const html = refusalPage(code, url.pathname);
    return new Response(html, {
      status,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  }

  return async (request, { clientAddress }) => {
    const url = new URL(request.url);
    // `/api` itself is led here, and so is this function's own address: everything there answers JSON.
    if (/^\/api(\/|$)/.test(url.pathname) || NO_PAGE.test(url.pathname)) return notFound();
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    if (isTooLong(url)) return refuse(url, 'address_too_long');
    try {
      const waitSeconds = (await openGate()).countByAddress('pages-address', clientAddress);
      if (waitSeconds !== null) return refuse(url, 'too_many_requests', waitSeconds);
      return await limited(() => answer(url), networkOf(clientAddress));
    } catch (error) {
      if (errorCodeOf(error) === 'busy') return refuse(url, 'busy', PAGES_AT_ONCE.retryAfterSeconds);
      return tellFailure(url, error, readErrorPage);
    }
  };
}

/** Throws what kept the page from being rendered. */
async function render(url: URL): Promise<Response> {
  const rendered: Rendered = await renderPage({ urlOriginal: readableByFramework(url) });
  const { httpResponse, errorWhileRendering: reason = null } = rendered;
  // A page's data comes with status 200 from the framework even where loading it failed.
  const isBroken = httpResponse === null || httpResponse.statusCode >= 500;
  if (isBroken || (httpResponse.statusCode === 200 && reason !== null)) {
    throw reason instanceof Error ? reason : new Error('The framework did not render the page');
  }
  const { statusCode, headers, body } = httpResponse;
  return new Response(body, { status: statusCode, headers: [...headers, ...pageHeaders(url, statusCode)] });
}

interface Rendered {
  httpResponse: { statusCode: number; headers: [string, string][]; body: string } | null;
  errorWhileRendering?: unknown;
}

async function tellFailure(
  url: URL,
  error: unknown,
  readErrorPage: RenderOptions['readErrorPage'],
): Promise<Response> {
  const code = errorCodeOf(error) ?? 'internal_error';
  const status = outageStatus(code);
  const reason = error instanceof Error ? { error: describeError(error) } : {};
  log({ level: 'error', event: 'render-failed', route: 'render', status, code, ...reason });
  const headers = {
    ...Object.fromEntries(pageHeaders(url, status)),
    'retry-after': String(OUTAGE_RETRY_AFTER_S),
  };
  if (url.pathname.endsWith(DATA_SUFFIX)) return jsonResponse(status, UNRENDERED_DATA, headers);
  const html = await readErrorPage(splitLocale(url.pathname).locale);
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

/** A backend that is down is no mistake of ours. */
function outageStatus(code: ErrorCode): number {
  return ERROR_STATUSES[code] === 503 ? 503 : 500;
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
  if (PERSONAL_PATH.test(splitLocale(url.pathname).path)) {
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
