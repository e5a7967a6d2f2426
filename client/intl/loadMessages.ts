import { LOCALE_MESSAGES_CACHE_MS } from '../../domain/core/limits.js';
import type { Locale } from '../../domain/core/locale.js';
import type { Messages } from '../../locales/intl.js';

/** Embedded in the document: every message that the page's code can use, and the URL of each language's file. */
export interface PageMessages {
  locale: Locale;
  messages: Messages;
  files: Record<Locale, string>;
}

/** Id of the script element that contains them. */
export const MESSAGES_ELEMENT = 'messages';

let page: PageMessages | undefined;

/** The messages embedded in the document. Throws if there are none. */
export function readPageMessages(): PageMessages {
  page ??= JSON.parse(document.getElementById(MESSAGES_ELEMENT)?.textContent ?? '') as PageMessages;
  return page;
}

const loaded = new Map<Locale, { messages: Messages; at: number }>();

/**
 * All browser messages of a language, for client-side navigation: fetched once and cached for a day. Those of the page's
 * language are added to the page's own object, because a new one would render again everything that shows text. On
 * failure it logs a warning and returns the cached messages; it throws if there are none.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known !== undefined && Date.now() - known.at < LOCALE_MESSAGES_CACHE_MS) return known.messages;
  try {
    const page = readPageMessages();
    const all = await fetchMessages(page.files[locale]);
    const messages = locale === page.locale ? Object.assign(page.messages, all) : all;
    loaded.set(locale, { messages, at: Date.now() });
    return messages;
  } catch (error) {
    console.warn(`The words of "${locale}" could not be loaded.`, error);
    if (known === undefined) throw error;
    return known.messages;
  }
}

/** An address with a hash in it never changes its content; any other is asked for anew. */
const CACHEABLE = /\.[0-9a-f]{10}\.json$/;

async function fetchMessages(url: string): Promise<Messages> {
  const response = await fetch(url, CACHEABLE.test(url) ? {} : { headers: { 'cache-control': 'no-cache' } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Messages;
}
