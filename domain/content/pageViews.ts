/** View models that every page shares: small, serialisable and localised values from loaders to prerendering and hydration. */
import type { CustomerChannel } from '../notifications/channels.js';
import type { Locale } from '../core/locale.js';
import type { SocialPicture } from './socialCard.js';
import type { WordOverrides } from './wordOverrides.js';

/** Contents of the document's head. */
export interface PageHead {
  title: string;
  description: string;
  /** Path without locale; null for `noindex`. */
  canonicalPath: string | null;
  /** The picture for social networks. */
  image: SocialPicture;
  /** Path without locale of a feed of the listed items. */
  feedPath: string | null;
  openGraphType: 'website' | 'article' | 'product';
  /** schema.org objects. */
  jsonLd: object[];
}

export interface LinkView {
  name: string;
  /** The language of its name, if it differs from the page's. */
  lang?: Locale | undefined;
  path: string;
  icon: string | null;
}

/** Where analytics events go; at least one is set. */
export interface AnalyticsSettings {
  /** Google Tag Manager's container, `GTM-…`. */
  gtmId: string | null;
  /** Address that receives each event as JSON. */
  url: string | null;
}

/** Analytics, and the words that ask for consent to it. */
export interface AnalyticsView {
  settings: AnalyticsSettings;
  words: { label: string; text: string; accept: string; decline: string; settings: string };
}

/**
 * A shop that must not be mistaken for the real one: a preview, a preview that does not keep data, or a public
 * demonstration that does not keep data. Every page says so, and search engines index none.
 */
export type Trial = 'preview' | 'preview_forgets' | 'demo_forgets';

/** The layout around every page. */
export interface ShellView {
  locale: Locale;
  /** Origin of the shop, for absolute addresses. */
  origin: string;
  /** Path prefix before `/api` in the browser; empty for `/api` itself. */
  apiBase: string;
  shopName: string;
  tagline: string;
  /** Interface messages that editors have overridden. */
  words: WordOverrides;
  categories: LinkView[];
  navLinks: LinkView[];
  footerMenu: LinkView[];
  footer: {
    sections: { title: string; links: LinkView[] }[];
    newsletter: { placeholder: string; button: string; description: string };
    copyrights: string;
    socialMedia: { url: string; icon: string; name: string }[];
  };
  whatsAppNumber: string | null;
  /** Whether any order may be paid in cash on delivery. */
  takesCash: boolean;
  /** Absent for a real shop. */
  trial?: Trial;
  /** How the shop can tell people each kind of news of features; absent where it cannot. */
  channels?: Readonly<Record<string, readonly CustomerChannel[]>>;
  /** Whether the browser reports its errors; absent if not. */
  reportsErrors?: true;
  /** Absent if no analytics is configured. */
  analytics?: AnalyticsView;
  /** When the page was rendered, in ms: cached data from before that is older than the page. */
  writtenAt: number;
}

export interface CrumbView {
  name: string;
  path: string;
}
