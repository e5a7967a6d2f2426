import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { decoded } from '../../domain/text/decoded.js';
import { contentTypeOf } from './contentTypes.js';

export const COMPRESSIBLE = /^(text\/|application\/((manifest\+)?json|(rss\+)?xml)|image\/svg)/;
const BROTLI_QUALITY = 9;

/** What an address answers with. */
export interface Content {
  body: Buffer;
  type: string;
  etag: string;
  encoded: Map<string, Buffer>;
}

export function toContent(body: Buffer, type: string): Content {
  const etag = `"${createHash('sha1').update(body).digest('hex').slice(0, 16)}"`;
  return { body, type, etag, encoded: new Map<string, Buffer>() };
}

/** The built site's files by address, with clean URLs: `/faq` is `faq.html` or `faq/index.html`. */
export function staticFiles(folder: string) {
  const cache = new Map<string, Content & { mtimeMs: number }>();

  function find(path: string): string | null {
    const name = decoded(path);
    if (name === null || name.includes('\0')) return null;
    const base = normalize(join(folder, name));
    if (base !== folder && !base.startsWith(folder + sep)) return null;
    return [base, `${base}.html`, join(base, 'index.html')].find(isFile) ?? null;
  }

  function read(file: string): Content {
    const { mtimeMs } = statSync(file);
    const known = cache.get(file);
    if (known?.mtimeMs === mtimeMs) return known;
    const entry = { ...toContent(readFileSync(file), contentTypeOf(file)), mtimeMs };
    cache.set(file, entry);
    return entry;
  }

  function serve(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const file = find(path);
    if (file === null) return false;
    sendContent(request, response, read(file));
    return true;
  }

  return { exists: (path: string) => find(path) !== null, serve };
}

/** Answers with a content: encoded as the client takes it, or 304 where it has it already. */
export function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { body, type, etag, encoded }: Content,
  status = 200,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end('Method not allowed');
    return;
  }
  response.setHeader('content-type', type);
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  if (!response.hasHeader('cache-control'))
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = COMPRESSIBLE.test(type) ? bestEncoding(request.headers['accept-encoding'] ?? '') : null;
  const content = encoding === null ? body : encode(body, encoding, encoded);
  if (encoding !== null) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', content.byteLength);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : content);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

type Encoding = 'br' | 'gzip';

function bestEncoding(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Compresses a body like the platform; `known` is a cache. */
function encode(body: Buffer, encoding: Encoding, known: Map<string, Buffer>): Buffer {
  const before = known.get(encoding);
  if (before !== undefined) return before;
  const encoded =
    encoding === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipSync(body);
  known.set(encoding, encoded);
  return encoded;
}
