import { readJson } from '../command/readJson.js';
import * as v from 'valibot';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Native packages, which cannot be bundled and are copied instead. */
export const NATIVE_PACKAGES = ['libsql'];

/** The platform's machine type. */
const PLATFORM = 'linux-x64';
const OTHER_C_LIBRARY = 'musl';

const Names = v.optional(v.record(v.string(), v.string()));
const Manifest = v.object({ dependencies: Names, optionalDependencies: Names });

/**
 * A native package and its dependencies for the platform's machines. Throws if the binaries are not installed, as on
 * another machine type.
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
  const { dependencies = {}, optionalDependencies = {} } = readJson(file, Manifest);
  for (const each of Object.keys(dependencies)) if (!(each in optionalDependencies)) collect(each, found);
  for (const each of Object.keys(optionalDependencies)) if (isMachineCode(each)) collect(each, found);
}

function isMachineCode(name: string): boolean {
  return name.includes(PLATFORM) && !name.includes(OTHER_C_LIBRARY);
}
