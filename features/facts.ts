import { compare } from './compare/facts.js';
import type { FeatureFacts } from './feature.js';
import { landing } from './landing/facts.js';
import { offline } from './offline/facts.js';
import { reviews } from './reviews/facts.js';
import { stockRequests } from './stockRequests/facts.js';
import { wishlist } from './wishlist/facts.js';

const ALL = [wishlist, compare, stockRequests, reviews, landing, offline] as const;

/** The optional features; the other tables of this folder have their parts. */
export const FEATURES: readonly FeatureFacts[] = ALL;

/** Those with a page of their own. */
export const FEATURE_PAGES = FEATURES.flatMap(({ path, ...facts }) =>
  path === undefined ? [] : [{ path, ...facts }],
);

/** Those with trees of pages. */
export const FEATURE_TREES = FEATURES.flatMap(({ tree, ...facts }) =>
  tree === undefined ? [] : [{ ...tree, ...facts }],
);

/** The addresses below which features have pages. */
export const TREE_ROOTS = FEATURE_TREES.flatMap(({ roots }) => roots);

/** The feature whose page is at a path without locale, or below one of its roots. */
export function treeAt(path: string): (typeof FEATURE_TREES)[number] | undefined {
  return FEATURE_TREES.find(({ roots }) =>
    roots.some(({ path: root }) => path === root || path.startsWith(`${root}/`)),
  );
}

/** Address of the shop's service worker; undefined without one. */
export const SERVICE_WORKER = FEATURES.find(
  ({ serviceWorker }) => serviceWorker !== undefined,
)?.serviceWorker;

/** The tables of what they keep in browsers. */
export type FeatureStorage = (typeof ALL)[number]['storage'];

/** Those with a link in the header and the menus. */
export const LINKS = FEATURE_PAGES.flatMap(({ path, link }) =>
  link === undefined ? [] : [{ path, ...link }],
);
