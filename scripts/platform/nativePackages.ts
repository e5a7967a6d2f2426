import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages with machine code: they cannot be part of a bundle, and are copied beside it. */
export const NATIVE_PACKAGES = ['libsql', 'sharp'];

/** What the platform's machines run. */
const PLATFORM = 'linux-x64';
const OTHER_C_LIBRARY = 'musl';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * A native package with all that it needs on the platform's machines, itself included. Throws where the machine code is
 * not installed, as on a machine of another kind.
 */
export function withDependencies(name: string): string[] {
  const found = new Set<string>();
  collect(name, found);
  if (![...found].some(isMachineCode)) {
    throw new Error(`${name} is not installed for ${PLATFORM}: build on such a machine, as Vercel does`);
  }
  return [...found];
}

function collect(name: string, found: Set<string>): void {
  if (found.has(name)) return;
  const file = join('node_modules', name, 'package.json');
  if (!existsSync(file)) return;
  found.add(name);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const each of Object.keys(dependencies)) if (!(each in optionalDependencies)) collect(each, found);
  for (const each of Object.keys(optionalDependencies)) if (isMachineCode(each)) collect(each, found);
}

function isMachineCode(name: string): boolean {
  return name.includes(PLATFORM) && !name.includes(OTHER_C_LIBRARY);
}
