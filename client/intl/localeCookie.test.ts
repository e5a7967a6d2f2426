import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '../../domain/core/locale.js';
import { rememberLocale } from './localeCookie.js';

interface Visit {
  browser: string;
  cookie?: string;
  protocol?: string;
}

/** The cookies that a page in this language sets. */
function visit(locale: Locale, { browser, cookie = '', protocol = 'https:' }: Visit): string {
  const document = { cookie };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('navigator', { language: browser });
  rememberLocale(locale);
  return document.cookie;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['http:', 'i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['https:', 'i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
])('stores the language for 365 days, over %s', (protocol, cookie) => {
  expect(visit('ar', { browser: 'ar-EG', protocol })).toBe(cookie);
});

it.each<[string, Locale, string]>([
  ['ar-EG', 'en', 'an Arabic browser on an English link'],
  ['arz', 'en', 'another Arabic browser on an English link'],
  ['en-GB', 'ar', 'an English browser on an Arabic link'],
  ['arn', 'ar', 'a Mapudungun browser on an Arabic link'],
])('does not store the language on the first visit of %s to a page in %s: %s', (browser, locale) => {
  expect(visit(locale, { browser })).toBe('');
});

it('replaces the stored language when the visitor chooses another', () => {
  const cookie = 'i18n_redirected=ar';
  expect(visit('en', { browser: 'ar-EG', cookie })).toContain('i18n_redirected=en;');
});
