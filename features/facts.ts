import { compare } from './compare/facts.js';
import type { FeatureFacts } from './feature.js';
import { stockRequests } from './stockRequests/facts.js';
import { wishlist } from './wishlist/facts.js';

const ALL = [wishlist, compare, stockRequests] as const;

/** The optional features; the other tables of this folder have their parts. */
export const FEATURES: readonly FeatureFacts[] = ALL;

/** The tables of what they keep in browsers. */
export type FeatureStorage = (typeof ALL)[number]['storage'];

/** Those with a link in the header and the menus. */
export const LINKS = FEATURES.flatMap(({ path, link }) => (link === undefined ? [] : [{ path, ...link }]));
