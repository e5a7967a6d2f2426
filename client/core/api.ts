import { type GenericSchema, safeParse } from 'valibot';
import { type ErrorCode, type ErrorDetails, isErrorCode, ShopError } from '../../domain/core/errors.js';
import { RETRY_STATUSES, RETRY_WAIT_MAX_S } from '../../domain/core/limits.js';

interface ApiRequest<Output> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** What the answer must look like; JSON is unknown until parsed. */
  schema: GenericSchema<unknown, Output>;
  signal?: AbortSignal;
  /** Told of the answer's headers before its body is read. */
  onHeaders?: (headers: Headers) => void;
  /** `no-store` passes by what the browser keeps, which may be some seconds old. */
  cache?: RequestCache;
  /** Key of the write, where the same write may be asked for again later; otherwise a fresh one is made. */
  idempotencyKey?: string;
}

let base = '';

/** Where calls begin that the operator has put under another path of this origin; nothing but `/api` itself otherwise. */
export function setApiBase(path: string): void {
  base = path;
}

/** The address of a call, `/wcFetch/categories` say. */
export function apiAddress(path: string): string {
  return `${base}/api${path}`;
}

/**
 * Calls `/api` and answers the parsed body. Failures are `ShopError`s with the server's code;
 * `store_unavailable` where nothing sensible came back. Writes carry a fresh idempotency key, so that the one
 * retry on 408, 409, 425, 429 and 5xx can never do a thing twice.
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
  const { method = 'GET', body, signal, cache, idempotencyKey } = request;
  const isWrite = method !== 'GET';
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(isWrite ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(cache === undefined ? {} : { cache }),
  };
  const address = apiAddress(path);
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
    if (!isRetried) throw new ShopError('store_unavailable', {}, cause);
    return fetch(address, init).catch((again: unknown) => {
      throw new ShopError('store_unavailable', {}, again);
    });
  }
}

/** Seconds that the server asks to wait, 0 where it asks nothing. */
function retryAfter(response: Response): number {
  return Number(response.headers.get('retry-after'));
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** The shop's own refusal, which the same request can only meet again. Who else stands in between may relent. */
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
  const { fields, available } = body;
  return {
    ...(isRecord(fields)
      ? { fields: Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)])) }
      : {}),
    ...(typeof available === 'number' ? { available } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
