import { compare } from './compare/facts.js';
import type { FeatureFacts } from './feature.js';

const ALL = [compare] as const;

/** The optional features; `places.ts` has what they draw. */
export const FEATURES: readonly FeatureFacts[] = ALL;

/** The tables of what they keep in browsers. */
export type FeatureStorage = (typeof ALL)[number]['storage'];
