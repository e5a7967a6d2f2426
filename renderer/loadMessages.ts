import { MESSAGE_URLS } from 'virtual:message-urls';
import type { Messages } from '../client/words.js';
import type { Locale } from '../domain/locale.js';

const loaded = new Map<Locale, Messages>();

/** Fetches a language's words once. A failure only warns: English stands in, or at worst the keys. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  try {
    const response = await fetch(MESSAGE_URLS[locale]);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const messages = (await response.json()) as Messages;
    loaded.set(locale, messages);
    return messages;
  } catch (error) {
    console.warn(`The words of "${locale}" could not be loaded.`, error);
    return locale === 'en' ? {} : loadMessages('en');
  }
}
