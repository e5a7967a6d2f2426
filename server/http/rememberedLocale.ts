import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../domain/core/locale.js';
import { LOCALE_COOKIE } from '../../domain/core/limits.js';
import { readCookies } from './cookies.js';

/** The language in which the shopper last used the shop, for mail to them. */
export function rememberedLocale(request: Request): Locale {
  const remembered = readCookies(request).get(LOCALE_COOKIE);
  return LOCALES.find((locale) => locale === remembered) ?? DEFAULT_LOCALE;
}
