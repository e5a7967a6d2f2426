import type { MessageKey } from './keys.js';
import type { LANGUAGES } from './languages.js';
import { WORDS } from './words.js';

/**
 * Looks up messages without plurals or markup on the server, such as page titles and sentences of mails. `{name}`
 * placeholders are replaced by the values, `{egp}` always by the currency label.
 */
export function plainWord(
  key: MessageKey,
  locale: keyof typeof LANGUAGES,
  values: Record<string, string> = {},
): string {
  const all: Record<string, string> = { egp: WORDS[locale].egp, ...values };
  return WORDS[locale][key].replace(/\{(\w+)\}/g, (place, name: string) => all[name] ?? place);
}

/** Whether a message has no plural forms, so that a plain text may override it. */
export function isPlainWord(key: string): key is MessageKey {
  return Object.hasOwn(WORDS.en, key) && !/,\s*(?:plural|select)/.test(WORDS.en[key as MessageKey]);
}
