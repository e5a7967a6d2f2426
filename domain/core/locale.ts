/** The two languages of the shop and how each is addressed, written and directed. */
export const LOCALES = ['en', 'ar'] as const;

export type Locale = (typeof LOCALES)[number];
export type Direction = 'ltr' | 'rtl';

export const DEFAULT_LOCALE: Locale = 'en';

interface LocaleFacts {
  /** BCP 47 tag for `<html lang>`. */
  iso: string;
  dir: Direction;
  /** The language's own name, which the language switch shows. */
  label: string;
  /** Tag for `Intl` and react-intl: Latin digits in both languages. */
  intl: string;
  openGraph: string;
}

export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
  en: { iso: 'en-US', dir: 'ltr', label: 'English', intl: 'en-US', openGraph: 'en_US' },
  ar: { iso: 'ar-SA', dir: 'rtl', label: 'العربية', intl: 'ar-u-nu-latn', openGraph: 'ar_EG' },
};

/** The direction in which a language is read. */
export function directionOf(locale: Locale): Direction {
  return LOCALE_FACTS[locale].dir;
}

/** The language that the switch leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en';
}

/** A text in both languages; Arabic may be missing, and English then stands in for it. */
export interface Localized {
  en: string;
  ar: string | null;
}

/** The text in a language; English where there is no Arabic. */
export function inLocale(text: Localized, locale: Locale): string {
  return locale === 'ar' && text.ar !== null && text.ar !== '' ? text.ar : text.en;
}
