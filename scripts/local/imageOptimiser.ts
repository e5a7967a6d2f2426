import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { COLOURS } from '../../domain/core/colours.js';
import { ShopError } from '../../domain/core/errors.js';
import { clientAddress } from '../../server/http/network/clientAddress.js';
import { whenThereIsCapacity } from '../../server/http/network/loadShedding.js';
import { networkOf } from '../../server/http/network/rateLimits.js';
import { limitConcurrency } from '../../server/ports/shared/limitConcurrency.js';

/** The image settings of vercel.json. */
export const IMAGE_SETTINGS = v.object({
  sizes: v.array(v.number()),
  qualities: v.array(v.number()),
  localPatterns: v.array(v.object({ pathname: v.string() })),
  minimumCacheTTL: v.number(),
});
type ImageSettings = v.InferOutput<typeof IMAGE_SETTINGS>;

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

/** Resizing occupies a core, so one at a time leaves the others to everything else. */
const RESIZING = { atOnce: 1, waiting: 100, perSource: 60 };
sharp.concurrency(1);

/**
 * Serves `/_vercel/image?url=&w=&q=` like the platform: the widths and paths of vercel.json, as WebP, or as JPEG for
 * clients that do not ask for WebP, such as link previews. Under load what has to be made first is 503.
 */
export function imageOptimiser({ source, cache, settings, origin }: OptimiserOptions) {
  mkdirSync(cache, { recursive: true });
  const underWay = new Map<string, { picture: Promise<Buffer | null>; askers: Asked[] }>();
  const limited = limitConcurrency(RESIZING);

  async function optimise(url: string, result: Result, asked: Asked): Promise<Buffer | null> {
    const original = normalize(join(source, url));
    if (!original.startsWith(source + sep)) return null;
    const input = isFile(original) ? readFileSync(original) : await readAnswer(origin, url);
    if (input === null) return null;
    const key = createHash('sha1')
      .update(input)
      .update(`${result.width} ${result.quality} upright`)
      .digest('hex');
    const file = join(cache, `${key}.${result.format}`);
    if (existsSync(file)) return readFileSync(file);
    const running = underWay.get(file);
    if (running !== undefined) {
      running.askers.push(asked);
      return running.picture;
    }
    const askers = [asked];
    // Who asked first may have left for a page that shows the same picture.
    const wanted = { ...asked, isWanted: () => askers.some(({ isWanted }) => isWanted()) };
    const picture = limited(() => make(file, input, result, wanted), asked.network).finally(() =>
      underWay.delete(file),
    );
    underWay.set(file, { picture, askers });
    return picture;
  }

  /** null: not a readable picture. */
  async function make(file: string, input: Buffer, result: Result, asked: Asked): Promise<Buffer | null> {
    const output = await whenThereIsCapacity(asked, () => resize(input, result).catch(() => null));
    if (output === null) return null;
    writeFileSync(`${file}.${process.pid}`, output);
    renameSync(`${file}.${process.pid}`, file);
    return output;
  }

  /** Whether vercel.json allows it; dots in a path may be written in several ways. */
  function isAllowed(url: string, { width, quality }: Result): boolean {
    const isOurs = (path: string) =>
      settings.localPatterns.some(({ pathname }) => new RegExp(pathname).test(path));
    return (
      settings.sizes.includes(width) &&
      settings.qualities.includes(quality) &&
      isOurs(url) &&
      !url.includes('..') &&
      isOurs(new URL(url, origin).pathname)
    );
  }

  return async function serve(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    const url = query.get('url') ?? '';
    const format = request.headers.accept?.includes('image/webp') === true ? 'webp' : 'jpeg';
    const result: Result = { width: Number(query.get('w')), quality: Number(query.get('q')), format };
    response.setHeader('x-content-type-options', 'nosniff');
    const mayBe = isAllowed(url, result);
    try {
      const output = mayBe ? await optimise(url, result, askedBy(request, response)) : null;
      if (output === null) {
        refuse(response, mayBe ? 404 : 400, 'No such image');
        return;
      }
      response.setHeader('cache-control', `public, max-age=${settings.minimumCacheTTL}, must-revalidate`);
      response.setHeader('content-type', `image/${format}`);
      response.setHeader('vary', 'accept');
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : output);
    } catch (error) {
      if (!(error instanceof ShopError && error.code === 'busy')) throw error;
      response.setHeader('retry-after', error.details.retryAfterSeconds ?? '');
      refuse(response, 503, 'Busy');
    }
  };
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
}

interface Asked {
  network: string;
  isWanted: () => boolean;
}

function askedBy({ socket, headers }: IncomingMessage, response: ServerResponse): Asked {
  const network = networkOf(clientAddress({ remoteAddress: socket.remoteAddress, headers }));
  return { network, isWanted: () => !response.destroyed };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** A picture that is not a static file; null if no function serves it. */
async function readAnswer(origin: string, path: string): Promise<Buffer | null> {
  const response = await fetch(new URL(path, origin));
  const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/') === true;
  return isPicture ? Buffer.from(await response.arrayBuffer()) : null;
}

function resize(input: Buffer, { width, quality, format }: Result): Promise<Buffer> {
  // Phones note how a photo was held, which the result no longer says.
  const picture = sharp(input).autoOrient().resize({ width, withoutEnlargement: true });
  // JPEG has no transparency.
  const opaque = format === 'jpeg' ? picture.flatten({ background: COLOURS.surface }) : picture;
  return opaque.toFormat(format, { quality }).toBuffer();
}
