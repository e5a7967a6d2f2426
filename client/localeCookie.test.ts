import { expect, it, vi } from 'vitest';
import { rememberLocale } from './localeCookie.js';

it.each([
  ['http:', 'i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['https:', 'i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
])('the language is remembered for 365 days, over %s', (protocol, cookie) => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  rememberLocale('ar');
  expect(document.cookie).toBe(cookie);
  vi.unstubAllGlobals();
});
