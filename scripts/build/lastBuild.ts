import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What a build has left in `dist/`, so that the next one writes only what has changed. */
export interface LastBuild {
  /** Digest of the built code. */
  code: string;
  /** Digest of each page's inputs, by its address. */
  pages: Readonly<Record<string, string>>;
}

const FILE = 'dist/built.json';

/** Reads and deletes the record of the last build, so that an interrupted build leaves none; null if there is none. */
export function takeLastBuild(): LastBuild | null {
  if (!existsSync(FILE)) return null;
  const text = readFileSync(FILE, 'utf8');
  rmSync(FILE);
  return JSON.parse(text) as LastBuild;
}

/** Records a complete build. */
export function keepBuild(build: LastBuild): void {
  writeFileSync(FILE, JSON.stringify(build));
}
