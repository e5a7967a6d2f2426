import type { FeatureFacts } from '../feature.js';

export const stockRequests = {
  path: '/stock-requests',
  privacy: 'key-in-query',
  storage: {},
} as const satisfies FeatureFacts;
