import { splitLocale } from '../domain/core/paths.js';

/** Removes the locale prefix from the URL, so that one route serves every language. */
export default function onBeforeRoute(pageContext: { urlOriginal: string }) {
  const { locale, path } = splitLocale(pageContext.urlOriginal);
  return { pageContext: { locale, urlOriginal: path } };
}
