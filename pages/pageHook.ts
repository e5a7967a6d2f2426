import { render } from 'vite-plugin-ssr/abort';
import { LOCALES, type Locale } from '../domain/core/locale.js';
import { splitLocale } from '../domain/core/paths.js';
import { getBackend } from '../server/backend.js';
import type { PageLoader } from '../server/actions/pages/page.js';
import { loadFrame } from '../server/actions/pages/frame.js';
import { lookUpWords } from '../server/actions/content/words.js';

/** What the framework tells a page's hook. */
export interface HookContext {
  urlOriginal: string;
  locale?: Locale;
  routeParams?: Record<string, string>;
  /** The page's data where the build has loaded it already: this thread only renders. */
  loaded?: object;
}

/** Makes the hook that runs before a page is rendered, at build or on demand: loads the page and its shell. */
export function pageHook<Props>(load: PageLoader<Props>) {
  return async (context: HookContext) => {
    if (context.loaded !== undefined) return { pageContext: context.loaded };
    const address = readAddress(context);
    const { shell, backend } = await loadFrame(await getBackend(), address.locale);
    const word = lookUpWords(address.locale, shell.words);
    const page = await load(backend, { ...address, word, params: context.routeParams ?? {} });
    if (page === null) throw render(404);
    return { pageContext: { ...page, shell, locale: address.locale } };
  };
}

/** Locale, path and query of the address that is rendered; the locale may or may not be off it yet. */
export function readAddress({ urlOriginal, locale }: HookContext) {
  const split = splitLocale(urlOriginal);
  const url = new URL(split.path, 'http://page.invalid');
  const path = url.pathname.replace(/\/index\.pageContext\.json$/, '') || '/';
  return { locale: LOCALES.find((known) => known === locale) ?? split.locale, path, query: url.searchParams };
}
