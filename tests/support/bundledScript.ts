import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Below the project, where the packages are found that a bundle imports. */
const FOLDER = 'node_modules/.cache/bundled-scripts';
/** The folder of this run's bundles, which has the name of its temporary folder; `globalSetup.ts` deletes it. */
export const bundlesOf = (temporary: string) => join(FOLDER, basename(temporary));
/** What the shop's own server consists of. */
const SERVER = ['scripts/serve.ts', 'api/*.ts'];

const made = new Map<string, Promise<string>>();
let bundles = 0;

/**
 * The path of a TypeScript script that starts the shop's server, as JavaScript, bundled once per process: compiling its
 * modules at each start takes five times as long as starting.
 */
export function bundledScript(script: string): Promise<string> {
  const known = made.get(script) ?? bundleScripts([script, ...SERVER]).then((pathOf) => pathOf(script));
  made.set(script, known);
  return known;
}

/** Bundles scripts that share modules; returns where each of them is. */
export async function bundleScripts(scripts: readonly string[]): Promise<(script: string) => string> {
  bundles += 1;
  const outdir = join(bundlesOf(tmpdir()), `${process.pid}-${bundles}`);
  await build({
    entryPoints: [...new Set(scripts)],
    ...{ bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm' },
    ...{ outdir, outbase: '.', outExtension: { '.js': '.mjs' }, logLevel: 'error' },
  });
  return (script) => join(outdir, script.replace(/\.ts$/, '.mjs'));
}
