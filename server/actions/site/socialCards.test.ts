import { expect, it } from 'vitest';
import type { SocialCard } from '../../../domain/content/socialCard.js';
import type { Backend } from '../../ports/backend.js';
import { cardDigest, socialPicture } from './socialCards.js';

const CARD: SocialCard = {
  locale: 'ar',
  kicker: 'ميشلان',
  title: 'إطار',
  size: null,
  shopName: 'رصفة',
  tagline: '',
  picture: '/pictures/a.webp',
};

const withCards = (...digests: string[]) =>
  ({ hasSocialCard: (digest: string) => digests.includes(digest) }) as unknown as Backend;

it('shows a card that the build has drawn, and for everything else the picture itself', () => {
  const digest = cardDigest(CARD);
  expect(socialPicture(withCards(digest), CARD)).toEqual({
    address: `/assets/social/${digest}.jpg`,
    isCard: true,
  });
  const renamed = { ...CARD, title: 'إطار آخر' };
  expect(socialPicture(withCards(digest), renamed)).toEqual({
    address: '/_vercel/image?url=%2Fpictures%2Fa.webp&w=1280&q=75',
    isCard: false,
  });
  expect(socialPicture(withCards(), { ...CARD, picture: null })).toBeUndefined();
});
