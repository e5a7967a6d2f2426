import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { checkWords, compareWords } from './checkWords.js';

type Words = Record<string, string>;

const compareArabic = (en: Words, ar: Words) => compareWords(en, ar, 'ar');

const SIX = '{n, plural, zero {-} one {-} two {-} few {-} many {-} other {#}}';

describe('compareWords', () => {
  it('reports nothing for messages that agree', () => {
    const en = { plain: 'Cart', value: 'Hello {name}', count: '{n, plural, one {# item} other {# items}}' };
    const ar = { plain: 'السلة', value: 'أهلًا {name}', count: SIX };
    expect(compareArabic(en, ar)).toEqual([]);
    expect(compareArabic({}, {})).toEqual([]);
  });

  it('reports a missing message by file and key', () => {
    expect(compareArabic({ a: 'A', b: 'B' }, { b: 'ب', c: 'ج' })).toEqual([
      'locales/ar.json lacks "a"',
      'locales/en.json lacks "c"',
    ]);
  });

  it('treats an empty message as a message', () => {
    expect(compareArabic({ a: '' }, { a: '' })).toEqual([]);
  });

  it('reports an argument that one language lacks', () => {
    expect(compareArabic({ a: 'Hello {name}' }, { a: 'أهلًا' })).toEqual([
      '"a": {name} is in one language only',
    ]);
    expect(compareArabic({ a: 'Hello' }, { a: 'أهلًا {name}' })).toEqual([
      '"a": {name} is in one language only',
    ]);
    expect(compareArabic({ a: '{n, plural, one {{x}} other {#}}' }, { a: SIX })).toEqual([
      '"a": {x} is in one language only',
    ]);
  });

  it('requires all six plural forms in Arabic, but not in English', () => {
    const english = '{n, plural, one {# item} other {# items}}';
    expect(compareArabic({ a: english }, { a: '{n, plural, one {-} two {-} other {#}}' })).toEqual(
      ['zero', 'few', 'many'].map((form) => `locales/ar.json: "a" lacks the plural form "${form}"`),
    );
  });

  it('checks plurals nested in selects', () => {
    const inner = (plural: string) => `{kind, select, a {${plural}} other {x}}`;
    const complaints = compareArabic(
      { a: inner('{n, plural, one {#} other {#}}') },
      { a: inner('{n, plural, one {#} other {#}}') },
    );
    expect(complaints).toHaveLength(4);
  });

  it.each(['{', 'Hello {name', '{n, plural, one {#}}', '{n, plural}', '<b>x'])(
    'reports an invalid message: %s',
    (text) => {
      expect(compareArabic({ a: text }, { a: 'x' })).toEqual([
        expect.stringMatching(/^"a" is not a valid ICU message: /),
      ]);
      expect(compareArabic({ a: 'x' }, { a: text })).toEqual([
        expect.stringMatching(/^"a" is not a valid ICU message: /),
      ]);
    },
  );
});

describe('the shop’s messages', () => {
  it('has matching messages in both languages', () => {
    expect(checkWords).not.toThrow();
  });

  it('uses the currency argument in every message, so that editors can change the label', () => {
    const named = [en, ar].flatMap((words) =>
      Object.entries(words).filter(([, text]) => /EGP|ج\.م|جنيه/.test(text)),
    );
    expect(new Set(named.map(([key]) => key))).toEqual(new Set(['egp']));
  });
});

it.each([
  ['en', en, /\} km|\/h/],
  ['ar', ar, /\} كم\/|\/س/],
] as const)('keeps a speed on one line, with its unit (%s)', (_, words, breaks) => {
  const speeds = Object.values(words).filter((text) => text.includes('{kmh}'));
  expect(speeds).toHaveLength(4);
  expect(speeds.filter((text) => breaks.test(text))).toEqual([]);
});
