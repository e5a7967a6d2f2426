import { expect, it } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import type { SocialCard } from '../../../domain/content/socialCard.js';
import { NO_PICTURE } from '../../../domain/core/pictures.js';
import type { Backend } from '../../ports/backend.js';
import { cardDigest, productCard, socialPicture } from './socialCards.js';

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

const SIZE = { width: 205, aspect: 55, rim: 16, commercial: false };
const cardOf = (name: string, changes: Partial<Product> = {}) =>
  productCard(
    {
      ...{ name: { en: name }, brand: { name: { en: 'Michelin' }, logo: null } },
      ...{ size: SIZE, image: '/pictures/a.webp', ...changes },
    } as Product,
    { shopName: { en: 'Rasfa' }, tagline: { en: 'Tyres' } },
    'en',
  );

it.each([
  ['Michelin Primacy 205/55 R16 91V', 'Michelin Primacy', '205/55 R16 91V'],
  // A card without a title would name nothing.
  ['205/55 R16 Michelin Primacy', '205/55 R16 Michelin Primacy', '205/55 R16'],
  ['Michelin Primacy', 'Michelin Primacy', '205/55 R16'],
])('draws the size of “%s” on a line of its own', (name, title, size) => {
  expect(cardOf(name)).toMatchObject({ title, size, kicker: 'Michelin', picture: '/pictures/a.webp' });
});

it('draws nothing of what a product has not', () => {
  const bare = cardOf('Battery', { size: null, brand: null, image: NO_PICTURE });
  expect(bare).toMatchObject({ title: 'Battery', size: null, kicker: '', picture: null });
});
