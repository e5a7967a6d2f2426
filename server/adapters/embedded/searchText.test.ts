import { describe, expect, test } from 'vitest';
import { indexedText, readSearch, sizeSpellings } from './searchText.js';

const SIZE = { width: 205, aspect: 55, rim: 16, commercial: false };

describe('readSearch', () => {
  test.each([
    ['205/55R16', []],
    ['ميشلان 205/55 R16', ['ميشلان']],
    ['205 55 16 lassa', ['lassa']],
    ['lassa 2055516 91V', ['lassa', '91v']],
    ['مقاس ٢٠٥/٥٥ر١٦', []],
    ['LAS-GRW-2055516', ['las', 'grw']],
  ])('finds the size in %s and keeps the other words', (text, terms) => {
    expect(readSearch(text)).toEqual({ size: SIZE, terms });
  });

  test('reads van and flotation sizes', () => {
    expect(readSearch('195 R14C').size).toEqual({ width: 195, aspect: null, rim: 14, commercial: true });
    expect(readSearch('31x10.5r15').size).toEqual({ width: 31, aspect: 10.5, rim: 15, commercial: false });
  });

  test('leaves out idle words, unless there is nothing else', () => {
    expect(readSearch('مقاس 16 بوصة').terms).toEqual(['16']);
    expect(readSearch('the').terms).toEqual(['the']);
  });

  test('has nothing to look for in punctuation', () => {
    expect(readSearch(' "*- ')).toEqual({ size: null, terms: [] });
  });
});

test('indexedText folds, and offers words without their article', () => {
  expect(indexedText('الإطاراتُ', 'Énergy', null)).toBe('الاطارات energy اطارات');
});

test('sizeSpellings holds what people begin to type', () => {
  const spellings = sizeSpellings(SIZE).split(' ');
  expect(spellings).toEqual(expect.arrayContaining(['205', '55', '16', 'r16', '55r16', '2055516']));
});
