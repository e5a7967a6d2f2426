import type { Localized } from '../core/locale.js';

/** An editorial page, identified by its slug. `content` is sanitised HTML. */
export interface ContentPage {
  slug: string;
  title: Localized;
  excerpt: Localized;
  content: Localized;
  /** ISO 8601. */
  updatedAt: string;
}

export interface Tip {
  id: number;
  slug: string;
  title: Localized;
  excerpt: Localized;
  /** Sanitised HTML. */
  content: Localized;
  image: string | null;
  publishedAt: string;
  updatedAt: string;
  /** Categories whose products are related to the subject. */
  relatedCategoryIds: number[];
}

/** An unpublished version of a page or an article. */
export type Draft = { kind: 'page'; page: ContentPage } | { kind: 'tip'; tip: Tip };

export interface FaqEntry {
  /** Heading of the question's group; questions of a group are consecutive. Null if there are no groups. */
  group: Localized | null;
  question: Localized;
  /** Sanitised HTML. */
  answer: Localized;
}

/** A link in an editor's form: a slug, not an address. */
export interface NavLink {
  id: number;
  slug: string;
  name: Localized;
  icon: string;
}

export interface FooterSection {
  title: Localized;
  links: { name: Localized; slug: string }[];
}

export interface Footer {
  left: FooterSection;
  middle: FooterSection;
  right: FooterSection;
  newsletter: { placeholder: Localized; button: Localized; description: Localized };
  copyrights: Localized;
  socialMedia: { url: string; icon: string }[];
}

export interface HomeContent {
  title: Localized;
  lead: Localized;
  promises: { icon: string; title: Localized; text: Localized }[];
}

export interface NotFoundContent {
  /** Sanitised HTML. */
  banner: Localized;
  productsTitle: Localized;
  categoriesTitle: Localized;
  pagesTitle: Localized;
  pages: { slug: string; title: Localized }[];
}

/** Names of the shop, and the layout around every page's content. */
export interface ShopShell {
  shopName: Localized;
  tagline: Localized;
  navLinks: NavLink[];
  footerMenu: NavLink[];
  footer: Footer;
}

/** Interface messages that editors have overridden, by key: plain text. */
export type TranslationOverrides = Record<string, Localized>;
