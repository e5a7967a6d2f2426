import type { Locale } from '../core/locale.js';

/** Size that social networks show large. */
export const SOCIAL_PICTURE_PX = { width: 1200, height: 630 } as const;

/** What a picture for social networks shows. No price: networks keep pictures longer than a price lasts. */
export interface SocialCard {
  locale: Locale;
  /** A line over the title: the brand, or what kind of text it is. */
  kicker: string;
  title: string;
  /** A tyre's size as on its sidewall, null for everything else. */
  size: string | null;
  shopName: string;
  tagline: string;
  /** Path of the picture beside the words. */
  picture: string | null;
}
