import { expect, it } from 'vitest';
import { byLetter } from './byLetter.js';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('puts names under their first letters, of which accents and forms of the alef make no others', () => {
  expect(byLetter(named('Citroën', 'Élan', 'Evo')).map(([letter, { length }]) => [letter, length])).toEqual([
    ['C', 1],
    ['E', 2],
  ]);
  expect(byLetter(named('إم جي', 'أوبل', 'بيجو')).map(([letter]) => letter)).toEqual(['ا', 'ب']);
});
