import { expect, test } from 'vitest';
import { indexedName, indexedText, sizeSpellings, stemsOf, wordsOf } from './searchText.js';

test('indexes folded text without articles and separators', () => {
  expect(indexedText('الإطاراتُ', 'Énergy', null)).toBe('الاطارات energy اطارات');
  expect(indexedText('5W-30 A/T').split(' ')).toEqual(expect.arrayContaining(['5w', '30', '5w30', 'at']));
});

test('finds a name by two of its words joined', () => {
  expect(indexedName('Pilot Sport 5', 'جرين وايز').split(' ')).toEqual(
    expect.arrayContaining(['pilotsport', 'جرينوايز']),
  );
});

test('ignores stop words unless there is nothing else', () => {
  expect(wordsOf('مقاس 16 بوصة')).toEqual(['16']);
  expect(wordsOf('the')).toEqual(['the']);
  expect(wordsOf(' "*- ')).toEqual([]);
});

test('finds a size by its beginning', () => {
  const spellings = sizeSpellings({ width: 205, aspect: 55, rim: 16, commercial: false }).split(' ');
  expect(spellings).toEqual(expect.arrayContaining(['205', '55', '16', 'r16', '55r16', '2055516']));
});

test('stems words only where enough of the word is left', () => {
  expect(stemsOf('اطارات')).toEqual(['اطار']);
  expect(stemsOf('japanese')).toContain('japan');
  expect(stemsOf('بي')).toEqual([]);
  expect(stemsOf('van')).toEqual([]);
});
