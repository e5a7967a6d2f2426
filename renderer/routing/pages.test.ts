import { expect, test } from 'vitest';
import { findPage } from './pages.js';

test.each([
  ['/tyres', 'landing'],
  ['/brands', 'landing'],
  ['/cars/toyota/corolla/2018', 'landing'],
  ['/faq', 'faq'],
  ['/warranty', '@slug'],
])('finds the code of %s ahead in pages/%s', (path, page) => {
  expect(findPage(path)).toBe(`/pages/${page}`);
});

test('finds no code for a path without a page', () => {
  expect(findPage('/product/simple/1/more')).toBeUndefined();
});
