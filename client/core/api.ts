import { type GenericSchema, safeParse } from 'valibot';
import { type ErrorCode, type ErrorDetails, isErrorCode, ShopError } from '../../domain/core/errors.js';
import { parsePrice } from '../../domain/core/money.js';
import { RETRY_STATUSES, RETRY_WAIT_MAX_S } from '../../domain/core/limits.js';

interface ApiRequest<Output> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Schema of the response body. */
  schema: GenericSchema<unknown, Output>;
  signal?: AbortSignal;
  /** Called with the response headers before the body is read. */
  onHeaders?: (headers: Headers) => void;
  /** `no-store` bypasses the HTTP cache, which may be some seconds stale. */
  cache?: RequestCache;
  /** Whether it is sent even if the page is closed meanwhile. */
  keepalive?: boolean;
  /** Idempotency key of a write that may be retried later; by default a new one is created. */
  idempotencyKey?: string;
}

let base = '';

/** Base path of the API on this origin, if the operator has changed it from `/api`. */
export function setApiBase(path: string): void {
  base = path;
}

/** URL of a call, such as `/wcFetch/categories`. */
export function apiAddress(path: string): string {
  return `${base}/api${path}`;
}

/**
 * Calls `/api` and returns the parsed body. Throws a `ShopError` with the server's code, or `store_unavailable` without
 * a valid response. Writes carry an idempotency key, so that the single retry on 408, 409, 425, 429 and 5xx cannot
 * repeat them.
 */
export async function callApi<Output>(path: string, request: ApiRequest<Output>): Promise<Output> {
  const response = await send(path, request);
  request.onHeaders?.(response.headers);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toError(body, response);
  const result = safeParse(request.schema, body);
  if (!result.success) throw new ShopError('internal_error');
  return result.output;
}

async function send<Output>(path: string, request: ApiRequest<Output>): Promise<Response> {
  const { method = 'GET', body, signal, cache, keepalive, idempotencyKey } = request;
  const isWrite = method !== 'GET';
  const key = isWrite ? (idempotencyKey ?? crypto.randomUUID()) : '';
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(isWrite ? { 'idempotency-key': key } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(cache === undefined ? {} : { cache }),
    ...(keepalive === undefined ? {} : { keepalive }),
  };
  const address = apiAddress(path);
  const fail = (cause: unknown): never => {
    throw new ShopError('store_unavailable', isWrite ? { unsent: { method, path, body, key } } : {}, cause);
  };
  const isRetried = method === 'POST';
  try {
    const response = await fetch(address, init);
    if (!isRetried || !RETRY_STATUSES.includes(response.status)) return response;
    if (await isFinal(response)) return response;
    const seconds = Math.min(retryAfter(response), RETRY_WAIT_MAX_S);
    if (seconds > 0) await pause(seconds);
    return await fetch(address, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    return isRetried ? fetch(address, init).catch(fail) : fail(cause);
  }
}

/** The `Retry-After` header in seconds, 0 if absent. */
function retryAfter(response: Response): number {
  return Number(response.headers.get('retry-after'));
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** The shop's own error response, which a retry would only repeat. An error of a proxy in between may be temporary. */
async function isFinal(response: Response): Promise<boolean> {
  if (![409, 429].includes(response.status)) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = codeOf(body);
  return code !== null && code !== 'request_in_progress';
}

function toError(body: unknown, response: Response): ShopError {
  const seconds = retryAfter(response);
  const details: ErrorDetails = {
    ...detailsOf(body),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
  return new ShopError(
    codeOf(body) ?? (response.status >= 500 ? 'store_unavailable' : 'internal_error'),
    details,
  );
}

function codeOf(body: unknown): ErrorCode | null {
  const code = isRecord(body) ? body['code'] : undefined;
  return isErrorCode(code) ? code : null;
}

function detailsOf(body: unknown): ErrorDetails {
  if (!isRecord(body)) return {};
  const { fields, available, pieces, missing } = body;
  return {
    ...(isRecord(fields)
      ? { fields: Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)])) }
      : {}),
    ...(typeof available === 'number' ? { available } : {}),
    ...(typeof pieces === 'number' ? { pieces } : {}),
    ...(typeof missing === 'string' ? { missing: parsePrice(missing) ?? 0 } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
