import type { Locale } from '../../../domain/core/locale.js';
import { fillPlaces, overridesIn, type WordOverrides } from '../../../domain/content/wordOverrides.js';
import type { MessageKey } from '../../../locales/keys.js';
import { isPlainWord, plainWord } from '../../../locales/plain.js';
import type { Backend } from '../../ports/backend.js';

/** Looks up a message by key and replaces `{name}` placeholders by values. */
export type WordLookUp = (key: MessageKey, values?: Record<string, string>) => string;

/** The interface messages that editors have overridden. */
export async function loadOverrides({ content }: Backend, locale: Locale): Promise<WordOverrides> {
  return overridesIn(await content.getTranslations(), locale, isPlainWord);
}

/** The messages of a language, with the overrides of editors. */
export function lookUpWords(locale: Locale, overrides: WordOverrides = {}): WordLookUp {
  return (key, values = {}) => {
    const override = overrides[key];
    return override === undefined ? plainWord(key, locale, values) : fillPlaces(override, values);
  };
}
