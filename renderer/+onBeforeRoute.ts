import { splitLocale } from '../domain/core/paths.js';

/** Takes the locale off the address, so that one route serves both languages. */
export default function onBeforeRoute(pageContext: { urlOriginal: string }) {
  const { locale, path } = splitLocale(pageContext.urlOriginal);
  return { pageContext: { locale, urlOriginal: path } };
}
