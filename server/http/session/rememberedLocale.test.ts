import { expect, it } from 'vitest';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import { rememberedLocale } from './rememberedLocale.js';

const localeOf = (referer: string | null, remembered = '') =>
  rememberedLocale(
    new Request('http://shop.test/api/post/send_code', {
      headers: {
        ...(referer !== null && { referer }),
        ...(remembered !== '' && { cookie: `${LOCALE_COOKIE}=${remembered}` }),
      },
    }),
  );

it('is the language of the page that asks, whatever was used before', () => {
  expect(localeOf('http://shop.test/ar/auth/login', 'en')).toBe('ar');
  expect(localeOf('http://shop.test/auth/login', 'ar')).toBe('en');
});

it('is the language last used if a page of somebody else asks, or none says so', () => {
  for (const referer of ['http://elsewhere.test/ar/', 'http://shop.test:81/ar/', '/ar/', '', null]) {
    expect([localeOf(referer, 'ar'), localeOf(referer, 'en'), localeOf(referer)]).toEqual(['ar', 'en', 'en']);
  }
});

it('is the default language if the browser remembers one that the shop has not', () => {
  expect(localeOf(null, 'xx')).toBe('en');
});
