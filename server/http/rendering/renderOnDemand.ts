import { randomUUID } from 'node:crypto';
import { renderPage as renderByFramework } from 'vite-plugin-ssr/server';
import { pageTags } from '../../ports/shared/cacheTags.js';
import {
  type ErrorCode,
  ERROR_STATUSES,
  errorCodeOf,
  type RefusalCode,
  ShopError,
} from '../../../domain/core/errors.js';
import { limitConcurrency } from '../../ports/shared/limitConcurrency.js';
import { OUTAGE_RETRY_AFTER_S, PAGE_FRESH_S } from '../../../domain/core/limits.js';
import type { FormAnswer } from '../../../domain/forms/forms.js';
import type { Locale } from '../../../domain/core/locale.js';
import { isSecretPage, SECRET_PAGE_HEADERS } from '../../../domain/content/pagePrivacy.js';
import { isPageData, localePath, splitLocale, withoutPageData } from '../../../domain/core/paths.js';
import { inSpan, nameRoute } from '../../ports/spans.js';
import { isAskedByPerson } from './askedByPerson.js';
import { isTooLong } from '../routing/addressLength.js';
import { answerForm, type CallRoute, type FormOutcome, pageOfForm, postedForm } from '../forms/answerForm.js';
import { inTurn, whenThereIsCapacity } from '../network/loadShedding.js';
import { describeError, log } from '../telemetry/log.js';
import { networkOf } from '../network/rateLimits.js';
import { CACHE_TAG_HEADER, errorBody, jsonResponse } from '../routing/respond.js';
import type { Handler } from '../routing/family.js';
import type { OpenBackend } from '../routing/route.js';

/** Rendered pages are the same for everyone: one minute at the edge, then stale-while-revalidate. */
const SHARED = `public, max-age=0, s-maxage=${PAGE_FRESH_S}, stale-while-revalidate=600`;
/** A missing page may be created later, so 404s are cached only briefly. */
const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=10';
const PERSONAL = 'private, no-store';

/** Files requested by browsers and development servers, for which the framework refuses to respond. */
const NO_PAGE = /^\/@fs\/|\/(?:favicon\.ico|@vite\/client|__vite_ping)$/;

/** Above this concurrency all pages would be slow; one network gets at most half of it. */
const PAGES_AT_ONCE = { atOnce: 40, waiting: 0, perSource: 20 };

interface RenderOptions {
  /** Absent: the framework's. */
  renderPage?: RenderPage;
  /** The canonical address of a request, or null. Wrong product types and slugs are redirected permanently. */
  redirectOf: (url: URL) => Promise<string | null>;
  openGate: () => Promise<Pick<OpenBackend, 'countByAddress'>>;
  /** A sitemap, feed, manifest or the Markdown of a page; null where there is none. */
  readDocument: (
    url: URL,
  ) => Promise<{ type: string; body: string; headers?: Record<string, string> } | null>;
  /** Whether the build has written this path: the edge asks for it once a minute at most, whoever wants to see it. */
  isPrerendered: (path: string) => boolean;
  /** The routes of `/api` that take forms. */
  callRoute: CallRoute;
  /** A small page for a rejected request, in the language of the path. */
  refusalPage: (code: RefusalCode, path: string) => string;
  /** A person's search found nothing. */
  onMissedSearch: (words: string, network: string) => Promise<void>;
  /** HTML of the error page in this language; must not depend on a backend. */
  readErrorPage: (locale: Locale) => Promise<string>;
}

/**
 * Renders pages with the framework, limited per minute and address, and by concurrency. On any failure a browser gets a
 * page in the language of the path: 404 if not found, 503 while a backend is down, 500 otherwise.
 */
