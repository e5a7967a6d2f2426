import type { GenericSchema } from 'valibot';
import { CACHE_CONTENT_MS } from '../../domain/core/limits.js';
import { type ShellDocuments, toShellLinks } from '../../domain/content/shellView.js';
import {
  WireFooter,
  WireMobileNavLinks,
  WireNavLinks,
  WireTranslations,
} from '../../domain/content/wireContent.js';
import type { Locale } from '../../domain/core/locale.js';
import type { ShellView } from '../../domain/content/pageViews.js';
import { overridesIn } from '../../domain/content/wordOverrides.js';
import type { TranslationOverrides } from '../../domain/content/content.js';
import { fetchAndCache } from '../core/cachedAnswer.js';
import { readCached } from '../storage/storedCache.js';

/** Content changed since the page was prerendered, as a function of the locale. */
export type LiveContent = (locale: Locale) => Partial<ShellView>;

const CATEGORIES = '/wpFetch/nav_links';
const MENUS = '/wpFetch/nav_links_mobile';
const FOOTER = '/wpFetch/get_footer';
const TRANSLATIONS = '/wpFetch/translations';

/** Reads one document, from the browser's cache or from the API. */
type Read = <Value>(path: string, schema: GenericSchema<unknown, Value>) => Promise<Value | null>;

/**
 * Shows cached content that is newer than the page, then revalidates it; responses are cached for seven days. On
 * failure the page stays as it is.
 */
export async function refreshContent(writtenAt: number, show: (content: LiveContent) => void): Promise<void> {
  const kept: Read = (path, schema) =>
    Promise.resolve(readCached(path, schema, { maxAgeMs: CACHE_CONTENT_MS, since: writtenAt }));
  await showContent(kept, show);
  await showContent(fetched, show);
}

const fetched: Read = async (path, schema) => {
  try {
    return await fetchAndCache(path, schema);
  } catch (error) {
    console.warn(`${path} could not be refreshed.`, error);
    return null;
  }
};

/** Menus and footer are applied together: their links use slugs that the categories resolve. */
async function showContent(read: Read, show: (content: LiveContent) => void): Promise<void> {
  const [categories, menus, footer, translations] = await Promise.all([
    read(CATEGORIES, WireNavLinks),
    read(MENUS, WireMobileNavLinks),
    read(FOOTER, WireFooter),
    read(TRANSLATIONS, WireTranslations),
  ]);
  const areComplete = categories !== null && menus !== null && footer !== null;
  const documents = areComplete ? { categories, ...menus, footer } : null;
  if (documents !== null || translations !== null) show(toLiveContent(documents, translations));
}

function toLiveContent(
  documents: ShellDocuments | null,
  translations: TranslationOverrides | null,
): LiveContent {
  return (locale) => ({
    ...(documents === null ? {} : toShellLinks(documents, locale)),
    ...(translations === null ? {} : { words: overridesIn(translations, locale) }),
  });
}
