import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
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
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
