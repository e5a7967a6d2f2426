/** Properties of a language. */
interface Language {
  /** BCP 47 tag for `<html lang>`. */
  iso: string;
  dir: 'ltr' | 'rtl';
  /** The language's own name, shown in the language switch. */
  label: string;
  /** Tag for `Intl`: Latin digits in every language. */
  intl: string;
  openGraph: string;
  /** The script of the language. */
  script: 'latin' | 'arabic';
  /** `EGP 5,290` rather than `5,290 EGP`. */
  currencyFirst: boolean;
  /** Primary subtags in `Accept-Language` that select it. */
  browserLanguages: readonly string[];
  wordsPerMinute: number;
}

/**
 * The languages of the shop, default first: its pages have no prefix, and its messages are the fallback. Messages are
 * in the JSON file named after the language. Reading speeds are the means of IReST, a study of 17 languages
 * (Trauzettel-Klosinski and Dietz 2012, doi:10.1167/iovs.11-8284); they are lower for Arabic, which expresses more per
 * word. `arz` is Egyptian Arabic.
 */
export const LANGUAGES = {
  en: {
    iso: 'en-US',
    dir: 'ltr',
    label: 'English',
    intl: 'en-US',
    openGraph: 'en_US',
    script: 'latin',
    currencyFirst: true,
    browserLanguages: ['en'],
    wordsPerMinute: 228,
  },
  ar: {
    iso: 'ar-SA',
    dir: 'rtl',
    label: 'العربية',
    intl: 'ar-u-nu-latn',
    openGraph: 'ar_EG',
    script: 'arabic',
    currencyFirst: false,
    browserLanguages: ['ar', 'arz'],
    wordsPerMinute: 138,
  },
} as const satisfies Record<string, Language>;
