import type { Locale } from '../../../domain/core/locale.js';
import type { Translate } from '../../../locales/intl.js';

/** A page's language, and the look-up of messages in it. */
export interface PageWords {
  locale: Locale;
  word: Translate;
}
