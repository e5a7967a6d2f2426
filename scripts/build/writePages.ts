import { hash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataPath } from '../../domain/core/paths.js';
import type { LastBuild } from './lastBuild.mjs';
import type { BuildCache } from './buildCache.js';
import type { PageJob, RenderThreads } from './renderThreads.js';

export interface LoadedPage {
  /** JSON of everything that the page shows: the same text as long as it shows the same. */
  shown: string;
  /** The page's data, for `pages/pageHook.ts`. */
  loaded: object;
}

interface Writing {
  /** Pages by their address with locale. */
  pages: readonly { url: string; load: () => Promise<LoadedPage> }[];
  /** Output directory of the built site. */
  site: string;
  codeDigest: string;
  /** Digests of the pages that are in `site` already, by address. */
  before: LastBuild['pages'];
  cache: BuildCache;
  threads: RenderThreads;
}

export interface WrittenPages {
  /** Digests of all pages by their address with locale. */
  pages: LastBuild['pages'];
  /** How many were rendered; the others are as an earlier build left them. */
  rendered: number;
}

/**
 * Writes each page's HTML and data. This thread loads pages sequentially and waits while all workers are busy, so that
 * memory holds no more pages than there are workers. Unchanged pages stay where they are or come from the cache of an
 * earlier build; pages that no longer exist are deleted.
 */
export async function writePages(writing: Writing): Promise<WrittenPages> {
  const { site, codeDigest, before, cache, threads } = writing;
  const digests: Record<string, string> = {};
  let rendered = 0;
  try {
    for (const { url, load } of writing.pages) {
      const { shown, loaded } = await load();
      const digest = digestOf(codeDigest, url, shown);
      digests[url] = digest;
      const cached = cache.fileOf(digest);
      const files = filesOf(site, url);
      if (before[url] === digest && existsSync(files.html) && existsSync(files.data)) continue;
      const render = (): PageJob => {
        rendered += 1;
        return { url, loaded, cached, files };
      };
      await threads.begin(existsSync(cached) ? { url, cached, files } : render(), render);
    }
  } finally {
    await threads.finish();
  }
  for (const url of Object.keys(before)) if (!(url in digests)) removePage(site, url);
  cache.dropUnused();
  return { pages: digests, rendered };
}

function filesOf(site: string, url: string): PageJob['files'] {
  return { html: join(site, url, 'index.html'), data: join(site, pageDataPath(url)) };
}

function removePage(site: string, url: string): void {
  for (const file of Object.values(filesOf(site, url))) rmSync(file, { force: true });
}

function digestOf(...parts: readonly string[]): string {
  return hash('sha256', parts.join('\n'));
}
