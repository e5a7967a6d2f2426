/** What a build has left in `dist/`, so that the next one writes only what has changed. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FILE = 'dist/built.json';

/** The record of the last build; null if there is none, or it was interrupted. */
export function readLastBuild() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null;
}

/** Deletes the record before anything changes, so that an interrupted build leaves none. */
export function forgetLastBuild() {
  rmSync(FILE, { force: true });
}

/** Records a complete build. */
export function saveBuild(build) {
  writeFileSync(FILE, JSON.stringify(build));
}
