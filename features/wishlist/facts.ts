import type { FeatureFacts } from '../feature.js';

export const wishlist = {
  path: '/wishlist',
  isCatalogue: true,
  link: { icon: 'heart', title: 'wish.title', menu: 'menu.wishlist', see: 'wish.see' },
  storage: {
    wishes: { purpose: 'lists', place: 'browser' },
    wishesAgreed: { purpose: 'lists', place: 'browser' },
    wishesSoldOut: { purpose: 'lists', place: 'browser' },
  },
} as const satisfies FeatureFacts;
