import { filledCategories } from '../../../domain/catalogue/category.js';
import type { FooterSection, ShopShell } from '../../../domain/content/content.js';
import { slugKey } from '../../../domain/text/slugs.js';
import { BRANCHES_SLUG, hasBranches } from './hasBranches.js';
import type { Backend } from '../../ports/backend.js';

/** Menus and footer without links to categories in which there is nothing to buy, and to branches that do not exist. */
export async function readMenus({ content, store }: Pick<Backend, 'content' | 'store'>): Promise<ShopShell> {
  const [shell, categories, hasBranchPage] = await Promise.all([
    content.getShell(),
    store.catalogue.listCategories(),
    hasBranches(content),
  ]);
  const filled = filledCategories(categories);
  const empty = new Set(
    categories.filter((category) => !filled.includes(category)).map(({ slug }) => slugKey(slug)),
  );
  if (!hasBranchPage) empty.add(slugKey(BRANCHES_SLUG));
  if (empty.size === 0) return shell;
  const withTarget = <T extends { slug: string }>(links: readonly T[]) =>
    links.filter(({ slug }) => !empty.has(slugKey(slug.replace(/^category\//, ''))));
  const sectionOf = (section: FooterSection) => ({ ...section, links: withTarget(section.links) });
  const { left, middle, right } = shell.footer;
  return {
    ...shell,
    navLinks: withTarget(shell.navLinks),
    footerMenu: withTarget(shell.footerMenu),
    footer: { ...shell.footer, left: sectionOf(left), middle: sectionOf(middle), right: sectionOf(right) },
  };
}
