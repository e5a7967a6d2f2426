import { createHash } from 'node:crypto';
import { type ErrorCode, type ErrorDetails, isErrorCode, ShopError } from '../../../domain/core/errors.js';
import { formAt } from '../../../domain/forms/formAt.js';
import { type FormAnswer, type FormName, isFormDone } from '../../../domain/forms/forms.js';
import { localePath, splitLocale } from '../../../domain/core/paths.js';
import type { Handler } from '../routing/family.js';
import { readPostedFields } from '../routing/input.js';
import { clearsCodeTicket } from '../session/codeTicket.js';
import { POSTED_FORMS, type PostedForm } from './postedForms.js';

/** Calls the route of `/api` that takes a form. */
export type CallRoute = (route: PostedForm['route'], ...call: Parameters<Handler>) => Promise<Response>;

/** What is to be shown: the page after success, or the form again with its errors. */
export type FormOutcome = { cookies: string[] } & (
  | { location: string }
  | { answer: FormAnswer; status: number; retryAfter: string | null }
);

/** The form that a URL posts to; null for any other URL. */
export function postedForm(url: URL): FormName | null {
  return formAt(splitLocale(url.pathname).path);
}

/**
 * The page that shows a form, for whoever opens the form's address instead of sending it; null where the address is that
 * page, and for any other URL.
 */
export function pageOfForm(url: URL): string | null {
  const form = postedForm(url);
  if (form === null || isFormDone(url.searchParams)) return null;
  const { page } = POSTED_FORMS[form];
  const { locale, path } = splitLocale(url.pathname);
  return page(NO_QUERY) === path ? null : localePath(page(queryOf(form, url.searchParams)), locale);
}

/**
 * Takes a form that a browser sends without scripts: its route of `/api` applies the same checks, limits and schema as
 * to JSON.
 */
export async function answerForm(
  form: FormName,
  request: Request,
  facts: Parameters<Handler>[1],
  callRoute: CallRoute,
): Promise<FormOutcome> {
  const { route, fields, page, bodyOf, donePath, worksOnce = false, otherwise } = POSTED_FORMS[form];
  const query = queryOf(form, givenQuery(form, request));
  const address = page(query);
  const failed = (code: ErrorCode, typed: Record<string, string> = {}, details: ErrorDetails = {}) => {
    return { form, address, typed: withoutSecrets(typed), code, details };
  };
  let typed: Record<string, string>;
  try {
    typed = await readPostedFields(request, fields);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { answer: failed(error.code), status: error.status, retryAfter: null, cookies: [] };
  }
  const sent = jsonRequest(request, route, { ...typed, ...bodyOf?.(query) }, worksOnce);
  let response = await callRoute(route, sent, facts);
  if (otherwise !== undefined && (await isRefused(response, otherwise.code))) {
    const again = jsonRequest(request, otherwise.route, only(typed, otherwise.fields));
    const second = await callRoute(otherwise.route, again, facts);
    if (second.ok) response = second;
  }
  // The page may be pressed again, and its key needs the ticket, which expires by itself.
  const cookies = response.headers.getSetCookie().filter((each) => !worksOnce || !clearsCodeTicket(each));
  if (response.ok) {
    const { locale } = splitLocale(new URL(request.url).pathname);
    return { location: localePath(donePath(query, await response.json()), locale), cookies };
  }
  const { code, details } = errorOf(await response.json());
  // What a foreign page has filled in is not shown as if the shopper had typed it.
  const shown = code === 'forbidden_origin' ? {} : typed;
  return {
    answer: failed(code, shown, details),
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cookies,
  };
}

const NO_QUERY = new URLSearchParams();

/** What is given in the form's own address, or in that of its page. */
function givenQuery(form: FormName, request: Request): URLSearchParams {
  const own = new URL(request.url);
  const from = request.headers.get('referer') ?? '';
  const shown = URL.canParse(from) ? new URL(from) : null;
  const isItsPage =
    shown?.host === own.host && splitLocale(shown.pathname).path === POSTED_FORMS[form].page(NO_QUERY);
  return own.search === '' && isItsPage ? shown.searchParams : own.searchParams;
}

/** The parameters that belong to the request. */
function queryOf(form: FormName, given: URLSearchParams): URLSearchParams {
  const { query = [] } = POSTED_FORMS[form];
  const first = query.map((key): [string, string | null] => [key, given.get(key)]);
  return new URLSearchParams(first.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

function withoutSecrets(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name !== 'password'));
}

/**
 * The same request with its fields as JSON; headers that describe the former body are replaced. One that works once has
 * the digest of its text as idempotency key.
 */
function jsonRequest(request: Request, route: string, fields: object, worksOnce = false): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(fields);
  if (worksOnce) {
    headers.set('idempotency-key', createHash('sha256').update(body).digest('base64url'));
  }
  return new Request(new URL(route, request.url), { method: 'POST', headers, body });
}

async function isRefused(response: Response, code: ErrorCode): Promise<boolean> {
  return !response.ok && errorOf(await response.clone().json()).code === code;
}

function only(typed: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)));
}

function errorOf(body: unknown): { code: ErrorCode; details: ErrorDetails } {
  const { code, fields, available, pieces } = body as ErrorDetails & { code?: unknown };
  return {
    code: isErrorCode(code) ? code : 'internal_error',
    details: {
      ...(fields === undefined ? {} : { fields }),
      ...(available === undefined ? {} : { available }),
      ...(pieces === undefined ? {} : { pieces }),
    },
  };
}
