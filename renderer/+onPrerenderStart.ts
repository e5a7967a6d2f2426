import { LOCALES } from '../domain/core/locale.js';
import { localePath } from '../domain/core/paths.js';

interface PrerenderedPage {
  urlOriginal: string;
}

/** Every page that is known at build time is rendered once per language. */
export default function onPrerenderStart({ pageContexts }: { pageContexts: PrerenderedPage[] }) {
  const localised = pageContexts.flatMap((page) =>
    LOCALES.map((locale) => ({ ...page, locale, urlOriginal: localePath(page.urlOriginal, locale) })),
  );
  return { prerenderContext: { pageContexts: localised } };
}
