import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceDigest } from '../setup.mjs';

/** Placeholder for the build id in built code, so that the same sources give the same files. */
export const BUILD_ID_MARK = '__BUILD_ID__';

const OUTPUT = 'dist';
const PARTS = ['client', 'server', 'assets.json'];
const CACHE = resolve('node_modules/.cache/storefront/code');
/** Inputs of the browser and server bundles. */
const SOURCES = [
  ...['pages', 'renderer', 'components', 'client', 'domain', 'server', 'locales', 'public'],
  ...['scripts/vite', 'scripts/local', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'],
];

/**
 * Builds the browser's scripts and styles and the server's renderer into `dist/`, or restores them from the cache if
 * the sources are unchanged. Returns a digest of everything that affects how a page's data is rendered.
 */
export async function buildCode(): Promise<string> {
  const digest = hash([sourceDigest('.', SOURCES), process.version].join('\n'));
  const kept = join(CACHE, digest);
  for (const part of PARTS) rmSync(join(OUTPUT, part), { recursive: true, force: true });
  if (restoreCode(kept, OUTPUT)) return digest;
  // In this order: the renderer embeds the browser's style sheets and file names in its pages.
  await runVite([]);
  await runVite(['--ssr']);
  keep(kept);
  return digest;
}

/**
 * Makes Vite collect garbage sooner: it needs the most memory of the whole build. Its own heap is about 200 MB; `GOGC`
 * is for esbuild.
 */
const SMALL_HEAP = ['--max-old-space-size=384', '--max-semi-space-size=2'];
const SMALL_GO_HEAP = { GOGC: '50' };

async function runVite(options: readonly string[]): Promise<void> {
  const vite = spawn(
    process.execPath,
    [...SMALL_HEAP, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options],
    { stdio: 'inherit', env: { ...SMALL_GO_HEAP, ...process.env, BUILD_ID: BUILD_ID_MARK } },
  );
  const [status] = (await once(vite, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The site could not be built; see the output above.');
}

/**
 * Copies cached code; false if a part of it is missing, since a concurrent build may be deleting it. Then it has to be
 * built.
 */
export function restoreCode(folder: string, output: string): boolean {
  try {
    for (const part of PARTS) cpSync(join(folder, part), join(output, part), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Caches the code for the next build and replaces the earlier one; a failure only costs a rebuild. */
function keep(folder: string): void {
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

/** Writes the id of this build into the renderer for on-demand pages. */
export function nameBuild(buildId: string): void {
  const folder = join(OUTPUT, 'server');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.m?js$/.test(name)) continue;
    const file = join(folder, name);
    const code = readFileSync(file, 'utf8');
    if (code.includes(BUILD_ID_MARK)) writeFileSync(file, code.replaceAll(BUILD_ID_MARK, buildId));
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
