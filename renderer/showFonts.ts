import type { Locale } from '../domain/core/locale.js';

const FAMILY = '1em "Cairo Variable"';

/** Characters of the font files that a page of the language needs. */
const SAMPLES: Record<Locale, string> = { en: 'A', ar: 'ع A' };

/** Applies the web font once its files have loaded: a page that waits for them is laid out twice. */
export function showFonts(locale: Locale): void {
  const show = () => {
    document.documentElement.dataset['fonts'] = '';
  };
  document.fonts.load(FAMILY, SAMPLES[locale]).then(show, show);
}
