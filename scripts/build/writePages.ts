import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_FILE } from '../../domain/core/paths.js';
import type { PageCache } from './pageCache.js';
import type { PageJob, RenderThreads } from './renderThreads.js';

export interface LoadedPage {
  /** The page's data as the browser requests it; the same text as long as the page shows the same. */
  data: string;
  /** JSON of what only the HTML's head has. */
  head: string;
  /** The same data for `pages/pageHook.ts`. */
  loaded: object;
}

interface Writing {
  /** Addresses with locale. */
  urls: readonly string[];
  load: (url: string) => Promise<LoadedPage>;
  /** Output directory of the built site. */
  site: string;
  codeDigest: string;
  stamps: PageJob['stamps'];
  cache: PageCache;
  threads: RenderThreads;
}

export interface WrittenPages {
  /** Addresses with their locale. */
  pages: readonly string[];
  /** Those whose HTML was made anew; the others are as an earlier build left them. */
  rendered: number;
}

/**
 * Writes each page's HTML and data. This thread loads pages sequentially and waits while all workers are busy, so that
 * memory holds no more pages than there are workers. Unchanged pages come from the cache of an earlier build.
 */
export async function writePages(writing: Writing): Promise<WrittenPages> {
  const { urls, load, site, codeDigest, stamps, cache, threads } = writing;
  let rendered = 0;
  try {
    for (const url of urls) {
      const { data, head, loaded } = await load(url);
      const cached = cache.fileOf(digestOf(codeDigest, url, data, head));
      const folder = join(site, url);
      const files = [
        { path: join(folder, 'index.html') },
        { path: join(folder, PAGE_DATA_FILE), text: data },
      ];
      const render = (): PageJob => {
        rendered += 1;
        return { url, loaded, cached, files, stamps };
      };
      await threads.begin(existsSync(cached) ? { url, cached, files, stamps } : render(), render);
    }
  } finally {
    await threads.finish();
  }
  cache.dropUnused();
  return { pages: urls, rendered };
}

function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
