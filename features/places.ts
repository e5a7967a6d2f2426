import { compare } from './compare/places.js';
import type { FeaturePlaces } from './feature.js';

/** What the features of `facts.ts` draw, in the order in which it stands side by side. */
export const PLACES: readonly FeaturePlaces[] = [compare];
