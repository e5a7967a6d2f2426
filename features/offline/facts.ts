import type { FeatureFacts } from '../feature.js';

export const offline = {
  path: '/offline',
  privacy: 'momentary',
  serviceWorker: '/sw.js',
  storage: {
    offlineTriedAt: { purpose: 'loading', place: 'tab' },
    'seen-pages': { purpose: 'copies', place: 'cache' },
    'seen-data': { purpose: 'copies', place: 'cache' },
    'seen-pictures': { purpose: 'copies', place: 'cache' },
    assets: { purpose: 'copies', place: 'cache' },
    offline: { purpose: 'copies', place: 'cache' },
  },
} as const satisfies FeatureFacts;
