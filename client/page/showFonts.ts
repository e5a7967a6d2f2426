import { LANGUAGES, type Locale } from '../../domain/core/locale.js';

const FAMILY = '1em "Cairo Variable"';

/** Characters of the font files that a page in the script needs. */
const SAMPLES = { latin: 'A', arabic: 'ع A' };

let announce: () => void = () => undefined;

/** Fulfilled when the web font has been applied or could not be loaded. */
export const fontsShown = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Applies the web font once its files have loaded: a page that waits for them is laid out twice. */
export function showFonts(locale: Locale): void {
  const show = () => {
    document.documentElement.dataset['fonts'] = '';
    announce();
  };
  document.fonts.load(FAMILY, SAMPLES[LANGUAGES[locale].script]).then(show, show);
}
