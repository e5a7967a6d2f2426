import { DEFAULT_LOCALE, type Locale } from '../../domain/core/locale.js';
import { LOCALE_COOKIE } from '../../domain/core/limits.js';
import { readCookies } from './cookies.js';

/** The language in which the shopper last read the shop, for letters to them. */
export function rememberedLocale(request: Request): Locale {
  return readCookies(request).get(LOCALE_COOKIE) === 'ar' ? 'ar' : DEFAULT_LOCALE;
}
