import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCache } from './pageCache.js';
import type { PageJob, RenderThreads } from './renderThreads.js';

/** Beside a page's HTML: what the browser asks for when it goes there from another page. */
export const DATA_FILE = 'index.pageContext.json';

export interface LoadedPage {
  /** All that the page shows, as the browser asks for it; the same text as long as the page shows the same. */
  data: string;
  /** The same for `pages/pageHook.ts`. */
  loaded: object;
}

interface Writing {
  /** Addresses with their locale. */
  urls: readonly string[];
  load: (url: string) => Promise<LoadedPage>;
  /** Folder of the built site. */
  site: string;
  codeDigest: string;
  stamps: PageJob['stamps'];
  cache: PageCache;
  threads: RenderThreads;
}

export interface WrittenPages {
  pages: number;
  /** Those whose HTML was made anew; the others are as an earlier build left them. */
  rendered: number;
}

/**
 * Writes each page's HTML and data. This thread loads one page after the other, and waits while all others are busy
 * with rendering, so that no more pages are in memory than there are threads. A page that shows what it showed in an
 * earlier build is taken from the cache.
 */
export async function writePages(writing: Writing): Promise<WrittenPages> {
  const { urls, load, site, codeDigest, stamps, cache, threads } = writing;
  let rendered = 0;
  try {
    for (const url of urls) {
      const { data, loaded } = await load(url);
      const cached = cache.fileOf(digestOf(codeDigest, url, data));
      const folder = join(site, url);
      const files = [{ path: join(folder, 'index.html') }, { path: join(folder, DATA_FILE), text: data }];
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
  return { pages: urls.length, rendered };
}

function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
