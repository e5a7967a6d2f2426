import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../domain/core/limits.js';
import { DEFAULT_LOCALE, LANGUAGES, type Locale, LOCALES } from '../../domain/core/locale.js';
import { readCookie } from '../core/cookies.js';

/**
 * Remembers the language for a year, so that the home page opens in it again. A first visit in another language
 * than the browser's proves no choice: somebody followed a link, and the home page should still ask the browser.
 */
export function rememberLocale(locale: Locale): void {
  if (readCookie(LOCALE_COOKIE) === null && browserLocale() !== locale) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
}

/** The shop's language that the browser asks for first, as in vercel.json's redirect. */
function browserLocale(): Locale {
  const [language = ''] = navigator.language.toLowerCase().split('-');
  const speaks = (languages: readonly string[]) => languages.includes(language);
  return LOCALES.find((locale) => speaks(LANGUAGES[locale].browserLanguages)) ?? DEFAULT_LOCALE;
}
