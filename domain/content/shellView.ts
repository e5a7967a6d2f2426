import { slugKey } from '../text/slugs.js';
import type { Footer, FooterSection, NavLink } from './content.js';
import { networkName } from './networkName.js';
import { inLocale, type Locale, standIn } from '../core/locale.js';
import { categoryPath, localePath, pagePath, splitLocale } from '../core/paths.js';
import type { LinkView, ShellView } from './pageViews.js';

/** Editorial links around every page; categories come from the store. */
export interface ShellDocuments {
  categories: readonly NavLink[];
  navLinks: readonly NavLink[];
  footerMenu: readonly NavLink[];
  footer: Footer;
}

/** Menus and footer in one language, with slugs resolved to addresses. */
export function toShellLinks(
  { categories, navLinks, footerMenu, footer }: ShellDocuments,
  locale: Locale,
): Pick<ShellView, 'categories' | 'navLinks' | 'footerMenu' | 'footer'> {
  const pathOf = slugResolver(categories);
  const toLink = ({ name, slug, icon }: NavLink): LinkView => ({
    name: inLocale(name, locale),
    ...standIn('lang', name, locale),
    path: pathOf(slug),
    icon,
  });
  const toSection = ({ title, links }: FooterSection) => ({
    title: inLocale(title, locale),
    links: links.map(({ name, slug }) => ({
      name: inLocale(name, locale),
      ...standIn('lang', name, locale),
      path: pathOf(slug),
      icon: null,
    })),
  });
  return {
    categories: categories.map(toLink),
    navLinks: navLinks.map(toLink),
    footerMenu: footerMenu.map(toLink),
    footer: {
      sections: [footer.left, footer.middle, footer.right].map(toSection),
      newsletter: {
        placeholder: inLocale(footer.newsletter.placeholder, locale),
        button: inLocale(footer.newsletter.button, locale),
        description: inLocale(footer.newsletter.description, locale),
      },
      copyrights: inLocale(footer.copyrights, locale),
      socialMedia: footer.socialMedia.map(({ url, icon }) => ({
        ...{ url: inOwnLocale(url, locale), icon, name: networkName(icon) },
      })),
    },
  };
}

/** Addresses of the shop, such as the feed's, are localised. */
function inOwnLocale(url: string, locale: Locale): string {
  return url.startsWith('/') ? localePath(splitLocale(url).path, locale) : url;
}

/** Resolves slugs of editors: a category's slug to its listing, an empty one or `home` to the home page. */
function slugResolver(categories: readonly NavLink[]): (slug: string) => string {
  const bySlug = new Map(categories.map(({ slug, id }) => [slugKey(slug), categoryPath(id)]));
  return (slug) =>
    (slug === '' ? undefined : bySlug.get(slugKey(slug.replace(/^category\//, '')))) ?? pagePath(slug);
}
