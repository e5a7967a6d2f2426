import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { addCacheTag, waitUntil } from '@vercel/functions';
import type { VercelApiHandler, VercelRequest, VercelResponse } from '@vercel/node';
import { BODY_MAX_BYTES } from '../../domain/core/limits.js';
import { ShopError } from '../../domain/core/errors.js';
import { clientAddress } from './network/clientAddress.js';
import { eventLoop } from './network/loadShedding.js';
import { describeError, log } from './log.js';
import { CACHE_TAG_HEADER, errorBody, STREAM_HEADER } from './respond.js';
import { withTelemetry } from './telemetry/withTelemetry.js';
import type { Handler } from './family.js';

/** Adapts a handler of the Fetch API's Request and Response to a Vercel function. */
export function vercelFunction(handle: Handler, bodyMaxBytes = BODY_MAX_BYTES): VercelApiHandler {
  const measured = withTelemetry(handle);
  return async (request, response) => {
    const end = eventLoop.begin();
    const client = new AbortController();
    response.once('close', () => client.abort());
    try {
      const answer = await measured(await toWebRequest(request, bodyMaxBytes, client.signal), {
        clientAddress: clientAddress({
          remoteAddress: request.socket.remoteAddress,
          headers: request.headers,
        }),
        later: waitUntil,
      });
      await send(answer, response);
    } catch (error) {
      if (response.headersSent) throw error;
      sendError(error, response);
    } finally {
      end();
    }
  };
}

/** Responds to errors outside the handler: a malformed request, or an internal failure. */
function sendError(error: unknown, response: VercelResponse): void {
  const requestId = randomUUID();
  const { status, body, code } = errorBody(error, requestId);
  if (status >= 500) {
    const stack = error instanceof Error ? { error: describeError(error) } : {};
    log({ level: 'error', event: 'request', requestId, status, code, ...stack });
  }
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    .end(body);
}

/** Only the platform sets `X-Forwarded-Host` reliably; elsewhere a caller can forge it. */
function isOnPlatform(): boolean {
  return process.env['VERCEL'] === '1';
}

/** Throws `bad_request` for what HTTP allows but the Fetch API does not, such as TRACE or an invalid host. */
async function toWebRequest(
  request: VercelRequest,
  bodyMaxBytes: number,
  signal: AbortSignal,
): Promise<Request> {
  try {
    return await buildWebRequest(request, bodyMaxBytes, signal);
  } catch (cause) {
    throw cause instanceof ShopError ? cause : new ShopError('bad_request', {}, cause);
  }
}

async function buildWebRequest(
  request: VercelRequest,
  bodyMaxBytes: number,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value ?? '']) headers.append(name, single);
  }
  const method = request.method ?? 'GET';
  const hasBody = !['GET', 'HEAD'].includes(method);
  const body = hasBody ? await readStream(request, bodyMaxBytes) : null;
  return new Request(requestUrl(request), { method, headers, signal, ...(body === null ? {} : { body }) });
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
async function readStream(request: VercelRequest, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  // A Content-Length over the limit is rejected without reading the body.
  if (Number(request.headers['content-length']) > maxBytes) return new Uint8Array();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size > maxBytes) continue;
    chunks.push(chunk);
    size += chunk.byteLength;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function send(answer: Response, response: VercelResponse): Promise<void> {
  const tags = answer.headers.get(CACHE_TAG_HEADER);
  if (tags !== null) await addCacheTag(tags.split(','));
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
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
