import type { Locale } from '../../../domain/core/locale.js';
import { fillPlaces, overridesIn, type WordOverrides } from '../../../domain/content/wordOverrides.js';
import type { MessageKey } from '../../../locales/keys.js';
import { isPlainWord, plainWord } from '../../../locales/plain.js';
import type { Backend } from '../../ports/backend.js';

/** The words of a language by key, `{name}` in them replaced by the value of that name. */
export type WordLookUp = (key: MessageKey, values?: Record<string, string>) => string;

/** What editors have put in the place of the interface's words. */
export async function loadOverrides({ content }: Backend, locale: Locale): Promise<WordOverrides> {
  return overridesIn(await content.getTranslations(), locale, isPlainWord);
}

/** The shop's words of a language, with what editors have put in their place. */
export function lookUpWords(locale: Locale, overrides: WordOverrides = {}): WordLookUp {
  return (key, values = {}) => {
    const override = overrides[key];
    return override === undefined ? plainWord(key, locale, values) : fillPlaces(override, values);
  };
}
