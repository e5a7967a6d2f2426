import { render } from 'vite-plugin-ssr/abort';
import { LOCALES, type Locale } from '../domain/core/locale.js';
import { splitLocale } from '../domain/core/paths.js';
import { getBackend } from '../server/backend.js';
import type { PageLoader } from '../server/actions/pages/page.js';
import { loadFrame } from '../server/actions/pages/frame.js';
import { translateTo } from '../locales/serverIntl.js';

/** The parts of vite-plugin-ssr's page context that the hooks use. */
export interface HookContext {
  urlOriginal: string;
  locale?: Locale;
  routeParams?: Record<string, string>;
  /** Data that the build has already loaded, so that this worker thread only renders. */
  loaded?: object;
}

/**
 * Creates an `onBeforeRender` hook, used by prerendering and on-demand rendering. Its `loadPage` loads the page and its
 * shell, null if there is no such page: the build needs the data before it knows whether to render.
 */
export function pageHook<Props>(load: PageLoader<Props>) {
  async function loadPage(context: HookContext) {
    const address = readAddress(context);
    const { shell, backend } = await loadFrame(await getBackend(), address.locale);
    const word = translateTo(address.locale, shell.words);
    const page = await load(backend, { ...address, word, params: context.routeParams ?? {} });
    return page && { ...page, title: page.head.title, shell, locale: address.locale };
  }

  async function onBeforeRender(context: HookContext) {
    const pageContext = context.loaded ?? (await loadPage(context));
    if (pageContext === null) throw render(404);
    return { pageContext };
  }

  return Object.assign(onBeforeRender, { loadPage });
}

/** Locale, path and query of the rendered URL, whether or not the locale prefix has been removed. */
export function readAddress({ urlOriginal, locale }: HookContext) {
  const split = splitLocale(urlOriginal);
  const url = new URL(split.path, 'http://page.invalid');
  return {
    locale: LOCALES.find((known) => known === locale) ?? split.locale,
    path: url.pathname,
    query: url.searchParams,
  };
}
