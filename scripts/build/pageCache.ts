import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** HTML of pages by the digest of all that it depends on: a page that shows something else has another file. */
export interface PageCache {
  fileOf(digest: string): string;
  /** Deletes what nobody has asked for. */
  dropUnused(): void;
}

/** Opens the cache; in an empty folder it begins empty. */
export function openPageCache(folder: string): PageCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    fileOf(digest) {
      used.add(digest);
      return join(folder, digest);
    },
    dropUnused() {
      for (const name of readdirSync(folder)) {
        // A name with a dot is being written by a build that runs beside this one.
        if (!used.has(name) && !name.includes('.')) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
