/** The site's code. Plain JavaScript, so that the process that waits for Vite is small. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceDigest } from '../setup.mjs';
import { forgetLastBuild } from './lastBuild.mjs';
import { runNode } from './runNode.mjs';

const OUTPUT = 'dist';
const PARTS = ['client', 'server', 'assets.json'];
const CACHE = resolve('node_modules/.cache/storefront/code');
/** Inputs of the browser and server bundles. */
const SOURCES = [
  ...['pages', 'renderer', 'components', 'client', 'domain', 'server', 'locales', 'public', 'features'],
  ...[
    'scripts/vite',
    'scripts/local',
    'scripts/build/bundles.mjs',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
];

/**
 * Builds the browser's scripts and styles and the server's renderer into `dist/`. If the sources are those of `last`, a
 * digest of the code that is there, it stays as it is; if they are those of the cache, it is restored. Returns a digest
 * of everything that affects how a page's data is rendered.
 */
export async function buildCode(last) {
  const digest = hash([sourceDigest('.', SOURCES), process.version].join('\n'));
  if (digest === last && PARTS.every((part) => existsSync(join(OUTPUT, part)))) return digest;
  await check(last !== undefined);
  forgetLastBuild();
  const kept = join(CACHE, digest);
  for (const part of PARTS) rmSync(join(OUTPUT, part), { recursive: true, force: true });
  if (restoreCode(kept, OUTPUT)) return digest;
  await bundle(digest);
  keep(kept);
  return digest;
}

/** Bounds Vite's heap, of which it uses about 200 MB: 75 MB less. */
const SMALL_HEAP = ['--max-old-space-size=288', '--max-semi-space-size=16'];

/** Checks what a build needs; a site that is there stays as it is if the new one's pages could not be read. */
async function check(isThere) {
  const what = isThere ? ['backend'] : [];
  const failure = isThere ? 'The site stays as it was.' : 'Nothing was built.';
  await runNode(['--import', 'tsx', 'scripts/build/check.ts', ...what], { failure });
}

async function bundle(digest) {
  await runNode([...SMALL_HEAP, 'scripts/build/bundles.mjs'], {
    env: { BUILD_ID: buildIdOf(digest) },
    failure: 'The site could not be built; see the output above.',
  });
}

/**
 * Copies cached code; false if a part of it is missing, since a concurrent build may be deleting it. Then it has to be
 * built.
 */
export function restoreCode(folder, output) {
  try {
    for (const part of PARTS) cpSync(join(folder, part), join(output, part), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Caches the code for the next build and replaces the earlier one; a failure only costs a rebuild. */
function keep(folder) {
  const part = `${folder}.${process.pid}`;
  try {
    for (const name of PARTS) cpSync(join(OUTPUT, name), join(part, name), { recursive: true });
    for (const name of readdirSync(CACHE)) {
      // Names with a dot belong to a concurrent build.
      if (!name.includes('.')) rmSync(join(CACHE, name), { recursive: true, force: true });
    }
    renameSync(part, folder);
  } catch {
    rmSync(part, { recursive: true, force: true });
  }
}

/** The id in every page, by which open pages notice that a deployment has other code than theirs. */
export function buildIdOf(codeDigest) {
  return codeDigest.slice(0, BUILD_ID_CHARS);
}

const BUILD_ID_CHARS = 20;

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}
