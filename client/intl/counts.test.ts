import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES, LOCALES } from '../../domain/core/locale.js';
import { formatCount, pluralForm } from './counts.js';

const COUNTS = [
  ...Array.from({ length: 320 }, (_, count) => count),
  999,
  1000,
  1103,
  1500,
  12_345,
  1_000_000,
];

afterEach(() => vi.unstubAllGlobals());

it.each(LOCALES)('chooses plural forms and groups digits as Intl does (%s)', (locale) => {
  const { intl } = LANGUAGES[locale];
  const plural = new Intl.PluralRules(intl);
  const number = new Intl.NumberFormat(intl);
  for (const count of [...COUNTS, 0.5, 1.5, -1, -1500]) {
    expect([count, pluralForm(count, intl)]).toEqual([count, plural.select(count)]);
    expect(formatCount(count, intl)).toBe(number.format(count));
  }
});

it('formats counts of the shop’s languages without Intl, whose first use is slow', () => {
  vi.stubGlobal('Intl', {});
  for (const locale of LOCALES) {
    for (const count of COUNTS) {
      expect(pluralForm(count, LANGUAGES[locale].intl)).toBeTypeOf('string');
      expect(formatCount(count, LANGUAGES[locale].intl)).toBeTypeOf('string');
    }
  }
});

it('leaves other languages to Intl', () => {
  expect(pluralForm(22, 'pl')).toBe('few');
  expect(formatCount(1500, 'de')).toBe('1.500');
});
