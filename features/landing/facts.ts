import type { FeatureFacts } from '../feature.js';

/** The indexes; the pages of a size, a brand or a car are below them. */
export const LANDING_PATHS = { sizes: '/tyres', brands: '/brands', cars: '/cars' } as const;

export const landing = {
  tree: {
    page: 'landing',
    roots: [
      { path: LANDING_PATHS.sizes, title: 'landing.sizes' },
      { path: LANDING_PATHS.brands, title: 'landing.brands' },
      { path: LANDING_PATHS.cars, title: 'landing.cars' },
    ],
  },
  hasProducts: true,
  isCatalogue: true,
  storage: {},
} as const satisfies FeatureFacts;
