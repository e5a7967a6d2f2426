import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/core/locale.js';

const COMPILED = 'virtual:messages';
const URLS = 'virtual:message-urls';

function localeFile(locale: Locale): string {
  return fileURLToPath(new URL(`../../locales/${locale}.json`, import.meta.url));
}

function readMessages(locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(localeFile(locale), 'utf8')) as Record<string, string>;
}

/**
 * A locale's messages with ICU texts parsed; plain texts stay strings. English is the fallback for missing messages.
 * Throws on malformed ICU.
 */
export function compileMessages(locale: Locale): string {
  const messages = { ...readMessages(DEFAULT_LOCALE), ...readMessages(locale) };
  const compiled = Object.entries(messages).map(([key, text]) => [key, compileText(key, text, locale)]);
  return JSON.stringify(Object.fromEntries(compiled));
}

function compileText(key: string, text: string, locale: Locale): unknown {
  if (!/[{<'#]/.test(text)) return text;
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`locales/${locale}.json: "${key}" is no valid ICU message`, { cause });
  }
}

function fileName(locale: Locale, source: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
  return `i18n/${locale}.${hash}.json`;
}

/**
 * Gives the compiled messages to the server build, and to the browser only the address of `/i18n/{locale}.{hash}.json`,
 * so that only one language is loaded and cached for good.
 */
export function messagesPlugin(): Plugin {
  let isDevelopment = false;
  return {
    name: 'shop:messages',
    configResolved(config) {
      isDevelopment = config.command === 'serve';
    },
    resolveId(id) {
      return id === COMPILED || id === URLS ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${COMPILED}`) {
        return LOCALES.map((locale) => `export const ${locale} = ${compileMessages(locale)};`).join('\n');
      }
      if (id !== `\0${URLS}`) return null;
      const urls = LOCALES.map((locale) => {
        if (isDevelopment) return [locale, `/i18n/${locale}.json`];
        return [locale, `/${fileName(locale, compileMessages(locale))}`];
      });
      return `export const MESSAGE_URLS = ${JSON.stringify(Object.fromEntries(urls))};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const locale of LOCALES) {
        const source = compileMessages(locale);
        this.emitFile({ type: 'asset', fileName: fileName(locale, source), source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const locale = LOCALES.find((candidate) => request.url === `/i18n/${candidate}.json`);
        if (locale === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(compileMessages(locale));
      });
    },
  };
}
