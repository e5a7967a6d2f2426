import { treeAt } from '../../../features/facts.js';
import { PAGE_TREES } from '../../../features/pageTrees.js';
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
import { productLoader } from '../pages/product.js';
import { loadTip, loadTips } from '../pages/content/tips.js';
import { buildAgentsText } from './agentsText.js';
import { categoryMarkdown } from './listingMarkdown.js';
import { type MarkdownReader, markdownReader } from './markdownReader.js';
import { productMarkdown } from './productMarkdown.js';
import { branchesMarkdown } from './branchesMarkdown.js';
import { contentMarkdown, faqMarkdown, tipMarkdown, tipsMarkdown } from './textMarkdown.js';

/** A text for programs. */
interface MarkdownFile {
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** Pages with Markdown. */
interface Kind {
  /** Its groups are the parameters of the loader. */
  path: RegExp | ((path: string) => boolean);
  read: MarkdownReader;
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

const KINDS: readonly Kind[] = [
  {
    path: /^\/product\/simple\/(?<id>\d{1,15})$/,
    read: markdownReader(productLoader('simple'), productMarkdown),
  },
  {
    path: /^\/product\/variable\/(?<id>\d{1,15})$/,
    read: markdownReader(productLoader('variable'), productMarkdown),
  },
  { path: /^\/category\/(?<id>\d{1,15})$/, read: markdownReader(loadCategory, categoryMarkdown) },
  ...Object.entries(PAGE_TREES).map(([name, { readMarkdown: read }]) => ({
    path: (path: string) => treeAt(path)?.page === name,
    read,
  })),
  { path: /^\/tips-and-tricks\/(?<id>\d{1,15})$/, read: markdownReader(loadTip, tipMarkdown) },
  { path: (path) => path === PATHS.tips, read: markdownReader(loadTips, tipsMarkdown) },
  { path: (path) => path === PATHS.faq, read: markdownReader(loadFaq, faqMarkdown) },
  { path: (path) => path === PATHS.branches, read: markdownReader(loadBranches, branchesMarkdown) },
  { path: /^\/(?<slug>[^/]+)$/, read: markdownReader(loadContentPage, contentMarkdown) },
];

function paramsOf({ path }: Kind, pagePath: string): Record<string, string> | null {
  if (typeof path === 'function') return path(pagePath) ? {} : null;
  const match = path.exec(pagePath);
  return match === null ? null : { ...match.groups };
}
