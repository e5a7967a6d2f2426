import { expect, it } from 'vitest';
import { allOf, spelled } from '../text/searchExpression.js';
import { orSynonyms, synonymsOf } from './otherNames.js';
import { readSynonyms } from './readSynonyms.js';

const expressionOf = (terms: readonly string[], text: string) =>
  allOf(orSynonyms(terms, terms.map(spelled), synonymsOf(readSynonyms(text).groups)));

it('takes the longest word of the operator, in any form of the Arabic article', () => {
  const expression = expressionOf(['الكاوتش', 'داخلي'], 'كاوتش, tyre\nكاوتش داخلي, tube\n');
  expect(expression).toContain('"tube"*');
  expect(expression).not.toContain('tyre');
});

it('bounds the look-ups of a search whose words all have synonyms', () => {
  const wide = (index: number) =>
    Array.from({ length: 8 }, (_, at) => `w${index} x${at} y${at} z${at}`).join(', ');
  const text = Array.from({ length: 16 }, (_, index) => `${wide(index)}\n`).join('');
  const terms = Array.from({ length: 4 }, (_, index) => [`w${index}`, 'x0', 'y0', 'z0']).flat();
  const looked = (expression: string) => expression.split('"*').length - 1;
  expect(looked(expressionOf(terms, text))).toBeLessThanOrEqual(looked(allOf(terms.map(spelled))) + 16 * 4);
});
