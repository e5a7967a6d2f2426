import { record, string } from 'valibot';
import { readJson } from '../command/readJson.js';
import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  type Locale,
  type Translation,
  TRANSLATIONS,
} from '../../domain/core/locale.js';

/** Beyond this count no language has further plural forms for integers. */
const MOST_COUNTED = 200;

/** Plural categories of a language for integers: two in French, six in Arabic. */
function pluralForms(locale: Locale): string[] {
  const rules = new Intl.PluralRules(LANGUAGES[locale].intl);
  return [...new Set(Array.from({ length: MOST_COUNTED }, (_, count) => rules.select(count)))];
}

/**
 * Fails the build if a key is missing in a language, a message is invalid ICU, the languages use different
 * placeholders, or a plural form is missing.
 */
export function checkWords(): void {
  const original = readWords(DEFAULT_LOCALE);
  const complaints = TRANSLATIONS.flatMap((locale) => compareWords(original, readWords(locale), locale));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

function readWords(locale: string): Record<string, string> {
  return readJson(`locales/${locale}.json`, record(string(), string()));
}

/** All errors in a language's messages, one line each. */
export function compareWords(
  original: Record<string, string>,
  translated: Record<string, string>,
  locale: Translation,
): string[] {
  const keys = new Set([...Object.keys(original), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => {
    const [first, second] = [original[key], translated[key]];
    if (first === undefined) return [`locales/${DEFAULT_LOCALE}.json lacks "${key}"`];
    if (second === undefined) return [`locales/${locale}.json lacks "${key}"`];
    return compareMessages(key, first, second, locale);
  });
}

function compareMessages(key: string, original: string, translated: string, locale: Translation): string[] {
  try {
    const [one, other] = [describe(parse(original)), describe(parse(translated))];
    const wanted = pluralForms(locale);
    const missing = [...one.values].filter((value) => !other.values.has(value));
    const extra = [...other.values].filter((value) => !one.values.has(value));
    const lacking = other.plurals.flatMap((forms) => wanted.filter((form) => !forms.includes(form)));
    return [
      ...[...missing, ...extra].map((value) => `"${key}": {${value}} is in one language only`),
      ...lacking.map((form) => `locales/${locale}.json: "${key}" lacks the plural form "${form}"`),
    ];
  } catch (error) {
    return [`"${key}" is not a valid ICU message: ${String(error)}`];
  }
}

interface Description {
  values: Set<string>;
  plurals: string[][];
}

function describe(elements: readonly MessageFormatElement[]): Description {
  const description: Description = { values: new Set(), plurals: [] };
  for (const element of elements) {
    if (isArgumentElement(element)) description.values.add(element.value);
    if (!isPluralElement(element) && !isSelectElement(element)) continue;
    description.values.add(element.value);
    if (isPluralElement(element)) description.plurals.push(Object.keys(element.options));
    for (const option of Object.values(element.options)) {
      const inner = describe(option.value);
      inner.values.forEach((value) => description.values.add(value));
      description.plurals.push(...inner.plurals);
    }
  }
  return description;
}
