import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Env } from '../../server/config/env.js';
import { readConfiguration } from '../local/configuration.js';
import { compressedJson } from './compressedJson.js';
import { dispatchOf } from './dispatch.js';
import { NATIVE_PACKAGES, withDependencies } from './nativePackages.js';

const SOURCES = 'api';
const RUNTIME = 'nodejs22.x';
/** For functions called by a cron job or by a store, and for feeds of a large catalogue; the others use the platform's default. */
const MAX_DURATION_S: Record<string, number> = { payment: 60, webhook: 60, wcFetch: 60 };

/**
 * Files that modules read at run time, by directory: a function that contains such a module includes them at the same
 * path.
 */
const READ_FILES: Record<string, readonly (readonly [folder: string, files: RegExp])[]> = {
  'server/config/env.ts': [['dist/server', /^preview-secret$/]],
  'server/catalogueIndex/replica/openWithReplica.ts': [['dist/server', /^catalogue\.db$/]],
  'server/config/renewal.ts': [['dist/server', /^renewal\.json$/]],
  'server/fitment/fitment.ts': [['server/fitment', /^fitment\.csv$/]],
  'server/adapters/local/seed/readDemo.ts': [['demo', /^(?!README|pictures\/).*\.(?:json|md)$/]],
  'server/actions/pages/errorPage.ts': [['dist/client', /^(?:\w+\/)?went-wrong\//]],
  'server/config/socialCards.ts': [['dist/server', /^social-cards\.json$/]],
};

/** The files of a native package that are loaded at run time, without its sources. */
const RUN_BY_NODE = /(?:^|\/)(?:package\.json|[^/]+\.(?:c?js|mjs|node))$/;

/** ES modules lack `require` and `__filename`, which CommonJS packages use. */
const COMMONJS_NAMES = [
  "import{createRequire as __createRequire}from'node:module';",
  'const require=__createRequire(import.meta.url),__filename=import.meta.filename;',
].join('');

/** The function that prerendered pages refer to. */
const RENDERER = 'render';

/**
 * Writes each function of `api/` to its own directory, with exactly the files that it needs. Where the shop's database
 * is a file, all of them are one function, because functions share no files: an account made in one would be unknown to
 * the others.
 */
export async function writeFunctions(output: string, { isDurable }: Pick<Env, 'isDurable'>): Promise<void> {
  const code = mkdtempSync(join(tmpdir(), 'functions-'));
  const names = functionNames();
  try {
    const files = await bundle(
      code,
      isDurable ? names.map((name) => [name, name]) : [[RENDERER, EVERYTHING]],
    );
    for (const name of isDurable ? names : [RENDERER]) writeFunction(name, { code, files, output });
    if (isDurable) return;
    for (const name of names.filter((other) => other !== RENDERER)) {
      symlinkSync(`${RENDERER}.func`, join(output, 'functions/api', `${name}.func`));
    }
  } finally {
    rmSync(code, { recursive: true, force: true });
  }
}

/** The bundler's output: files by name, with their inputs and imports. */
type BundledFiles = ReadonlyMap<string, Metafile['outputs'][string]>;

interface Bundle {
  code: string;
  files: BundledFiles;
  output: string;
}

function writeFunction(name: string, { code, files, output }: Bundle): void {
  const folder = join(output, 'functions/api', `${name}.func`);
  const entry = `${name}.mjs`;
  const parts = closureOf(entry, files);
  for (const part of parts) cpSync(join(code, part), join(folder, part));
  const made = [...parts].flatMap((part) => files.get(part) ?? []);
  const modules = new Set(made.flatMap(({ inputs }) => Object.keys(inputs)));
  for (const [module, read] of Object.entries(READ_FILES)) {
    if (modules.has(module)) for (const [from, matching] of read) copyFiles(from, matching, folder);
  }
  const imported = made.flatMap(({ imports }) => imports.map(({ path }) => path));
  const natives = NATIVE_PACKAGES.filter((native) => imported.includes(native)).flatMap(withDependencies);
  for (const native of new Set(natives)) copyFiles(join('node_modules', native), RUN_BY_NODE, folder);
  const answered = [...modules].flatMap((module) => /^api\/(\w[\w-]*)\.ts$/.exec(module)?.[1] ?? []);
  writeFileSync(join(folder, '.vc-config.json'), JSON.stringify(functionConfig(answered, entry)));
}

/** The configuration of a function that answers for these files of `api/`. */
function functionConfig(names: readonly string[], handler: string): object {
  const durations = names.flatMap((name) => MAX_DURATION_S[name] ?? []);
  return {
    runtime: RUNTIME,
    handler,
    launcherType: 'Nodejs',
    architecture: 'x86_64',
    shouldAddHelpers: false,
    shouldAddSourcemapSupport: false,
    supportsResponseStreaming: true,
    ...(durations.length === 0 ? {} : { maxDuration: Math.max(...durations) }),
  };
}

/** A file with all its static and dynamic imports. */
function closureOf(name: string, files: BundledFiles, found = new Set<string>()): Set<string> {
  if (found.has(name) || !files.has(name)) return found;
  found.add(name);
  for (const { path } of files.get(name)?.imports ?? []) closureOf(basename(path), files, found);
  return found;
}

/** Copies the files of a directory whose relative paths match; a missing directory has none in this build. */
function copyFiles(from: string, matching: RegExp, to: string): void {
  if (!existsSync(from)) return;
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!matching.test(path) || !statSync(join(from, path)).isFile()) continue;
    cpSync(join(from, path), join(to, from, path));
  }
}

