import { describe, expect, it } from 'vitest';
import { translateTo } from '../../../locales/serverIntl.js';
import { WORDS } from '../../../locales/words.js';
import { overridesIn } from '../../../domain/content/wordOverrides.js';
import { checkOverrides } from './checkOverrides.js';

describe('the editors’ texts', () => {
  it('replace messages, with the placeholders of the message and the currency label', () => {
    const texts = { egp: { en: 'LE', ar: 'جنيه' }, 'cart.settle': { en: 'Basket ({egp})', ar: null } };
    expect(checkOverrides(texts)).toEqual({ overrides: texts, problems: [] });
    const word = translateTo('en', overridesIn(texts, 'en'));
    expect(word('cart.settle')).toBe('Basket (LE)');
    expect(word('facet.price')).toContain('LE');
  });

  it('have no effect for unknown keys and messages with plural forms', () => {
    const texts = { nonsense: { en: 'x' }, items: { en: 'pieces' }, constructor: { en: 'x' } };
    expect(checkOverrides(texts)).toEqual({ overrides: {}, problems: [] });
  });

  it.each([
    ['an open brace', 'Basket {', 'not plain text'],
    ['a closed brace', 'Basket }', 'not plain text'],
    ['an empty placeholder', 'Basket {}', 'not plain text'],
    ['a number format', '{egp, number}', 'not plain text'],
    ['a plural', '{count, plural, other {#}}', 'not plain text'],
    ['markup', '<b>Basket</b>', 'not plain text'],
    ['open markup', 'Basket <b>', 'not plain text'],
    ['quoting', "Basket '{egp}'", 'not plain text'],
    ['an unknown placeholder', 'Basket {name}', 'the message has no {name}'],
    ['the name of a property of every object', 'Basket {constructor}', 'the message has no {constructor}'],
    ['too many characters', 'x'.repeat(301), 'longer than 300 characters'],
  ])('keep the built-in message in place of a text with %s, and say why', (_, text, reason) => {
    const { overrides, problems } = checkOverrides({ 'cart.settle': { en: text, ar: 'سلتي' } });
    expect(overrides).toEqual({ 'cart.settle': { en: WORDS.en['cart.settle'], ar: 'سلتي' } });
    expect(problems).toEqual([expect.stringMatching(/^The text of "cart.settle" \(en\) is not used: /)]);
    expect(problems[0]).toContain(reason);
  });

  it('are measured without the spaces around them, with which they are not shown', () => {
    const text = `${' '.repeat(10)}${'x'.repeat(300)}${' '.repeat(10)}`;
    const { overrides, problems } = checkOverrides({ 'cart.settle': { en: text } });
    expect(problems).toEqual([]);
    expect(overridesIn(overrides, 'en')).toEqual({ 'cart.settle': text.trim() });
  });

  it('are checked in every language', () => {
    const { problems } = checkOverrides({
      search: { en: 'Find', ar: '{ابحث' },
      egp: { en: 'LE', ar: '<i>' },
    });
    expect(problems.map((problem) => /"(.*)" \((.*)\)/.exec(problem)?.slice(1))).toEqual([
      ['search', 'ar'],
      ['egp', 'ar'],
    ]);
  });
});
