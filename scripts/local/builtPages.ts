import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pageTags } from '../../server/ports/shared/cacheTags.js';
import { decoded } from '../../domain/text/decoded.js';
import { PAGE_FRESH_S } from '../../domain/core/limits.js';
import { pageDataPath } from '../../domain/core/paths.js';
import { contentTypeOf } from './contentTypes.js';
import { type Content, sendContent, toContent } from './staticFiles.js';

/** More renewed pages than this are not kept in memory; the oldest are rendered again when they are asked for. */
const CACHED_PAGES = 500;
/** After so long a request is answered with an old page, while a new one is still being rendered. */
const RENEWAL_TIMEOUT_MS = 1000;
/** A page that could not be rendered stays as it is for so long. */
const RETRY_MS = 30_000;
const SERVER_ERROR = 500;

interface CachedPage {
  status: number;
  /** Where a page that has moved is now. */
  location: string | null;
  content: Content;
  madeAtMs: number;
}

export interface BuiltPagesOptions {
  /** Folder of the built site. */
  site: string;
  /** Addresses of what the build has written and may be renewed. */
  pages: readonly string[];
  builtAtMs: number;
  /** Renders the page at an address, whatever is kept. */
  render: (address: string) => Promise<Response>;
  /**
   * A page that is too old: `waits` for the new one, as suits a server that renders in milliseconds, or is `shown` once
   * more, as the platform's edge does.
   */
  whenOld: 'waits' | 'shown';
  now?: () => number;
}

/**
 * The pages that the build has written, each of which is rendered anew once it is too old or has been invalidated. One
 * that cannot be rendered stays as it was.
 */
export function builtPages({ site, pages, builtAtMs, render, whenOld, now = Date.now }: BuiltPagesOptions) {
  const addresses = new Set(pages.flatMap((page) => [page, pageDataPath(page)]));
  const kept = new Map<string, CachedPage>();
  const invalidatedAtMs = new Map<string, number>();
  const triedAtMs = new Map<string, number>();
  const underWay = new Map<string, Promise<boolean>>();

  const find = (address: string): CachedPage | null =>
    kept.get(address) ?? readBuilt(site, address, builtAtMs);

  function isInvalid(address: string, madeAtMs: number): boolean {
    return pageTags(address).some((tag) => (invalidatedAtMs.get(tag) ?? 0) >= madeAtMs);
  }

  /** Whether it was rendered; many who ask at once share one rendering. */
  function rendered(address: string): Promise<boolean> {
    const running = underWay.get(address) ?? renderAndKeep(address).finally(() => underWay.delete(address));
    underWay.set(address, running);
    return running;
  }

  /** As `rendered`, but a rendering that has begun already may have read what was there before. */
  function renew(address: string): Promise<boolean> {
    return underWay.get(address)?.then(() => rendered(address)) ?? rendered(address);
  }

  async function renderAndKeep(address: string): Promise<boolean> {
    const madeAtMs = now();
    triedAtMs.set(address, madeAtMs);
    const answer = await render(address).catch(() => null);
    if (answer === null || answer.status >= SERVER_ERROR || answer.status === 429) return false;
    // A page that lacks a part: the old one is better, and without one it is tried again like one that failed.
    const isPartial = answer.headers.get('cache-control')?.includes('no-store') === true;
    if (isPartial && !isWrong(find(address), address)) return false;
    const page = await cachedPage(answer, address, isPartial ? 0 : madeAtMs);
    kept.delete(address);
    kept.set(address, page);
    const [oldest] = kept.keys();
    if (kept.size > CACHED_PAGES && oldest !== undefined) kept.delete(oldest);
    if (!isPartial) triedAtMs.delete(address);
    return !isPartial;
  }

  /** The page as it may be shown. One that is known to be wrong is waited for; one that is merely old a little. */
  async function refreshed(address: string): Promise<CachedPage | null> {
    if (isWrong(find(address), address)) await underWay.get(address);
    const page = find(address);
    const isOld = now() - (page?.madeAtMs ?? 0) >= PAGE_FRESH_S * 1000;
    const mustWait = isWrong(page, address);
    if (!isOld && !mustWait) return page;
    if (now() - (triedAtMs.get(address) ?? -Infinity) < RETRY_MS && !underWay.has(address)) return page;
    const renewing = rendered(address);
    if (mustWait) await renewing;
    else if (whenOld === 'waits') await atMost(RENEWAL_TIMEOUT_MS, renewing);
    return find(address);
  }

  function isWrong(page: CachedPage | null, address: string): boolean {
    return page === null || isInvalid(address, page.madeAtMs);
  }

  return {
    has: (path: string) => addresses.has(decoded(path) ?? path),
    /** What carries one of these tags is rendered before it is shown again. */
    invalidate(tags: readonly string[]): void {
      for (const tag of tags) invalidatedAtMs.set(tag, now());
      triedAtMs.clear();
    },
    renew,
    async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
      const page = await refreshed(decoded(path) ?? path);
      if (page === null) {
        response.writeHead(404).end();
        return;
      }
      if (page.location !== null) response.setHeader('location', page.location);
      sendContent(request, response, page.content, page.status);
    },
  };
}

async function cachedPage(answer: Response, address: string, madeAtMs: number): Promise<CachedPage> {
  const content = toContent(Buffer.from(await answer.arrayBuffer()), typeOf(address));
  return { status: answer.status, location: answer.headers.get('location'), content, madeAtMs };
}

/** The page as the build has written it; null if it has written none at this address. */
function readBuilt(site: string, address: string, madeAtMs: number): CachedPage | null {
  const file = join(site, extname(address) === '' ? join(address, 'index.html') : address);
  if (!existsSync(file)) return null;
  return {
    status: 200,
    location: null,
    content: toContent(readFileSync(file), contentTypeOf(file)),
    madeAtMs,
  };
}

function typeOf(address: string): string {
  return contentTypeOf(extname(address) === '' ? 'index.html' : address);
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