function functionNames(): string[] {
  return readdirSync(SOURCES).map((file) => basename(file, '.ts'));
}

/** Prefix of a function's entry, which loads the function itself on its first request. */
const START = 'start:';
/** In place of a name: a function that answers for all of them. */
const EVERYTHING = '~all';

const startOf = (name: string) => `guardedStart(() => import('./${SOURCES}/${name}.ts'))`;

/** The code of a function's entry. */
function entryOf(name: string): string {
  const start = "import { guardedStart } from './server/http/platform/guardedStart.ts';";
  if (name !== EVERYTHING) return [start, `export default ${startOf(name)};`].join('\n');
  const names = functionNames();
  const dispatch = dispatchOf(names, readConfiguration().rewrites);
  return [
    start,
    "import { functionAt } from './scripts/platform/dispatch.ts';",
    `const functions = {${names.map((each) => `'${each}': ${startOf(each)}`).join()}};`,
    `const dispatch = ${JSON.stringify(dispatch)};`,
    'export default (request, response) => functions[functionAt(dispatch, request.url)](request, response);',
  ].join('\n');
}

const starts: Plugin = {
  name: 'starts',
  setup(bundler) {
    bundler.onResolve({ filter: new RegExp(`^${START}`) }, ({ path }) => ({ path, namespace: START }));
    bundler.onLoad({ filter: /^/, namespace: START }, ({ path }) => ({
      contents: entryOf(path.slice(START.length)),
      resolveDir: process.cwd(),
      loader: 'ts',
    }));
  },
};

/**
 * Bundles all functions together with code splitting: shared and lazily imported code is in separate files, which
 * shortens cold starts.
 */
async function bundle(
  folder: string,
  entries: readonly (readonly [file: string, name: string])[],
): Promise<BundledFiles> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(entries.map(([file, name]) => [file, `${START}${name}`])),
    plugins: [starts, compressedJson],
    // Without this, React's development build is bundled too.
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: NATIVE_PACKAGES,
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    banner: { js: COMMONJS_NAMES },
    metafile: true,
    logLevel: 'error',
  });
  return new Map(Object.entries(metafile.outputs).map(([path, file]) => [basename(path), file]));
}
