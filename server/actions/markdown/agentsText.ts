import { filledCategories } from '../../../domain/catalogue/category.js';
import { TREE_ROOTS } from '../../../features/facts.js';
import { inLocale } from '../../../domain/core/locale.js';
import {
  apiDescriptionPath,
  categoryPath,
  feedPath,
  markdownPath,
  pagePath,
  PATHS,
  sitemapPath,
} from '../../../domain/core/paths.js';
import { hasBranches } from '../content/hasBranches.js';
import type { Backend } from '../../ports/backend.js';
import type { MarkdownPage } from './markdownPage.js';
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from './markdownText.js';

/** Pages of which an editor writes only a part. */
const OWN_ENTRY: readonly string[] = [PATHS.faq, PATHS.branches];

/** What the shop has for programs, in the form of https://llmstxt.org. */
export async function buildAgentsText(
  { store, content }: Backend,
  { locale, word, origin, addressOf }: MarkdownPage,
): Promise<string> {
  const [shell, categories, pages, hasBranchPage] = await Promise.all([
    content.getShell(),
    store.catalogue.listCategories(),
    content.listPages(),
    hasBranches(content),
  ]);
  const link = (name: string, path: string) => markdownLink(name, addressOf(path));
  const text = (name: string, path: string) => link(name, markdownPath(path));
  return markdownBlocks(
    `# ${escapeMarkdown(inLocale(shell.shopName, locale))}`,
    `> ${escapeMarkdown(inLocale(shell.tagline, locale))}`,
    word('agents.how'),
    markdownSection(
      word('agents.categories'),
      markdownList(
        filledCategories(categories).map(({ id, name }) => text(inLocale(name, locale), categoryPath(id))),
      ),
    ),
    markdownSection(
      word('agents.tyres'),
      markdownList(TREE_ROOTS.map(({ title, path }) => text(word(title), path))),
    ),
    markdownSection(
      word('agents.pages'),
      markdownList([
        ...pages
          .filter(({ slug }) => !OWN_ENTRY.includes(pagePath(slug)))
          .map(({ slug, title }) => text(inLocale(title, locale), pagePath(slug))),
        ...(hasBranchPage ? [text(word('branches.title'), PATHS.branches)] : []),
        text(word('faq.title'), PATHS.faq),
        text(word('tips.title'), PATHS.tips),
      ]),
    ),
    markdownSection(
      word('agents.data'),
      markdownList([
        markdownLink(word('agents.sitemap'), `${origin}${sitemapPath}`),
        markdownLink(word('agents.products'), `${origin}/feeds/google-${locale}.xml`),
        link(word('agents.articles'), feedPath),
        markdownLink(word('agents.api'), `${origin}${apiDescriptionPath}`),
      ]),
    ),
  );
}
