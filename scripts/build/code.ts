import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceDigest } from '../setup.mjs';

/** Stands in the built code for the id of the build, so that the same sources make the same files. */
export const BUILD_ID_MARK = '__BUILD_ID__';

const OUTPUT = 'dist';
const PARTS = ['client', 'server', 'assets.json'];
const CACHE = resolve('node_modules/.cache/storefront/code');
/** What the code of both sides is made of. */
const SOURCES = [
  ...['pages', 'renderer', 'components', 'client', 'domain', 'server', 'locales', 'public'],
  ...['scripts/vite', 'scripts/local', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'],
];

/**
 * Builds scripts and styles for the browser and the renderer for the server into `dist/`, or takes them from the
 * last build where that had the same sources. Answers a digest of all that decides how a page's data looks.
 */
export async function buildCode(): Promise<string> {
  const digest = hash([sourceDigest('.', SOURCES), process.version].join('\n'));
  const kept = join(CACHE, digest);
  for (const part of PARTS) rmSync(join(OUTPUT, part), { recursive: true, force: true });
  if (restore(kept)) return digest;
  // One after the other: the renderer writes the browser's style sheets and addresses into its pages.
  await runVite([]);
  await runVite(['--ssr']);
  keep(kept);
  return digest;
}

async function runVite(options: readonly string[]): Promise<void> {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options],
    { stdio: 'inherit', env: { ...process.env, BUILD_ID: BUILD_ID_MARK } },
  );
  const [status] = (await once(vite, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The site could not be built; the reason stands above.');
}

/** Whether the code was there. Another build may delete it meanwhile: then it is built. */
function restore(folder: string): boolean {
  try {
    cpSync(folder, OUTPUT, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Keeps the code for the next build, in the place of what was kept before; what cannot be kept is built again. */
function keep(folder: string): void {
  const part = `${folder}.${process.pid}`;
  try {
    for (const name of PARTS) cpSync(join(OUTPUT, name), join(part, name), { recursive: true });
    for (const name of readdirSync(CACHE)) {
      // A name with a dot is of a build that runs beside this one.
      if (!name.includes('.')) rmSync(join(CACHE, name), { recursive: true, force: true });
    }
    renameSync(part, folder);
  } catch {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Writes the id of this build into the renderer that answers on demand. */
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
