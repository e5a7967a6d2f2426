import type { Locale } from '../../domain/core/locale.js';
import { translateTo } from '../../locales/serverIntl.js';
import type { PageRequest } from '../../server/actions/pages/page.js';

/** What a page's loader is asked. */
export function pageRequest(
  locale: Locale,
  params: Record<string, string> = {},
  query: URLSearchParams | string = '',
): PageRequest {
  return { locale, word: translateTo(locale), params, query: new URLSearchParams(query), path: '/' };
}
