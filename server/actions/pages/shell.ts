import type { Category } from '../../../domain/category.js';
import type { FooterSection, NavLink } from '../../../domain/content.js';
import { inLocale, type Locale } from '../../../domain/locale.js';
import { categoryPath, pagePath } from '../../../domain/paths.js';
import type { LinkView, ShellView } from '../../../domain/views.js';
import type { WordOverrides } from '../../../domain/wordOverrides.js';
import type { Backend } from '../../ports/backend.js';

/** Header, menus and footer of every page, in the page's language. */
export async function loadShell(
  { content, store, settings }: Backend,
  locale: Locale,
  words: WordOverrides,
): Promise<ShellView> {
  const [shell, categories] = await Promise.all([content.getShell(), store.catalogue.listCategories()]);
  const pathOf = slugResolver(categories);
  const toLink = ({ name, slug, icon }: NavLink): LinkView => ({
    name: inLocale(name, locale),
    path: pathOf(slug),
    icon,
  });
  const toSection = ({ title, links }: FooterSection) => ({
    title: inLocale(title, locale),
    links: links.map(({ name, slug }) => ({ name: inLocale(name, locale), path: pathOf(slug), icon: null })),
  });
  const { footer } = shell;
  return {
    locale,
    origin: settings.publicUrl,
    shopName: inLocale(shell.shopName, locale),
    tagline: inLocale(shell.tagline, locale),
    words,
    categories: categories.map(({ name, slug, icon }) => ({
      name: inLocale(name, locale),
      path: pathOf(slug),
      icon,
    })),
    navLinks: shell.navLinks.map(toLink),
    footerMenu: shell.footerMenu.map(toLink),
    footer: {
      sections: [footer.left, footer.middle, footer.right].map(toSection),
      newsletter: {
        placeholder: inLocale(footer.newsletter.placeholder, locale),
        button: inLocale(footer.newsletter.button, locale),
        description: inLocale(footer.newsletter.description, locale),
      },
      copyrights: inLocale(footer.copyrights, locale),
      socialMedia: footer.socialMedia,
    },
    whatsAppNumber: settings.whatsAppNumber,
  };
}

/** Editors write slugs; a category's slug leads to its listing, an empty one or `home` to the home page. */
function slugResolver(categories: readonly Category[]): (slug: string) => string {
  const bySlug = new Map(categories.map(({ slug, id }) => [slug, categoryPath(id)]));
  return (slug) => bySlug.get(slug.replace(/^category\//, '')) ?? pagePath(slug);
}
