import { readFileSync } from 'node:fs';
import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '../domain/core/locale.js';

const ARABIC_PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Fails the build when a key is missing in a language, a message is no valid ICU, the languages name different
 * values, or an Arabic plural lacks one of its six forms.
 */
export function checkWords(): void {
  const [en, ar] = LOCALES.map(readWords);
  const complaints = compareWords(en ?? {}, ar ?? {});
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

function readWords(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
}

/** Every complaint about two languages' words, a line each. */
export function compareWords(en: Record<string, string>, ar: Record<string, string>): string[] {
  const keys = new Set([...Object.keys(en), ...Object.keys(ar)]);
  return [...keys].flatMap((key) => {
    const [english, arabic] = [en[key], ar[key]];
    if (english === undefined) return [`locales/en.json lacks "${key}"`];
    if (arabic === undefined) return [`locales/ar.json lacks "${key}"`];
    return compareMessages(key, english, arabic);
  });
}

function compareMessages(key: string, english: string, arabic: string): string[] {
  try {
    const [one, other] = [describe(parse(english)), describe(parse(arabic))];
    const missing = [...one.values].filter((value) => !other.values.has(value));
    const extra = [...other.values].filter((value) => !one.values.has(value));
    const lacking = other.plurals.flatMap((forms) => ARABIC_PLURALS.filter((form) => !forms.includes(form)));
    return [
      ...[...missing, ...extra].map((value) => `"${key}": {${value}} is in one language only`),
      ...lacking.map((form) => `locales/ar.json: "${key}" lacks the plural form "${form}"`),
    ];
  } catch (error) {
    return [`"${key}" is no valid ICU message: ${String(error)}`];
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
