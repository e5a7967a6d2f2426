import { byKey } from '../../../domain/core/byKey.js';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Localized,
  type Translation,
  TRANSLATIONS,
} from '../../../domain/core/locale.js';
import { fieldIn } from '../../../domain/core/wireText.js';

/* WordPress and WooCommerce keep texts in the default language, and translations in fields beside them: `name_ar`. */

/** The fields that hold translations: `translatedFields('name')` → `name_ar`. */
export function translatedFields<Name extends string>(...names: readonly Name[]): `${Name}_${Translation}`[] {
  return names.flatMap((name) => TRANSLATIONS.map((locale) => `${name}_${locale}` as const));
}

/** A text with its translations, each read from its field; what is empty is missing. */
export function withTranslations(
  original: string,
  name: string,
  read: (field: string) => string | null | undefined,
): Localized {
  return byKey(LOCALES, (locale) => {
    if (locale === DEFAULT_LOCALE) return original;
    const text = read(fieldIn(locale, name)) ?? '';
    return text.trim() === '' ? null : text;
  }) as Localized;
}
