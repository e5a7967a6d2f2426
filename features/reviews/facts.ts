import type { FeatureFacts } from '../feature.js';

export const reviews = {
  storage: { reviewDrafts: { purpose: 'forms', place: 'tab' } },
} as const satisfies FeatureFacts;
