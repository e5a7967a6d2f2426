import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { NATIVE_PACKAGES, withDependencies } from './nativePackages.js';

const SOURCES = 'api';
const RUNTIME = 'nodejs22.x';
/** For functions called by a cron job or by a store; the others use the platform's default. */
const MAX_DURATION_S: Record<string, number> = { payment: 60, webhook: 60 };

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
  'server/pictures/socialPicture.ts': [
    ['node_modules/@expo-google-fonts/cairo/700Bold', /\.ttf$/],
    ['dist/client/pictures', /^/],
  ],
};

/** The files of a native package that are loaded at run time, without its sources. */
const RUN_BY_NODE = /(?:^|\/)(?:package\.json|versions\.json|[^/]+\.(?:c?js|mjs|node|so[.\d]*))$/;

/** ES modules lack `require` and `__filename`, which CommonJS packages use. */
const COMMONJS_NAMES = [
  "import{createRequire as __createRequire}from'node:module';",
  'const require=__createRequire(import.meta.url),__filename=import.meta.filename;',
].join('');

/** Writes each function of `api/` to its own directory, with exactly the files that it needs. */
export async function writeFunctions(output: string): Promise<void> {
  const code = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    const files = await bundle(code);
    for (const name of functionNames()) writeFunction(name, { code, files, output });
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
  writeFileSync(join(folder, '.vc-config.json'), JSON.stringify(functionConfig(name, entry)));
}

function functionConfig(name: string, handler: string): object {
  return {
    runtime: RUNTIME,
    handler,
    launcherType: 'Nodejs',
    architecture: 'x86_64',
    shouldAddHelpers: false,
    shouldAddSourcemapSupport: false,
    ...(name in MAX_DURATION_S ? { maxDuration: MAX_DURATION_S[name] } : {}),
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

const starts: Plugin = {
  name: 'starts',
  setup(bundler) {
    bundler.onResolve({ filter: new RegExp(`^${START}`) }, ({ path }) => ({ path, namespace: START }));
    bundler.onLoad({ filter: /^/, namespace: START }, ({ path }) => ({
      contents: [
        "import { guardedStart } from './server/http/guardedStart.ts';",
        `export default guardedStart(() => import('./${SOURCES}/${path.slice(START.length)}.ts'));`,
      ].join('\n'),
      resolveDir: process.cwd(),
      loader: 'ts',
    }));
  },
};

/**
 * Bundles all functions together with code splitting: shared and lazily imported code is in separate files, which
 * shortens cold starts.
 */
async function bundle(folder: string): Promise<BundledFiles> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(functionNames().map((name) => [name, `${START}${name}`])),
    plugins: [starts],
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
