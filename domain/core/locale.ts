import { LANGUAGES } from '../../locales/languages.js';
import { byKey, keysOf } from './byKey.js';

export { LANGUAGES };

export type Locale = keyof typeof LANGUAGES;
type Direction = (typeof LANGUAGES)[Locale]['dir'];

export const LOCALES: Locale[] = keysOf(LANGUAGES);

/** Its addresses have no prefix, and it is the fallback for missing translations. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Languages in which operators must write what they write; in others it may be missing. */
export const WRITTEN_IN = ['en', 'ar'] as const satisfies readonly Locale[];

/** A language other than the default. */
export type Translation = Exclude<Locale, typeof DEFAULT_LOCALE>;

export const TRANSLATIONS = LOCALES.filter((locale): locale is Translation => locale !== DEFAULT_LOCALE);

/** The text direction of a language. */
export function directionOf(locale: Locale): Direction {
  return LANGUAGES[locale].dir;
}

/** A text in every language; the default language is the fallback for missing translations. */
export type Localized = Record<typeof DEFAULT_LOCALE, string> & Partial<Record<Translation, string | null>>;

/** A text that an operator has written: complete in `WRITTEN_IN`. */
export type Written = Record<(typeof WRITTEN_IN)[number], string> & Partial<Record<Locale, string>>;

/** A text with its translations. */
export function localized(text: string, translation: (locale: Translation) => string | null): Localized {
  return { [DEFAULT_LOCALE]: text, ...byKey(TRANSLATIONS, translation) };
}

/** The text in a language, or else in the default one. */
export function inLocale(text: Localized, locale: Locale): string {
  const { [locale]: own } = text;
  return own === undefined || own === null || own === '' ? text[DEFAULT_LOCALE] : own;
}

/**
 * `standIn('lang', text, 'ar')` → `{lang: 'en'}` if the default language is used as a fallback, which the page must
 * mark; empty otherwise.
 */
export function standIn<Key extends string>(
  key: Key,
  text: Localized,
  locale: Locale,
): Partial<Record<Key, Locale>> {
  const isThere = locale === DEFAULT_LOCALE || (text[locale] ?? '') !== '';
  return isThere ? {} : byKey([key], () => DEFAULT_LOCALE);
}

/** Applies a function to the text in each of its languages. */
export function mapText(text: Localized, change: (own: string, locale: Locale) => string): Localized {
  return localized(change(text[DEFAULT_LOCALE], DEFAULT_LOCALE), (locale) => {
    const { [locale]: own = null } = text;
    return own === null ? null : change(own, locale);
  });
}

/** Fills missing translations from another text. */
export function fillText(text: Localized, from: Localized): Localized {
  return localized(text[DEFAULT_LOCALE], (locale) => text[locale] ?? from[locale] ?? null);
}

/** Creates a text in every language. */
export function inEveryLocale(textIn: (locale: Locale) => string): Record<Locale, string> {
  return byKey(LOCALES, textIn);
}
