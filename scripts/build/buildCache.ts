import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Results of earlier builds by a digest of all their inputs: a changed input has another file. */
export interface BuildCache {
  fileOf(digest: string): string;
  /** Deletes entries that were not used. */
  dropUnused(): void;
}

/** Opens the cache, which may be empty. */
export function openBuildCache(folder: string): BuildCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    fileOf(digest) {
      used.add(digest);
      return join(folder, digest);
    },
    dropUnused() {
      for (const name of readdirSync(folder)) {
        // Names with a dot are being written by a concurrent build.
        if (!used.has(name) && !name.includes('.')) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
