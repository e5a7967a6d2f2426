import { expect, it } from 'vitest';
import { median, quantile, tableOf } from './figures.js';

it('takes the value below which a share of the values lies', () => {
  const times = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(quantile(times, 0.5)).toBe(51);
  expect(quantile(times, 0.99)).toBe(100);
  expect(quantile(times, 1)).toBe(100);
});

it('finds the median of values in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

it('puts values below their column, whatever the order of a row, and leaves a missing one empty', () => {
  const rows = [{ read: 'a', ms: 0.126 }, { ms: 250.4, read: 'b' }, { read: 'c' }];
  expect(tableOf(rows as Record<string, string | number>[])).toBe(
    ['| read | ms |', '| --- | --- |', '| a | 0.13 |', '| b | 250 |', '| c |  |'].join('\n'),
  );
});
