import { expect, it } from 'vitest';
import { FEATURE_PAGES } from '../../features/facts.js';
import { LOCALES } from '../core/locale.js';
import { isSecretPage, privacyOf, SECRET_PAGES } from './pagePrivacy.js';
import { localePath, pageDataPath } from '../core/paths.js';

it('knows every page whose address holds a key', () => {
  const ofFeatures = FEATURE_PAGES.filter(({ privacy }) => privacy?.startsWith('key')).map(({ path }) =>
    path.slice(1),
  );
  const all = [
    'auth/reset-password',
    'drafts',
    'forms/open-cart',
    'forms/stop-newsletter',
    'office',
    'receipt',
    'thanks',
    'thanks-cod',
    'trackorder',
    ...ofFeatures,
  ];
  expect(SECRET_PAGES.toSorted()).toEqual(all.toSorted());
});

it.each(SECRET_PAGES)('%s is secret in every language, with what is below it and as data', (page) => {
  for (const locale of LOCALES) {
    const path = localePath(`/${page}`, locale);
    expect([path, `${path}/12`, pageDataPath(path)].map(isSecretPage)).toEqual([true, true, true]);
  }
});

it.each([
  ['/', 'public'],
  ['/ar', 'public'],
  ['/thanks-to-you', 'public'],
  ['/cart', 'public'],
  ['/cart/mobile/address', 'personal'],
  ['/ar/auth/login', 'personal'],
  ['/ar/drafts/abc', 'key-in-path'],
])('%s is %s', (path, privacy) => {
  expect(privacyOf(path)).toBe(privacy);
});
