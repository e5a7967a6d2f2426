import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatMessage, isPlainMessage } from '../../client/intl/formatMessage.js';
import { LANGUAGES, LOCALES } from '../../domain/core/locale.js';
import { WORDS } from '../../locales/words.js';
import { compileMessage } from './compileMessage.js';

const COUNTS = [0, 1, 2, 3, 10, 11, 100, 102, 1500];
const CHOICES = ['size', 'volume', 'unknown', 'constructor', 0, 1500, '1,500.00'];

/** Values for every argument of a message. */
function valuesOf(text: string): Record<string, string | number>[] {
  const names = [...text.matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? []);
  const counted = new Set([...text.matchAll(/\{(\w+), plural/g)].flatMap(([, name]) => name ?? []));
  return COUNTS.flatMap((count) =>
    CHOICES.map((choice) =>
      Object.fromEntries(names.map((name) => [name, counted.has(name) ? count : choice])),
    ),
  );
}

describe.each(LOCALES)('a message in %s', (locale) => {
  it.each(Object.entries(WORDS[locale]).filter(([, text]) => text.includes('{')))(
    'formats like intl-messageformat: %s',
    (_, text) => {
      const compiled = compileMessage(text);
      const { intl } = LANGUAGES[locale];
      const reference = new IntlMessageFormat(text, intl, undefined, { ignoreTag: true });
      for (const values of valuesOf(text)) {
        expect(formatMessage(compiled, values, intl)).toBe(reference.format(values));
      }
    },
  );
});

it('keeps a message without arguments as plain text, markup included', () => {
  expect(compileMessage('<h1>Not here</h1>')).toBe('<h1>Not here</h1>');
  expect(compileMessage("It''s {name}")).toEqual(["It's ", ['name']]);
});

it('formats a plural inside a select', () => {
  const text = '{by, select, size {{count, plural, one {# size} other {# sizes}}} other {{count}}}';
  expect(formatMessage(compileMessage(text), { by: 'size', count: 1200 }, 'en')).toBe('1,200 sizes');
});

it.each(['{d, date}', '{n, number}', '{n, selectordinal, other {#}}', '{n, plural, offset:1 other {#}}'])(
  'rejects unsupported syntax: %s',
  (text) => expect(() => compileMessage(text)).toThrow('Only arguments, plurals and selects'),
);

it.each([
  ['السلة', true],
  ['أهلًا {name}', true],
  ['{count, plural, other {#}}', false],
])('allows overriding messages without plural or select: %s', (text, isPlain) => {
  expect(isPlainMessage(compileMessage(text))).toBe(isPlain);
});
