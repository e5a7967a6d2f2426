import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { isPlainMessage, overrideMessage, overridesIn } from './wordOverrides.js';

describe('text overrides', () => {
  it('are those of one language, without empty texts', () => {
    const translations = {
      egp: { en: 'LE', ar: 'جنيه' },
      'cart.title': { en: ' Basket ', ar: null },
      search: { en: '  ', ar: '' },
    };
    expect(overridesIn(translations, 'en')).toEqual({ egp: 'LE', 'cart.title': 'Basket' });
    expect(overridesIn(translations, 'ar')).toEqual({ egp: 'جنيه' });
  });

  it.each(['Basket', 'Pay {price} {egp}', '{name}', '{ name }، أهلًا', 'Don’t; it’s < 5 # & more'])(
    'have the syntax tree that FormatJS parses: %s',
    (text) => expect(overrideMessage(text)).toEqual(parse(text)),
  );
});

it.each([
  ['السلة', true],
  ['أهلًا {name}', true],
  ['{count, plural, other {#}}', false],
  ['{by, select, other {size}}', false],
  ['<b>bold</b>', false],
])('can override a message without plural, select or markup: %s', (text, isPlain) => {
  expect(isPlainMessage(parse(text))).toBe(isPlain);
});
