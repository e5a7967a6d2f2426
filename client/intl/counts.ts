import { formatWhole } from '../../domain/core/digits.js';

/**
 * Unicode CLDR's cardinal plural rules for whole numbers, by primary language subtag. `Intl.PluralRules` knows them too,
 * but its and `Intl.NumberFormat`'s first instances take a quarter of the time that hydrating a page does.
 */
const RULES: Readonly<Record<string, (count: number) => Intl.LDMLPluralRule>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  ar: (count) => ARABIC_SMALL[count] ?? arabicForm(count % 100),
};

const ARABIC_SMALL: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two'];

/** Arabic counts from 3 by their last two digits. */
function arabicForm(rest: number): Intl.LDMLPluralRule {
  if (rest >= 3 && rest <= 10) return 'few';
  return rest > 10 ? 'many' : 'other';
}

/** The plural form of a count in a language, given by its BCP 47 tag. */
export function pluralForm(count: number, language: string): Intl.LDMLPluralRule {
  const rule = ruleFor(count, language);
  return rule === undefined ? formatsOf(language).plural.select(count) : rule(count);
}

/** A count with its thousands grouped. */
export function formatCount(count: number, language: string): string {
  return ruleFor(count, language) === undefined
    ? formatsOf(language).number.format(count)
    : formatWhole(count);
}

/** Undefined for other languages, fractions and negative numbers, which `Intl` formats. */
function ruleFor(count: number, language: string) {
  return Number.isSafeInteger(count) && count >= 0 ? RULES[language.split('-')[0] ?? ''] : undefined;
}

interface Formats {
  plural: Intl.PluralRules;
  number: Intl.NumberFormat;
}

/** Cached, because `Intl` constructors are slow. */
const formats = new Map<string, Formats>();

function formatsOf(language: string): Formats {
  const made = formats.get(language) ?? {
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
  };
  formats.set(language, made);
  return made;
}
