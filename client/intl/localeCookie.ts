import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../domain/core/limits.js';
import { DEFAULT_LOCALE, LANGUAGES, type Locale, LOCALES } from '../../domain/core/locale.js';
import { readCookie } from '../storage/cookies.js';

/**
 * Stores the language for a year, for the redirect of the home page. A first visit in a language other than the
 * browser's is not stored: it is likely a followed link rather than a choice.
 */
export function rememberLocale(locale: Locale): void {
  if (readCookie(LOCALE_COOKIE) === null && browserLocale() !== locale) return;
  document.cookie = localeCookie(locale) + (location.protocol === 'https:' ? '; Secure' : '');
}

/** The cookie of this language, as `document.cookie` takes it, without `Secure`. */
export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; Path=/; SameSite=Lax`;
}

/** The shop's best match for the browser's languages, as in vercel.json's redirect. */
function browserLocale(): Locale {
  const [language = ''] = navigator.language.toLowerCase().split('-');
  const speaks = (languages: readonly string[]) => languages.includes(language);
  return LOCALES.find((locale) => speaks(LANGUAGES[locale].browserLanguages)) ?? DEFAULT_LOCALE;
}
