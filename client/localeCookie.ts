import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../domain/limits.js';
import type { Locale } from '../domain/locale.js';

/** Remembers the language for a year, so that the home page opens in it again. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
}
