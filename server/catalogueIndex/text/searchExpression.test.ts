import { expect, it } from 'vitest';
import { allOf, orJoined } from './searchExpression.js';

it('joins neighbours that the shop may write as one word', () => {
  expect(allOf(orJoined(['good', 'year']))).toBe(
    '(("good" OR "good"*) OR ("goodyear" OR "goodyear"*)) AND (("year" OR "year"*) OR ("goodyear" OR "goodyear"*))',
  );
});

it('costs in proportion to the number of words, so that a long text does not stop the shop', () => {
  const cost = (words: number) => allOf(orJoined(Array<string>(words).fill('tyre'))).length;
  expect(cost(16) / cost(8)).toBeLessThan(2.2);
});
