import { readJson } from '../../../scripts/command/readJson.js';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath, pageDataPath } from '../../../domain/core/paths.js';
import type { BuildStep } from '../../../scripts/build/buildStep.js';
import { offline } from '../facts.js';
import type { WorkerSettings } from '../worker/kept.js';

/** The built worker without its settings, in the directory of the server's code. */
export const WORKER_TEMPLATE = 'service-worker.js';

/** Placeholder for the settings in the built worker, so that the same sources give the same file. */
export const WORKER_SETTINGS_MARK = '__WORKER_SETTINGS__';

/**
 * Modules whose files must be there without a connection: the offline page, what tells of
 * a write that waits, and the number of pieces in the kept cart.
 */
const NEEDED_OFFLINE = [
  'pages/offline/+Page.tsx',
  'components/ui/overlay/ToastHost.tsx',
  'components/layout/header/CachedCartEntry.tsx',
];

/** Vite's manifest: built files, with the keys of what they import. */
const Paths = v.optional(v.array(v.string()));
const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), isEntry: v.optional(v.boolean()), imports: Paths, css: Paths }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/** Fills in the worker's settings: the build, and the files that it fetches when it is installed. */
export const writeServiceWorker: BuildStep = ({ site, buildId, settings: { serviceWorker } }) => {
  const manifest = readJson(join(site, '../assets.json'), Manifest);
  const settings: WorkerSettings = {
    build: buildId,
    isOff: !serviceWorker,
    revision: revisionOf(site),
    offlinePages: Object.fromEntries(LOCALES.map((locale) => [locale, localePath(offline.path, locale)])),
    assets: [...scriptsOf(NEEDED_OFFLINE, manifest), ...styleSheets(manifest), ...iconSprite(site)],
  };
  const code = readFileSync(join(site, '../server', WORKER_TEMPLATE), 'utf8');
  if (!code.includes(WORKER_SETTINGS_MARK))
    throw new Error(`${WORKER_TEMPLATE} has no place for its settings`);
  // Its directory is the worker's scope, and browsers look for a new version at this address.
  writeFileSync(
    join(site, offline.serviceWorker),
    code.replaceAll(WORKER_SETTINGS_MARK, JSON.stringify(settings)),
  );
};

/** Changes with the content of the offline pages, such as the phone number: then browsers fetch them again. */
function revisionOf(site: string): string {
  const data = LOCALES.map((locale) =>
    readFileSync(join(site, pageDataPath(localePath(offline.path, locale)))),
  );
  const props = data.map(
    (text) => v.parse(v.object({ pageProps: v.unknown() }), JSON.parse(text.toString())).pageProps,
  );
  return createHash('sha256').update(JSON.stringify(props)).digest('hex').slice(0, 10);
}

/** Path of the sprite, which the manifest does not list. */
function iconSprite(site: string): string[] {
  return readdirSync(join(site, 'assets'))
    .filter((name) => /^icons\.\w+\.svg$/.test(name))
    .map((name) => `/assets/${name}`);
}

/** Paths of modules' scripts with all static imports. Throws if a module is not in the manifest. */
export function scriptsOf(modules: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>();
  const add = (module: string) => {
    const built = manifest[module];
    if (built === undefined) throw new Error(`The build has no ${module}`);
    if (found.has(built.file)) return;
    found.add(built.file);
    for (const imported of built.imports ?? []) add(imported);
  };
  for (const module of modules) add(module);
  return [...found].map((file) => `/${file}`);
}

/**
 * Paths of all style sheets but the entry's, which every page inlines: a page that is reached by a link loads those that
 * the document did not inline.
 */
export function styleSheets(manifest: Manifest): string[] {
  const built = Object.values(manifest);
  const inlined = built.filter(({ isEntry }) => isEntry).flatMap(({ css = [] }) => css);
  const sheets = built.flatMap(({ css = [] }) => css).filter((file) => !inlined.includes(file));
  return [...new Set(sheets)].map((file) => `/${file}`);
}
