import type { FeatureFacts } from '../feature.js';

export const compare = {
  path: '/compare',
  hasProducts: true,
  storage: { compared: { purpose: 'lists', place: 'browser' } },
} as const satisfies FeatureFacts;
