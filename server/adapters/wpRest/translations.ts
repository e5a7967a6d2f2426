import { type Localized, type Translation, TRANSLATIONS, localized } from '../../../domain/core/locale.js';
import { fieldIn } from '../../../domain/core/wireText.js';

/* WordPress and WooCommerce store texts in the default language, and translations in separate fields: `name_ar`. */

/** Names of the translation fields: `translatedFields('name')` → `name_ar`. */
export function translatedFields<Name extends string>(...names: readonly Name[]): `${Name}_${Translation}`[] {
  return names.flatMap((name) => TRANSLATIONS.map((locale) => fieldIn(locale, name)));
}

/** A text with its translations, each from its own field; empty ones are omitted. */
export function withTranslations<Name extends string>(
  original: string,
  name: Name,
  read: (field: `${Name}_${Translation}`) => string | null | undefined,
): Localized {
  return localized(original, (locale) => {
    const text = read(fieldIn(locale, name)) ?? '';
    return text.trim() === '' ? null : text;
  });
}
