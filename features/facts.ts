import { compare } from './compare/facts.js';
import type { FeatureFacts } from './feature.js';
import { reviews } from './reviews/facts.js';
import { stockRequests } from './stockRequests/facts.js';
import { wishlist } from './wishlist/facts.js';

const ALL = [wishlist, compare, stockRequests, reviews] as const;

/** The optional features; the other tables of this folder have their parts. */
export const FEATURES: readonly FeatureFacts[] = ALL;

/** Those with a page of their own. */
export const FEATURE_PAGES = FEATURES.flatMap(({ path, ...facts }) =>
  path === undefined ? [] : [{ path, ...facts }],
);

/** The tables of what they keep in browsers. */
export type FeatureStorage = (typeof ALL)[number]['storage'];

/** Those with a link in the header and the menus. */
export const LINKS = FEATURE_PAGES.flatMap(({ path, link }) =>
  link === undefined ? [] : [{ path, ...link }],
);
