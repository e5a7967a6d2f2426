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
import type { ShellView } from '../../domain/content/views.js';
import { overridesIn } from '../../domain/content/wordOverrides.js';
import type { TranslationOverrides } from '../../domain/content/content.js';
import { fetchAndCache } from '../core/cachedAnswer.js';
import { readCached } from '../core/storedCache.js';
import { isPlainMessage, type Messages } from '../intl/messages.js';

/** What editors have changed since the page was written, for a language and its messages. */
export type LiveContent = (locale: Locale, messages: Messages) => Partial<ShellView>;

const CATEGORIES = '/wpFetch/nav_links';
const MENUS = '/wpFetch/nav_links_mobile';
const FOOTER = '/wpFetch/get_footer';
const TRANSLATIONS = '/wpFetch/translations';

/** How one document is come by: out of the browser's cache, or from the shop. */
type Read = <Value>(path: string, schema: GenericSchema<unknown, Value>) => Promise<Value | null>;

/**
 * Shows what the browser has kept, where it is newer than the page, and then what the shop says now, which is kept
 * for seven days. What cannot be had leaves the page as it is.
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

/** Menus and footer belong together: their links lead by slugs that the categories explain. */
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
  return (locale, messages) => ({
    ...(documents === null ? {} : toShellLinks(documents, locale)),
    ...(translations === null
      ? {}
      : { words: overridesIn(translations, locale, (key) => isPlainMessage(messages[key])) }),
  });
}
