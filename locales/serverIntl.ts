import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { intlConfig, type Translate, translateWith } from './intl.js';
import type { LANGUAGES } from './languages.js';
import { WORDS } from './words.js';

type Locale = keyof typeof LANGUAGES;

/** Shared, because parsing a message and creating a formatter are slow. */
const cache = createIntlCache();
const created = new Map<Locale, IntlShape>();

/** react-intl without React, with the built-in messages of a language: for letters and other texts of the server. */
export function serverIntl(locale: Locale): IntlShape {
  const known = created.get(locale) ?? createIntl(intlConfig(locale, WORDS[locale]), cache);
  created.set(locale, known);
  return known;
}

/** `translateTo('ar')('mail.login_subject')`: a message in a language, with the overrides of editors if given. */
export function translateTo(locale: Locale, overrides: Readonly<Record<string, string>> = {}): Translate {
  const isOverridden = Object.keys(overrides).length > 0;
  return translateWith(
    isOverridden
      ? createIntl(intlConfig(locale, { ...WORDS[locale], ...overrides }), cache)
      : serverIntl(locale),
  );
}
