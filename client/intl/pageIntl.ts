import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Locale } from '../../domain/core/locale.js';
import { intlConfig, type Messages } from '../../locales/intl.js';

/** Shared, because `Intl` constructors are slow. */
const cache = createIntlCache();

/** react-intl for a page in this language, with these messages. */
export function createPageIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl(intlConfig(locale, messages), cache);
}
