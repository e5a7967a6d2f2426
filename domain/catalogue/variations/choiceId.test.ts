import { expect, it } from 'vitest';
import { CHOICE_MARKS, choiceId, idInStore, isChoiceId, OPEN_VARIATION_ID_END } from './choiceId.js';

it.each([
  [1, 0],
  [34, 7],
  [OPEN_VARIATION_ID_END - 1, CHOICE_MARKS - 1],
])('computes an exact id from variation %i and mark %i, from which the variation can be read', (id, mark) => {
  const choice = choiceId(id, mark);
  expect(Number.isSafeInteger(choice)).toBe(true);
  expect(isChoiceId(choice)).toBe(true);
  expect(idInStore(choice)).toBe(id);
});

it('gives neighbouring variations different ids whatever their marks', () => {
  expect(choiceId(7, CHOICE_MARKS - 1)).toBe(choiceId(8, 0) - 1);
});

it('leaves the ids of a store as they are', () => {
  expect([idInStore(34), idInStore(OPEN_VARIATION_ID_END), idInStore(null)]).toEqual([
    34,
    OPEN_VARIATION_ID_END,
    null,
  ]);
  expect(isChoiceId(OPEN_VARIATION_ID_END)).toBe(false);
});
