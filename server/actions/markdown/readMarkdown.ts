import { isLandingPath } from '../../../features/landing/domain/landingPaths.js';
import {
  agentsTextPath,
  localePath,
  pageOfMarkdown,
  PATHS,
  splitLocale,
} from '../../../domain/core/paths.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { loadBranches } from '../pages/content/branches.js';
import { loadCategory } from '../pages/category.js';
import { loadContentPage, loadFaq } from '../pages/content/content.js';
import { loadFrame } from '../pages/frame.js';
import { loadLanding } from '../../../features/landing/server/loadLanding.js';
import type { PageLoader } from '../pages/page.js';
import { productLoader } from '../pages/product.js';
import { loadTip, loadTips } from '../pages/content/tips.js';
import { buildAgentsText } from './agentsText.js';
import { categoryMarkdown, landingMarkdown } from './listingMarkdown.js';
import type { MarkdownPage } from './markdownPage.js';
import { productMarkdown } from './productMarkdown.js';
import { branchesMarkdown } from './branchesMarkdown.js';
import { contentMarkdown, faqMarkdown, tipMarkdown, tipsMarkdown } from './textMarkdown.js';

/** A text for programs. */
interface MarkdownFile {
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** The Markdown of a page, found by the page's path; null if the page does not exist. */
interface Kind {
  /** Its groups are the parameters of the loader. */
  path: RegExp | ((path: string) => boolean);
  read: (
    backend: Backend,
    request: Parameters<PageLoader<unknown>>[1],
    page: MarkdownPage,
  ) => Promise<string | null>;
}

/** The file at an address such as `/ar/product/simple/7.md` or `/llms.txt`; null where there is none. */
export async function readMarkdown(backend: Backend, url: URL): Promise<MarkdownFile | null> {
  const { locale, path } = splitLocale(url.pathname);
  const pagePath = pageOfMarkdown(path);
  const kind = pagePath === null ? undefined : KINDS.find((known) => paramsOf(known, pagePath) !== null);
  if (path !== agentsTextPath && kind === undefined) return null;
  const { shell, backend: named } = await loadFrame(backend, locale);
  const { publicUrl: origin } = backend.settings;
  const addressOf = (target: string) => `${origin}${localePath(target, locale)}`;
  const word = translateTo(locale, shell.words);
  const page = { locale, word, origin, addressOf };
  if (kind === undefined || pagePath === null) {
    return { type: 'text/plain; charset=utf-8', body: await buildAgentsText(named, page) };
  }
  const params = paramsOf(kind, pagePath) ?? {};
  const body = await kind.read(
    named,
    { locale, word, params, query: url.searchParams, path: pagePath },
    page,
  );
  if (body === null) return null;
  // Search engines show the page itself.
  const headers = { 'x-robots-tag': 'noindex', link: `<${addressOf(pagePath)}>; rel="canonical"` };
  return { type: 'text/markdown; charset=utf-8', body, headers };
}

function kindOf<Props>(
  path: Kind['path'],
  load: PageLoader<Props>,
  write: (props: Props, page: MarkdownPage) => string,
): Kind {
  return {
    path,
    read: async (backend, request, page) => {
      const loaded = await load(backend, request);
      return loaded === null ? null : write(loaded.pageProps, page);
    },
  };
}

const KINDS: readonly Kind[] = [
  kindOf(/^\/product\/simple\/(?<id>\d{1,15})$/, productLoader('simple'), productMarkdown),
  kindOf(/^\/product\/variable\/(?<id>\d{1,15})$/, productLoader('variable'), productMarkdown),
  kindOf(/^\/category\/(?<id>\d{1,15})$/, loadCategory, categoryMarkdown),
  kindOf(isLandingPath, loadLanding, landingMarkdown),
  kindOf(/^\/tips-and-tricks\/(?<id>\d{1,15})$/, loadTip, tipMarkdown),
  kindOf((path) => path === PATHS.tips, loadTips, tipsMarkdown),
  kindOf((path) => path === PATHS.faq, loadFaq, faqMarkdown),
  kindOf((path) => path === PATHS.branches, loadBranches, branchesMarkdown),
  kindOf(/^\/(?<slug>[^/]+)$/, loadContentPage, contentMarkdown),
];

function paramsOf({ path }: Kind, pagePath: string): Record<string, string> | null {
  if (typeof path === 'function') return path(pagePath) ? {} : null;
  const match = path.exec(pagePath);
  return match === null ? null : { ...match.groups };
}
