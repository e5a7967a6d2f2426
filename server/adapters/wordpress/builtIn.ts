import { findBySlug } from '../../../domain/text/slugs.js';
import { type Category, filledCategories } from '../../../domain/catalogue/category.js';
import type {
  ContentPage,
  Footer,
  HomeContent,
  NavLink,
  NotFoundContent,
  ShopShell,
  Tip,
} from '../../../domain/content/content.js';
import { inEveryLocale, inLocale, type Localized } from '../../../domain/core/locale.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Documents } from './documents.js';

/*
 * Default content where editors have written none, or without the companion plugin. Derived from the site's name,
 * categories and pages, and free of promises that the operator has not made.
 */

interface Written {
  documents: Documents;
  pages: readonly ContentPage[];
  tips: readonly Tip[];
  siteName: string;
  tagline: string;
}

/** Number of entries in the bottom bar on phones. */
const FOOTER_MENU_CATEGORIES = 4;

type BuiltInKey = Extract<MessageKey, `built_in.${string}`> extends `built_in.${infer Key}` ? Key : never;

function word(key: BuiltInKey): Localized {
  return inEveryLocale((locale) => translateTo(locale)(`built_in.${key}`));
}

/** The documents, with defaults for everything missing. */
export function withBuiltIn(
  written: Written,
  categories: readonly Category[],
): { shell: ShopShell; home: HomeContent; notFound: NotFoundContent } {
  const { documents, pages } = written;
  const builtIn = builtInShell(written, categories);
  const notFound = documents.notFound;
  return {
    shell: documents.shell === undefined ? builtIn : fillShell(documents.shell, builtIn),
    home: {
      title: filled(documents.home?.title, builtIn.shopName),
      lead: filled(documents.home?.lead, word('find_size')),
      promises: documents.home?.promises ?? [],
    },
    notFound: {
      banner: filled(notFound?.banner, notHere()),
      productsTitle: filled(notFound?.productsTitle, word('others')),
      categoriesTitle: filled(notFound?.categoriesTitle, word('browse')),
      pagesTitle: filled(notFound?.pagesTitle, word('useful')),
      pages: (notFound?.pages.length ? notFound.pages : pages.map(({ slug }) => ({ slug }))).flatMap(
        ({ slug }) => {
          const page = findBySlug(pages, slug);
          return page === undefined ? [] : [{ slug: page.slug, title: page.title }];
        },
      ),
    },
  };
}

function notHere(): Localized {
  const [title, text] = [word('not_here'), word('not_here_text')];
  return inEveryLocale((locale) => `<h1>${inLocale(title, locale)}</h1><p>${inLocale(text, locale)}</p>`);
}

/** The built-in text, if the editor left the field empty. */
function filled(words: Localized | undefined, otherwise: Localized): Localized {
  return words === undefined || words.en === '' ? otherwise : words;
}

function fillShell(shell: ShopShell, builtIn: ShopShell): ShopShell {
  const { footer } = shell;
  return {
    shopName: filled(shell.shopName, builtIn.shopName),
    tagline: filled(shell.tagline, builtIn.tagline),
    navLinks: shell.navLinks.length === 0 ? builtIn.navLinks : shell.navLinks,
    footerMenu: shell.footerMenu.length === 0 ? builtIn.footerMenu : shell.footerMenu,
    footer: {
      left: footer.left.links.length === 0 ? builtIn.footer.left : footer.left,
      middle: footer.middle.links.length === 0 ? builtIn.footer.middle : footer.middle,
      right: footer.right.title.en === '' ? builtIn.footer.right : footer.right,
      newsletter: {
        placeholder: filled(footer.newsletter.placeholder, builtIn.footer.newsletter.placeholder),
        button: filled(footer.newsletter.button, builtIn.footer.newsletter.button),
        description: filled(footer.newsletter.description, builtIn.footer.newsletter.description),
      },
      copyrights: filled(footer.copyrights, builtIn.footer.copyrights),
      socialMedia: footer.socialMedia.filter(({ url }) => url !== ''),
    },
  };
}

function builtInShell(written: Written, categories: readonly Category[]): ShopShell {
  const shopName = { en: written.siteName };
  const tops = filledCategories(categories).filter(({ parent }) => parent === null);
  return {
    shopName,
    tagline: { en: written.tagline },
    navLinks: builtInLinks(written, tops),
    footerMenu: [
      ...tops.slice(0, FOOTER_MENU_CATEGORIES).map(({ id, slug, name, icon }) => ({ id, slug, name, icon })),
      ...(written.tips.length === 0
        ? []
        : [{ id: 0, slug: 'tips-and-tricks', name: word('tips'), icon: 'bulb' }]),
    ],
    footer: builtInFooter(written, shopName, tops),
  };
}

/** The entries of the burger menu whose targets exist. */
function builtInLinks({ pages, tips, documents }: Written, tops: readonly Category[]): NavLink[] {
  const has = (slug: string) => pages.some((page) => page.slug === slug);
  const entries: [slug: string, name: Localized, isThere: boolean][] = [
    ['home', word('home'), true],
    [`category/${tops[0]?.slug ?? ''}`, word('products'), tops.length > 0],
    ['about', word('about'), has('about')],
    ['tips-and-tricks', word('tips'), tips.length > 0],
    ['contact', word('contact'), true],
    ['branches', word('branches'), (documents.branches?.length ?? 0) > 0 || has('branches')],
    ['find-order', word('track'), true],
    ['faq', word('faq'), (documents.faq?.length ?? 0) > 0 || has('faq')],
    ['privacy-policy', word('privacy'), has('privacy-policy')],
  ];
  return entries
    .filter(([, , isThere]) => isThere)
    .map(([slug, name], index) => ({ id: index + 1, slug, name, icon: '' }));
}

function builtInFooter({ pages }: Written, shopName: Localized, tops: readonly Category[]): Footer {
  return {
    left: { title: shopName, links: tops.map(({ slug, name }) => ({ slug, name })) },
    middle: {
      title: word('information'),
      links: pages.map(({ slug, title }) => ({ slug, name: title })),
    },
    right: { title: word('newsletter'), links: [] },
    newsletter: { placeholder: word('email'), button: word('subscribe'), description: word('news') },
    copyrights: { en: `© ${shopName.en}` },
    socialMedia: [],
  };
}
