import { readJson } from '../command/readJson.js';
import * as v from 'valibot';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { groupChunks } from './pageChunks.js';

const ASSETS = 'virtual:page-assets';
const ENTRY = 'renderer/client.ts';
/** Outside both output directories: written by the browser build, read by the server build. */
const PAGE_FILES = 'page-files.json';

/** Every page's entry lists all names, and a hash does not compress; 42 bits tell the files of all deployments apart. */
const FILE_NAMES = {
  chunkFileNames: 'assets/chunks/[hash:7].js',
  assetFileNames: 'assets/static/[name].[hash:7][extname]',
};

/** The browser files of a page, in loading order. */
const PageFiles = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });
type PageFiles = v.InferOutput<typeof PageFiles>;

/**
 * Builds `renderer/client.ts` for the browser, instead of the framework's own client, with one chunk for what every
 * page needs, and exports the files of each page to the server as `virtual:page-assets`. Style sheets are exported as
 * text, because they are inlined. Empty in development, where Vite serves single modules.
 */
export function pageAssetsPlugin(): Plugin {
  let folder: string | null = null;
  let isBrowserBuild = false;
  let groups: ReadonlyMap<string, string> = new Map();
  return {
    name: 'shop:page-assets',
    enforce: 'post',
    configResolved({ command, build }) {
      isBrowserBuild = command === 'build' && build.ssr === false;
      if (command === 'build') folder = dirname(build.outDir);
    },
    options: (options) => (isBrowserBuild ? { ...options, input: { client: ENTRY } } : null),
    buildEnd() {
      if (isBrowserBuild) groups = groupChunks(this);
    },
    outputOptions(options) {
      if (!isBrowserBuild) return null;
      const name = (id: string) => groups.get(id);
      // Everything that a group needs is in a group.
      const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name, debugName: 'pages' }] };
      return { ...options, ...FILE_NAMES, codeSplitting };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isBrowserBuild || folder === null) return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, PAGE_FILES), JSON.stringify(findPageFiles(chunks)));
      },
    },
    resolveId: (id) => (id === ASSETS ? `\0${ASSETS}` : null),
    load(id) {
      if (id !== `\0${ASSETS}`) return null;
      return folder === null
        ? 'export const PAGE_FILES = {}; export const STYLES = {};'
        : writeModule(folder);
    },
  };
}

function writeModule(folder: string): string {
  const files = readJson(join(folder, PAGE_FILES), v.record(v.string(), PageFiles));
  const sheets = new Set(Object.values(files).flatMap(({ styles }) => styles));
  const read = (file: string) => readFileSync(join(folder, 'client', file), 'utf8').trim();
  const styles = Object.fromEntries([...sheets].map((file) => [file, read(file)]));
  return `export const PAGE_FILES = ${JSON.stringify(files)};
export const STYLES = ${JSON.stringify(styles)};`;
}

/** The properties of a chunk that determine a page's files. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'isEntry'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

/**
 * The files of every page by its directory, `/pages/faq`: the entry's first, then what it imports, the page's own last.
 */
export function findPageFiles(chunks: readonly Chunk[]): Record<string, PageFiles> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closureOf = (chunk: Chunk | undefined, found: Set<Chunk>): Set<Chunk> => {
    if (chunk === undefined || found.has(chunk)) return found;
    for (const name of chunk.imports) closureOf(byName.get(name), found);
    return found.add(chunk);
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const pages = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const page = /\/pages\/.*(?=\/\+Page\.tsx$)/.exec(id)?.[0];
      return page === undefined
        ? []
        : [[page, filesOf([...closureOf(chunk, closureOf(entry, new Set()))])] as const];
    }),
  );
  return Object.fromEntries(pages);
}

function filesOf(chunks: readonly Chunk[]): PageFiles {
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    scripts: chunks.map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(sheets)].map((file) => `/${file}`),
  };
}
