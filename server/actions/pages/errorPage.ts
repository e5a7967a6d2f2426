import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locale } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import type { NotFoundPageProps } from '../../../domain/pages/contentViews.js';
import type { ShellView } from '../../../domain/content/pageViews.js';
import type { Backend } from '../../ports/backend.js';
import { loadOverrides } from '../words/words.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadNotFound, notFoundHead } from './notFound.js';
import type { LoadedPage } from './page.js';
import { loadShell } from './shell.js';

/*
 * The error page for 404 (`path` is the requested path) and for failures (`path` is null), rendered from the backends
 * or from the build, which needs none.
 */

interface ErrorPage extends LoadedPage<NotFoundPageProps> {
  shell: ShellView;
}

interface ErrorPageRequest {
  locale: Locale;
  path: string | null;
}

/** The error page with current products, menus and messages. */
export async function loadErrorPage(
  openBackend: () => Promise<Backend>,
  { locale, path }: ErrorPageRequest,
): Promise<ErrorPage> {
  const backend = await openBackend();
  const overrides = await loadOverrides(backend, locale);
  const word = translateTo(locale, overrides);
  const [page, shell] = await Promise.all([
    loadNotFound(backend, { locale, word, path }),
    loadShell(backend, locale, overrides),
  ]);
  return { ...page, shell };
}

/** The error page from the data of the last build. Throws if the site is not built. */
export async function readBuiltErrorPage({ locale, path }: ErrorPageRequest): Promise<ErrorPage> {
  const text = await readFile(join(builtPage(locale), 'page.json'), 'utf8');
  const { pageProps, shell } = JSON.parse(text) as ErrorPage;
  const word = translateTo(locale, shell.words);
  return { pageProps: { ...pageProps, path }, shell, head: notFoundHead(word, path, shell.shopName) };
}

/** HTML of the error page for failures, ready to send. Throws if the site is not built. */
export function readErrorHtml(locale: Locale): Promise<string> {
  return readFile(join(builtPage(locale), 'index.html'), 'utf8');
}

function builtPage(locale: Locale): string {
  return join(resolve('dist/client'), localePath(PATHS.wentWrong, locale));
}
