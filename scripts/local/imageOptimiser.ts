import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import sharp from 'sharp';
import { SHED_RETRY_AFTER_S } from '../../domain/core/limits.js';
import { isOverloaded } from '../../server/http/network/loadShedding.js';
import { COLOURS } from '../../domain/core/colours.js';

/** The image settings of vercel.json. */
export interface ImageSettings {
  sizes: readonly number[];
  qualities: readonly number[];
  localPatterns: readonly { pathname: string }[];
  minimumCacheTTL: number;
}

interface OptimiserOptions {
  /** Directory of the originals. */
  source: string;
  /** Cache directory of the results. */
  cache: string;
  settings: ImageSettings;
  /** Origin of the server, for pictures served by its functions. */
  origin: string;
}

interface Result {
  width: number;
  quality: number;
  format: 'webp' | 'jpeg';
}

/**
 * Serves `/_vercel/image?url=&w=&q=` like the platform: the widths and paths of vercel.json, as WebP, or as JPEG for
 * clients that do not ask for WebP, such as link previews.
 */
export function imageOptimiser({ source, cache, settings, origin }: OptimiserOptions) {
  mkdirSync(cache, { recursive: true });
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function optimise(url: string, result: Result): Promise<Buffer | null> {
    const original = normalize(join(source, url));
    if (!original.startsWith(source + sep)) return null;
    const input = existsSync(original) ? readFileSync(original) : await readAnswer(origin, url);
    if (input === null) return null;
    const key = createHash('sha1').update(input).update(`${result.width} ${result.quality}`).digest('hex');
    const file = join(cache, `${key}.${result.format}`);
    if (existsSync(file)) return readFileSync(file);
    const running = underWay.get(file) ?? resize(input, result).catch(() => null);
    underWay.set(file, running);
    try {
      const output = await running;
      if (output === null) return null; // not a readable picture
      writeFileSync(`${file}.${process.pid}`, output);
      renameSync(`${file}.${process.pid}`, file);
      return output;
    } finally {
      underWay.delete(file);
    }
  }

  return async function serve(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    const url = query.get('url') ?? '';
    const [width, quality] = [Number(query.get('w')), Number(query.get('q'))];
    const format = request.headers.accept?.includes('image/webp') === true ? 'webp' : 'jpeg';
    const isAllowed =
      !url.includes('..') &&
      settings.sizes.includes(width) &&
      settings.qualities.includes(quality) &&
      settings.localPatterns.some(({ pathname }) => new RegExp(pathname).test(url));
    if (isAllowed && isOverloaded()) {
      response
        .writeHead(503, { 'content-type': 'text/plain', 'retry-after': String(SHED_RETRY_AFTER_S) })
        .end('Busy');
      return;
    }
    const output = isAllowed ? await optimise(url, { width, quality, format }) : null;
    if (output === null) {
      response.writeHead(isAllowed ? 404 : 400, { 'content-type': 'text/plain' }).end('No such image');
      return;
    }
    response.setHeader('cache-control', `public, max-age=${settings.minimumCacheTTL}, must-revalidate`);
    response.setHeader('content-type', `image/${format}`);
    response.setHeader('vary', 'accept');
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : output);
  };
}

/** A picture that is not a static file; null if no function serves it. */
async function readAnswer(origin: string, path: string): Promise<Buffer | null> {
  const response = await fetch(new URL(path, origin));
  const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/') === true;
  return isPicture ? Buffer.from(await response.arrayBuffer()) : null;
}

function resize(input: Buffer, { width, quality, format }: Result): Promise<Buffer> {
  const picture = sharp(input).resize({ width, withoutEnlargement: true });
  // JPEG has no transparency.
  const opaque = format === 'jpeg' ? picture.flatten({ background: COLOURS.surface }) : picture;
  return opaque.toFormat(format, { quality }).toBuffer();
}
