import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not part of the site's sources, or linked instead of copied. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '.git',
  '.vercel',
  '.data',
  'dist',
  'node_modules',
  'test-results',
]);

/** A copy of the project in a temporary directory for building another site, which leaves `dist/` untouched. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(copy, name), { recursive: true });
  }
  linkPackages(copy);
  return copy;
}

/** Packages of the framework; a build writes its place into one of them. */
const WRITTEN: readonly string[] = ['@brillout', 'vite-plugin-ssr'];

/** Gives a folder the installed packages as links, but the framework as a copy, so that its builds change no others. */
export function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    const installed = join(process.cwd(), 'node_modules', name);
    if (WRITTEN.includes(name)) cpSync(installed, join(packages, name), { recursive: true });
    else symlinkSync(installed, join(packages, name));
  }
}
