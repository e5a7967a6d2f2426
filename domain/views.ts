/**
 * What a page shows, already in the page's language: the small, serialisable values that travel from the
 * server's loaders into prerendered HTML and hydration.
 */
import type { Locale } from './locale.js';

/** What the document's head says about the page. */
export interface PageHead {
  title: string;
  description: string;
  /** Path without locale; null where the page is not to be indexed. */
  canonicalPath: string | null;
  /** Address of a picture for social networks. */
  image: string | null;
  openGraphType: 'website' | 'article' | 'product';
  /** schema.org objects. */
  jsonLd: object[];
}

export interface LinkView {
  name: string;
  path: string;
  icon: string | null;
}

/** What stands around every page. */
export interface ShellView {
  locale: Locale;
  shopName: string;
  tagline: string;
  categories: LinkView[];
  navLinks: LinkView[];
  footerMenu: LinkView[];
  footer: {
    sections: { title: string; links: LinkView[] }[];
    newsletter: { placeholder: string; button: string; description: string };
    copyrights: string;
    socialMedia: { url: string; icon: string }[];
  };
  whatsAppNumber: string | null;
}
