import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../domain/core/locale.js';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import { splitLocale } from '../../../domain/core/paths.js';
import { readCookies } from './cookies.js';

/** The language of the page that sends the request, or else in which the shopper last used the shop, for mail to them. */
export function rememberedLocale(request: Request): Locale {
  const page = request.headers.get('referer') ?? '';
  if (URL.canParse(page) && new URL(page).host === new URL(request.url).host) {
    return splitLocale(new URL(page).pathname).locale;
  }
  const remembered = readCookies(request).get(LOCALE_COOKIE);
  return LOCALES.find((locale) => locale === remembered) ?? DEFAULT_LOCALE;
}
