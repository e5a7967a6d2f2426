import { ShopError } from '../../../domain/core/errors.js';
import { toDecimal } from '../../../domain/core/money.js';
import { ERROR_MESSAGES } from './errorMessages.js';
import type { FoundRoute } from './findRoute.js';
import { type Answer, type CachePolicy, FileBody, StreamBody } from './route.js';

const YEAR_S = 365 * 24 * 60 * 60;

/** The Cache-Control header of a policy. */
export function cacheControl(policy: CachePolicy): string {
  switch (policy.kind) {
    case 'private':
      return 'private, no-store';
    case 'public':
      return `public, max-age=0, s-maxage=${policy.edgeSeconds}, stale-while-revalidate=${policy.staleSeconds}`;
    case 'immutable':
      return `public, max-age=${YEAR_S}, immutable`;
  }
}

/** A response whose JSON is already serialised. */
export function jsonResponse(status: number, body: string, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
    },
  });
}

/** Converts any error to the response body of `/api`: a code and a status, never an upstream's message. */
export function errorBody(error: unknown, requestId: string): { status: number; body: string; code: string } {
  const known = error instanceof ShopError ? error : new ShopError('internal_error');
  const { fields, available, pieces, missing } = known.details;
  const body = {
    statusCode: known.status,
    code: known.code,
    message: ERROR_MESSAGES[known.code],
    requestId,
    ...{ fields, available, pieces },
    ...(missing === undefined ? {} : { missing: toDecimal(missing) }),
  };
  return { status: known.status, body: JSON.stringify(body), code: known.code };
}

/** Header with the tags by which the edge cache is invalidated. */
export const CACHE_TAG_HEADER = 'vercel-cache-tag';

function tagHeader({ route, params }: FoundRoute): Record<string, string> {
  const tags = route.cache?.kind === 'public' ? (route.cache.tags?.(params) ?? []) : [];
  return tags.length === 0 ? {} : { [CACHE_TAG_HEADER]: tags.join(',') };
}

/** The HTTP response of a route, JSON or a file, with the cookies to set and to clear. */
export function answerResponse(answer: Answer, found: FoundRoute, clearing: string[]): Response {
  const { body } = answer;
  const headers = new Headers({
    'content-type':
      body instanceof FileBody || body instanceof StreamBody ? body.type : 'application/json; charset=utf-8',
    ...(body instanceof StreamBody ? { [STREAM_HEADER]: 'no' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': cacheControl(found.route.cache ?? { kind: 'private' }),
    ...tagHeader(found),
    ...answer.headers,
  });
  const fresh = answer.cookies ?? [];
  const names = new Set(fresh.map((cookie) => cookie.slice(0, cookie.indexOf('='))));
  const kept = clearing.filter((cookie) => !names.has(cookie.slice(0, cookie.indexOf('='))));
  for (const cookie of [...kept, ...fresh]) headers.append('set-cookie', cookie);
  return new Response(contentOf(body), { status: answer.status ?? 200, headers });
}

/** Says to proxies such as nginx, and to our own adapter, that the response is not to be gathered first. */
export const STREAM_HEADER = 'x-accel-buffering';

/** A reader that goes away ends the generator; an error of the generator breaks off the response. */
function streamOf({ chunks }: StreamBody): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

function contentOf(body: unknown): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | string | null {
  if (body instanceof StreamBody) return streamOf(body);
  if (body instanceof FileBody) return body.bytes;
  return body === undefined ? null : JSON.stringify(body);
}
