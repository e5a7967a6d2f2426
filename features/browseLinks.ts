import type { ComponentType } from 'react';
import type { BrowseLinksProps } from './feature.js';
import { LandingIndexes } from './landing/components/LandingIndexes.js';

/** Links below lists of products, for who browses and for search engines. */
export const BROWSE_LINKS: Readonly<Record<string, ComponentType<BrowseLinksProps>>> = {
  landing: LandingIndexes,
};
