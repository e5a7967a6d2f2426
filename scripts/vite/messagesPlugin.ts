import { byKey } from '../../domain/core/byKey.js';
import { record, string } from 'valibot';
import { readJson } from '../command/readJson.js';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/core/locale.js';
import type { Messages } from '../../locales/intl.js';
import { findPageMessages } from './messageIds.js';

const MESSAGES = 'virtual:messages';
const PARSER = '@formatjs/icu-messageformat-parser';
/** Written by the browser build, read by the server build. */
const BROWSER_MESSAGES = 'browser-messages.json';

/** What the browser build passes to the server build. */
interface BrowserMessages {
  /** Message ids that a page's code can use, by the page's directory. */
  pages: Record<string, string[]>;
  /** URL of each language's file with the messages of all pages. */
  files: Record<Locale, string>;
}

function fileOf(locale: Locale): string {
  return fileURLToPath(new URL(`../../locales/${locale}.json`, import.meta.url));
}

function readMessages(locale: Locale): Record<string, string> {
  return readJson(fileOf(locale), record(string(), string()));
}

/** Compiles a locale's messages, falling back to English for missing ones. Throws on malformed ICU. */
export function compileMessages(locale: Locale): Messages {
  const messages = { ...readMessages(DEFAULT_LOCALE), ...readMessages(locale) };
  const compile = (key: string, text: string) => {
    try {
      return parse(text);
    } catch (cause) {
      throw new Error(`locales/${locale}.json: "${key}" is not a valid ICU message`, { cause });
    }
  };
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(key, text)]));
}

/**
 * Gives pages their messages. `virtual:messages` (server only) has all of them, and the ids that each page's code can
 * use, which are embedded in the page. `/i18n/{locale}.{hash}.json` has the messages of all pages, for client-side
 * navigation. In development every page embeds all messages. Built messages are parsed, so browsers get no parser.
 */
export function messagesPlugin(): Plugin {
  let folder: string | null = null;
  let isBrowserBuild = false;
  return {
    name: 'shop:messages',
    enforce: 'pre',
    configResolved({ command, build }) {
      if (command === 'build') folder = dirname(build.outDir);
      isBrowserBuild = command === 'build' && build.ssr === false;
    },
    resolveId(id, importer) {
      if (id === PARSER && isBrowserBuild) return this.resolve(`${PARSER}/no-parser.js`, importer);
      return id === MESSAGES ? `\0${MESSAGES}` : null;
    },
    load(id) {
      if (id !== `\0${MESSAGES}`) return null;
      const messages = byLocale(compileMessages);
      return `export const MESSAGES = ${JSON.stringify(messages)};
export const BROWSER_MESSAGES = ${folder === null ? JSON.stringify(DEVELOPMENT) : readFileSync(join(folder, BROWSER_MESSAGES), 'utf8')};`;
    },
    generateBundle(_, bundle) {
      if (!isBrowserBuild || folder === null) return;
      const pages = findPages(this, bundle);
      const ids = new Set(Object.values(pages).flat());
      const emit = (locale: Locale) => {
        const source = JSON.stringify(only(ids, compileMessages(locale)));
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
        const fileName = `i18n/${locale}.${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const written: BrowserMessages = { pages, files: byLocale(emit) };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, BROWSER_MESSAGES), JSON.stringify(written));
    },
    configureServer(server) {
      reloadChangedMessages(server);
      server.middlewares.use((request, response, next) => {
        const locale = LOCALES.find((candidate) => request.url === DEVELOPMENT.files[candidate]);
        if (locale === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(JSON.stringify(compileMessages(locale)));
      });
    },
  };
}

/** Pages have their messages from the server, so that a changed file of messages takes a new page. */
function reloadChangedMessages({ watcher, environments, ws }: ViteDevServer): void {
  watcher.on('change', (file) => {
    if (!LOCALES.some((locale) => file === fileOf(locale))) return;
    for (const { moduleGraph } of Object.values(environments)) {
      const messages = moduleGraph.getModuleById(`\0${MESSAGES}`);
      if (messages !== undefined) moduleGraph.invalidateModule(messages);
    }
    ws.send({ type: 'full-reload' });
  });
}

const DEVELOPMENT: BrowserMessages = {
  pages: {},
  files: byLocale((locale) => `/i18n/${locale}.json`),
};

function byLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return byKey(LOCALES, valueOf);
}

function only(ids: ReadonlySet<string>, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)));
}

function findPages(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const modules = Object.fromEntries(chunks.flatMap((chunk) => Object.entries(chunk.modules)));
  const entry = chunks.find(({ isEntry }) => isEntry)?.facadeModuleId;
  if (entry === undefined || entry === null) throw new Error('The bundle has no entry');
  const graph = {
    importsOf: (id: string) => {
      const info = context.getModuleInfo(id);
      return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
    },
    codeOf: (id: string) => modules[id]?.code ?? null,
  };
  const pages = Object.keys(modules).filter((id) => id.endsWith('/+Page.tsx'));
  return findPageMessages(entry, pages, graph, Object.keys(readMessages(DEFAULT_LOCALE)));
}
