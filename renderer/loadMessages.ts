import { MESSAGE_URLS } from 'virtual:message-urls';
import type { Messages } from '../client/intl/messages.js';
import { LOCALE_MESSAGES_CACHE_MS } from '../domain/core/limits.js';
import type { Locale } from '../domain/core/locale.js';

const loaded = new Map<Locale, { messages: Messages; at: number }>();

/**
 * A language's words, fetched once and kept for a day. A failure only warns: what was there before goes on serving,
 * else the words of the build's own code, which are the same but larger: the page goes on in its language.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known !== undefined && Date.now() - known.at < LOCALE_MESSAGES_CACHE_MS) return known.messages;
  try {
    const messages = await fetchMessages(MESSAGE_URLS[locale]);
    loaded.set(locale, { messages, at: Date.now() });
    return messages;
  } catch (error) {
    console.warn(`The words of "${locale}" could not be loaded.`, error);
    if (known !== undefined) return known.messages;
    const bundled = await import('virtual:messages');
    return bundled[locale];
  }
}

/** An address with a hash in it never changes its content; any other is asked for anew. */
const CACHEABLE = /\.[0-9a-f]{10}\.json$/;

async function fetchMessages(url: string): Promise<Messages> {
  const response = await fetch(url, CACHEABLE.test(url) ? {} : { headers: { 'cache-control': 'no-cache' } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Messages;
}
