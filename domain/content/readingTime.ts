import { LANGUAGES, type Locale } from '../core/locale.js';

/** Reading time in whole minutes, at least one. `text` is plain, without markup. */
export function readingMinutes(text: string, locale: Locale): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / LANGUAGES[locale].wordsPerMinute));
}
