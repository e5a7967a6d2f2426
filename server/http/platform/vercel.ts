import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { addCacheTag, waitUntil } from '@vercel/functions';
import type { VercelApiHandler, VercelRequest, VercelResponse } from '@vercel/node';
import { BODY_MAX_BYTES } from '../../../domain/core/limits.js';
import { ShopError } from '../../../domain/core/errors.js';
import { clientAddress } from '../network/clientAddress.js';
import { enter, turns } from '../network/loadShedding.js';
import { describeError, log } from '../telemetry/log.js';
import { networkOf } from '../network/rateLimits.js';
import { CACHE_TAG_HEADER, errorBody, STREAM_HEADER } from '../routing/respond.js';
import { withTelemetry } from './withTelemetry.js';
import type { Handler } from '../routing/family.js';

interface FunctionOptions {
  bodyMaxBytes?: number;
  /** Whether its requests start at once, however many others are waiting for their turn. */
  isUrgent?: boolean;
}

/** Adapts a handler of the Fetch API's Request and Response to a Vercel function. */
export function vercelFunction(
  handle: Handler,
  { bodyMaxBytes = BODY_MAX_BYTES, isUrgent = false }: FunctionOptions = {},
): VercelApiHandler {
  const measured = withTelemetry(handle);
  return async (request, response) => {
    const from = clientAddress({ remoteAddress: request.socket.remoteAddress, headers: request.headers });
    const client = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) client.abort();
    });
    let leave: (() => void) | undefined;
    try {
      leave = enter(networkOf(from));
      // A turn each, because many that arrive together would hold up what is urgent until the last one is done.
      if (!isUrgent) await turns.start();
      const asked = toWebRequest(request, bodyMaxBytes, client.signal);
      await send(await measured(asked, { clientAddress: from, later: waitUntil }), response);
    } catch (error) {
      if (response.headersSent) throw error;
      sendError(error, response);
    } finally {
      leave?.();
    }
  };
}

/** Responds to errors outside the handler: a malformed request, or an internal failure. */
function sendError(error: unknown, response: VercelResponse): void {
  const requestId = randomUUID();
  const { status, body, code } = errorBody(error, requestId);
  if (status >= 500) {
    const stack = error instanceof Error ? { error: describeError(error) } : {};
    log({ level: code === 'busy' ? 'info' : 'error', event: 'request', requestId, status, code, ...stack });
  }
  const { retryAfterSeconds } = error instanceof ShopError ? error.details : {};
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    })
    .end(body);
}

/** Only the platform sets `X-Forwarded-Host` reliably; elsewhere a caller can forge it. */
function isOnPlatform(): boolean {
  return process.env['VERCEL'] === '1';
}

/** Throws `bad_request` for what HTTP allows but the Fetch API does not, such as TRACE or an invalid host. */
function toWebRequest(request: VercelRequest, bodyMaxBytes: number, signal: AbortSignal): Request {
  try {
    return buildWebRequest(request, bodyMaxBytes, signal);
  } catch (cause) {
    throw cause instanceof ShopError ? cause : new ShopError('bad_request', {}, cause);
  }
}

function buildWebRequest(request: VercelRequest, bodyMaxBytes: number, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value ?? '']) headers.append(name, single);
  }
  const method = request.method ?? 'GET';
  const hasBody = !['GET', 'HEAD'].includes(method);
  // The body is read when the handler asks for it, so that a rejected request costs no reading.
  const body = hasBody && { body: WebStream.from(readBody(request, bodyMaxBytes)), duplex: 'half' };
  return new Request(requestUrl(request), { method, headers, signal, ...body });
}

/** A host name or IP address with an optional port, and nothing that could start a path, a query or credentials. */
const HOST = /^[^\s/?#@\\]+$/;

function requestUrl(request: VercelRequest): URL {
  const protocol = String(request.headers['x-forwarded-proto'] ?? '').startsWith('https') ? 'https' : 'http';
  const forwarded = isOnPlatform() ? request.headers['x-forwarded-host'] : undefined;
  const host = String(forwarded ?? request.headers.host ?? 'localhost');
  const path = request.url ?? '/';
  if (!HOST.test(host)) throw new ShopError('bad_request');
  // Concatenated, not resolved: `//evil` is a path of ours, and an absolute address is rejected.
  return new URL(`${new URL(`${protocol}://${host}`).origin}${path.startsWith('/') ? path : '/'}`);
}

/** The raw body, read up to one byte over the limit, so that the caller sees that it is too large. */
async function* readBody(request: VercelRequest, maxBytes: number): AsyncGenerator<Uint8Array> {
  // A Content-Length over the limit is rejected without reading the body.
  if (Number(request.headers['content-length']) > maxBytes) return;
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= maxBytes) yield chunk;
    size += chunk.byteLength;
  }
}

async function send(answer: Response, response: VercelResponse): Promise<void> {
  const tags = answer.headers.get(CACHE_TAG_HEADER);
  if (tags !== null) await addCacheTag(tags.split(','));
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  // All of them, each in a header of its own, in place of the last one.
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (answer.body !== null && answer.headers.has(STREAM_HEADER)) {
    if (response.req.method === 'HEAD') {
      await answer.body.cancel(); // nothing of it is written
      response.end();
      return;
    }
    await pipeline(Readable.fromWeb(answer.body as WebStream), response);
  } else response.end(Buffer.from(await answer.arrayBuffer()));
}