export function renderOnDemand(options: RenderOptions): Handler {
  const { redirectOf, openGate, readDocument, isPrerendered, callRoute, refusalPage, readErrorPage } =
    options;
  const { renderPage = renderByFramework } = options;
  const limited = limitConcurrency(PAGES_AT_ONCE);

  async function answer(url: URL, asker: { request: Request; network: string }): Promise<Response> {
    const page = pageOfForm(url);
    if (page !== null) return seeOther(page);
    const redirect = await redirectOf(url);
    if (redirect !== null) {
      // Browsers would remember it for good, but a product may get back its former type.
      const headers = { location: redirect, 'cache-control': SHARED_BRIEFLY };
      return new Response(null, { status: 308, headers });
    }
    const document = await readDocument(url);
    if (document === null) {
      const { response, missedSearch } = await renderAddress(renderPage, url);
      if (missedSearch !== undefined && isAskedByPerson(asker.request))
        await options.onMissedSearch(missedSearch, asker.network);
      return response;
    }
    const headers = new Headers(pageHeaders(url, 200));
    for (const [name, value] of Object.entries(document.headers ?? {})) headers.set(name, value);
    headers.set('content-type', document.type);
    return new Response(document.body, { headers });
  }

  /** Without `retryAfterSeconds`, no Retry-After header is sent. */
  function refuse(url: URL, code: RefusalCode, retryAfterSeconds?: number): Response {
    const status = ERROR_STATUSES[code];
    const headers = {
      'cache-control': PERSONAL,
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    };
    if (isPageData(url.pathname)) return jsonResponse(status, errorText(code), headers);
    const html = refusalPage(code, url.pathname);
    return new Response(html, {
      status,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  }

  return async (request, { clientAddress, later }) => {
    nameRoute('render');
    const url = withoutIndex(new URL(request.url));
    // `/api` itself and this function's own path are routed here; everything below `/api` responds in JSON.
    if (/^\/api(\/|$)/.test(url.pathname) || NO_PAGE.test(url.pathname)) return notFound();
    if (isTooLong(url)) return refuse(url, 'address_too_long');
    const form = request.method === 'POST' ? postedForm(url) : null;
    if (form === null && !['GET', 'HEAD'].includes(request.method)) {
      const refused = refuse(url, 'method_not_allowed');
      refused.headers.set('allow', postedForm(url) === null ? 'GET, HEAD' : 'GET, HEAD, POST');
      return refused;
    }
    try {
      const network = networkOf(clientAddress);
      if (form === null && isPrerendered(url.pathname))
        return await inTurn(network, () => answer(url, { request, network }));
      const waitSeconds = (await openGate()).countByAddress('pages-address', clientAddress);
      if (waitSeconds !== null) return refuse(url, 'too_many_requests', waitSeconds);
      const work = async () =>
        form === null
          ? whenThereIsCapacity({ isWanted: () => !request.signal.aborted, network }, () =>
              answer(url, { request, network }),
            )
          : showOutcome(
              renderPage,
              url,
              await answerForm(form, request, { clientAddress, later }, callRoute),
            );
      return await limited(work, network);
    } catch (error) {
      if (error instanceof ShopError && error.code === 'busy')
        return refuse(url, 'busy', error.details.retryAfterSeconds);
      return failureResponse(url, error, readErrorPage);
    }
  };
}

/** The platform calls the prerendered home page by the name of its file. */
function withoutIndex(url: URL): URL {
  if (url.pathname === '/index') url.pathname = '/';
  return url;
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': PERSONAL } });
}

/** Redirects to the page after success, or shows the page of the form again, with what is wrong. */
async function showOutcome(renderPage: RenderPage, url: URL, outcome: FormOutcome): Promise<Response> {
  const response =
    'location' in outcome ? seeOther(outcome.location) : await showAgain(renderPage, url, outcome);
  for (const cookie of outcome.cookies) response.headers.append('set-cookie', cookie);
  return response;
}

type Rejection = Extract<FormOutcome, { answer: unknown }>;

async function showAgain(
  renderPage: RenderPage,
  url: URL,
  { answer, status, retryAfter }: Rejection,
): Promise<Response> {
  const address = localePath(answer.address, splitLocale(url.pathname).locale);
  const { response: page } = await renderAddress(renderPage, new URL(address, url), answer);
  const headers = new Headers(page.headers);
  headers.delete(CACHE_TAG_HEADER);
  headers.set('cache-control', PERSONAL);
  headers.set('x-robots-tag', 'noindex');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  return new Response(page.body, { status, headers });
}

/** A page, the answer to a form on it, or its data. Rethrows the error that prevented rendering. */
async function renderAddress(
  renderPage: RenderPage,
  url: URL,
  formAnswer?: FormAnswer,
): Promise<{ response: Response; missedSearch: string | undefined }> {
  const isDataOnly = isPageData(url.pathname);
  const rendered: Rendered = await inSpan('render', () =>
    renderPage({
      urlOriginal: readableByFramework(url),
      ...(isDataOnly && { isDataOnly }),
      ...(formAnswer && { formAnswer }),
    }),
  );
  const answer = isDataOnly ? dataAnswer(rendered) : rendered.httpResponse;
  const { errorWhileRendering: reason = null } = rendered;
  if (answer === null || answer.statusCode >= 500 || (answer.statusCode === 200 && reason !== null)) {
    throw reason instanceof Error ? reason : new Error('The framework did not render the page');
  }
  const { statusCode, headers, body } = answer;
  const status = statusCode === 200 && !isDataOnly ? (rendered.status ?? 200) : statusCode;
  // The text of a Response is checked and encoded character by character.
  const ours = pageHeaders(url, status, rendered.isPartial);
  const response = new Response(Buffer.from(body), { status, headers: [...headers, ...ours] });
  return { response, missedSearch: rendered.missedSearch };
}

/** The data of a page, or that of the error page if there is none. */
function dataAnswer({ pageData, is404 }: Rendered): Rendered['httpResponse'] {
  if (pageData === undefined) return null;
  const headers: [string, string][] = [['content-type', 'application/json']];
  return { statusCode: is404 === true ? 404 : 200, headers, body: pageData };
}

export type RenderPage = (page: {
  urlOriginal: string;
  isDataOnly?: boolean;
  formAnswer?: FormAnswer;
}) => Promise<Rendered>;

interface Rendered {
  httpResponse: { statusCode: number; headers: [string, string][]; body: string } | null;
  errorWhileRendering?: unknown;
  is404?: boolean | null;
  /** From `renderer/+onRenderHtml.ts`. */
  pageData?: string;
  /** From the page's loader, as `LoadedPage`. */
  status?: number;
  isPartial?: boolean;
  missedSearch?: string;
}

async function failureResponse(
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
  if (isPageData(url.pathname)) return jsonResponse(status, errorText(code), headers);
  const html = await readErrorPage(splitLocale(url.pathname).locale);
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

/** 503 for a backend that is down, otherwise 500. */
function outageStatus(code: ErrorCode): number {
  return ERROR_STATUSES[code] === 503 ? 503 : 500;
}

/**
 * Path and query in a form that the framework can parse: it collects the query in a plain object, which a key such as
 * `constructor` breaks, and it rejects anything that ends like a development server's file, in the query too.
 */
function readableByFramework({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].filter(([key]) => !(key in Object.prototype)));
  const page = withoutPageData(pathname);
  return query.size === 0 ? page : `${page}?${query}`;
}

function notFound(): Response {
  return jsonResponse(ERROR_STATUSES.not_found, errorText('not_found'), { 'cache-control': PERSONAL });
}

function errorText(code: ErrorCode): string {
  return errorBody(new ShopError(code), randomUUID()).body;
}

function pageHeaders(url: URL, status: number, isPartial = false): [string, string][] {
  if (isSecretPage(url.pathname)) return Object.entries(SECRET_PAGE_HEADERS);
  if (status >= 500 || isPartial) return [['cache-control', PERSONAL]];
  return [
    ['cache-control', status === 200 ? SHARED : SHARED_BRIEFLY],
    [CACHE_TAG_HEADER, pageTags(url.pathname).join(',')],
  ];
}
