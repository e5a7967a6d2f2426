import type { Locale } from '../core/locale.js';

/** Size that social networks display as a large card. */
export const SOCIAL_CARD_PX = { width: 1200, height: 630 } as const;

/**
 * Content of a drawn picture for social networks. No price, because networks cache pictures for longer than a price is
 * valid.
 */
export interface SocialCard {
  locale: Locale;
  /** A line above the title: the brand, or the kind of text. */
  kicker: string;
  title: string;
  /** A tyre's size as on its sidewall; null for other products. */
  size: string | null;
  shopName: string;
  tagline: string;
  /** Path of the picture next to the text. */
  picture: string | null;
}

/** A page's picture for social networks. */
export interface SocialPicture {
  /** Address on the shop's origin. */
  address: string;
  /** Whether it has the size of a card; the size of other pictures is unknown. */
  isCard: boolean;
}
