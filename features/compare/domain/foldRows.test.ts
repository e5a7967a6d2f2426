import { expect, it } from 'vitest';
import { foldRows } from './foldRows.js';

const row = (key: string, isSame: boolean) => ({ key, name: key, cells: [], isSame });
const ROWS = [row('brand', true), row('size', false), row('season', true)];

it('folds the rows that are equal in all products, and keeps the order of both', () => {
  const { shown, folded } = foldRows(ROWS, 2);
  expect(shown.map(({ key }) => key)).toEqual(['size']);
  expect(folded.map(({ key }) => key)).toEqual(['brand', 'season']);
});

it('folds nothing of a single product', () => {
  expect(foldRows(ROWS, 1)).toEqual({ shown: ROWS, folded: [] });
});
