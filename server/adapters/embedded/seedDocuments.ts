import type {
  ContentPage,
  FaqEntry,
  Footer,
  FooterSection,
  HomeContent,
  NavLink,
  NotFoundContent,
  ShopShell,
  Tip,
  TranslationOverrides,
} from '../../../domain/content/content.js';
import type { Localized } from '../../../domain/core/locale.js';
import type { SqlValue } from '../../database/database.js';
import { FAQ, FAQ_PAGE } from './seed/faq.js';
import { PAGES } from './seed/pages.js';
import {
  FOOTER,
  FOOTER_MENU,
  HOME,
  NAV_LINKS,
  NOT_FOUND_PAGE,
  type SeedFooterSection,
  SHOP,
} from './seed/site.js';
import { TIPS } from './seed/tips.js';
import { withLinks } from './seedLinks.js';
import { pictureAddresses } from './seedPictures.js';
import { CATEGORY_KEYS, idOf } from './seedProducts.js';

/** Rows of `documents` (kind, key, position, body): what the content port answers, as JSON. */
export function seedDocuments(): SqlValue[][] {
  return [
    ...rowsOf('page', pages(), (page) => page.slug),
    ...rowsOf('tip', tips(), (tip) => String(tip.id)),
    ...rowsOf('faq', faq(), (_, index) => String(index + 1)),
    ...rowsOf('site', [shell()], () => 'shell'),
    ...rowsOf('site', [home()], () => 'home'),
    ...rowsOf('site', [notFound()], () => 'not-found'),
    ...rowsOf('site', [NO_OVERRIDES], () => 'translations'),
  ];
}

const NO_OVERRIDES: TranslationOverrides = {};

function rowsOf<T>(kind: string, documents: readonly T[], keyOf: (document: T, index: number) => string) {
  return documents.map((document, index): SqlValue[] => [
    kind,
    keyOf(document, index),
    index,
    JSON.stringify(document),
  ]);
}

/** The questions have a page of their own, whose text is the questions. */
function pages(): ContentPage[] {
  const questionsPage = { slug: 'faq', ...FAQ_PAGE, content: { en: '', ar: '' }, updatedAt: newest(PAGES) };
  return [...PAGES.map((page) => ({ ...page, content: withLinks(page.content) })), questionsPage];
}

function newest(pages: readonly { updatedAt: string }[]): string {
  return pages.reduce((latest, page) => (page.updatedAt > latest ? page.updatedAt : latest), '');
}

function tips(): Tip[] {
  return TIPS.map(({ picture, relatedCategories, ...tip }, index) => ({
    id: index + 1,
    ...tip,
    content: withLinks(tip.content),
    image: pictureAddresses(picture)[0] ?? null,
    relatedCategoryIds: relatedCategories.map((slug) => idOf(CATEGORY_KEYS, slug)),
  }));
}

function faq(): FaqEntry[] {
  return FAQ.map(({ group, question, answer }) => ({ group, question, answer: withLinks(answer) }));
}

function words(entry: { name: string; name_ar: string }): Localized {
  return { en: entry.name, ar: entry.name_ar };
}

function navLink(entry: { id: number; slug: string; name: string; name_ar: string; icon?: string }): NavLink {
  return { id: entry.id, slug: entry.slug, name: words(entry), icon: entry.icon ?? '' };
}

function shell(): ShopShell {
  return {
    shopName: SHOP.name,
    tagline: SHOP.tagline,
    navLinks: NAV_LINKS.mobile.map(navLink),
    footerMenu: FOOTER_MENU.map(navLink),
    footer: footer(),
  };
}

function footer(): Footer {
  return {
    left: footerSection(FOOTER.section_left),
    middle: footerSection(FOOTER.section_middle),
    right: footerSection(FOOTER.section_right),
    newsletter: {
      placeholder: { en: FOOTER.placeholder, ar: FOOTER.placeholder_ar },
      button: { en: FOOTER.button, ar: FOOTER.button_ar },
      description: { en: FOOTER.desc, ar: FOOTER.desc_ar },
    },
    copyrights: { en: FOOTER.bottom_footer.copyrights, ar: FOOTER.bottom_footer.copyrights_ar },
    socialMedia: FOOTER.bottom_footer.social_media,
  };
}

function footerSection(section: SeedFooterSection): FooterSection {
  return {
    title: { en: section.section_title, ar: section.section_title_ar },
    links: section.links.map((link) => ({ name: words(link), slug: link.slug })),
  };
}

function home(): HomeContent {
  return { title: HOME.hero.title, lead: HOME.hero.lead, promises: HOME.promises };
}

function notFound(): NotFoundContent {
  const { banner, banner_ar, section_1, section_2, section_3 } = NOT_FOUND_PAGE;
  const title = (section: { title: string; title_ar: string }) => ({
    en: section.title,
    ar: section.title_ar,
  });
  return {
    banner: { en: banner, ar: banner_ar },
    productsTitle: title(section_1),
    categoriesTitle: title(section_2),
    pagesTitle: title(section_3),
    pages: section_3.pages.map((slug) => ({ slug, title: titleOf(slug) })),
  };
}

function titleOf(slug: string): Localized {
  const page = pages().find((candidate) => candidate.slug === slug);
  if (page === undefined) throw new Error(`The seed refers to a page "${slug}", which it does not define`);
  return page.title;
}
