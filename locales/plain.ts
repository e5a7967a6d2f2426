import type { MessageKey } from './keys.js';
import type { LANGUAGES } from './languages.js';
import { WORDS } from './words.js';

/**
 * The server's look-up of words without plurals or markup: titles of pages, sentences of mails.
 * `{name}` in the text is replaced by the value of that name.
 */
export function plainWord(
  key: MessageKey,
  locale: keyof typeof LANGUAGES,
  values: Record<string, string> = {},
): string {
  return WORDS[locale][key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** Whether a key names a word that does not change with a number, so that a plain text may stand in for it. */
export function isPlainWord(key: string): key is MessageKey {
  return Object.hasOwn(WORDS.en, key) && !/,\s*(?:plural|select)/.test(WORDS.en[key as MessageKey]);
}
