import type { Localized } from '../core/locale.js';

/** An editorial page, addressed by its slug. `content` is sanitised HTML. */
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
  /** Ids of categories whose products belong to the subject. */
  relatedCategoryIds: number[];
}

export interface FaqEntry {
  /** Questions of a group follow each other and stand under its name; null where there are no groups. */
  group: Localized | null;
  question: Localized;
  /** Sanitised HTML. */
  answer: Localized;
}

/** A link as editors write it: a slug, not an address. */
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

/** Names of the shop, and what every page shows around its content. */
export interface ShopShell {
  shopName: Localized;
  tagline: Localized;
  navLinks: NavLink[];
  footerMenu: NavLink[];
  footer: Footer;
}

/** Interface words that an editor has overridden, by key: plain text. */
export type TranslationOverrides = Record<string, Localized>;
