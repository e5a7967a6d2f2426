import { expect, test } from 'vitest';
import { FEATURE_TREES } from '../../features/facts.js';
import { findPage } from './pages.js';

const IN_TREES = FEATURE_TREES.flatMap(({ page, roots }) =>
  roots.flatMap(({ path }): [string, string][] => [
    [path, page],
    [`${path}/a/b`, page],
  ]),
);

test.each<[string, string]>([...IN_TREES, ['/faq', 'faq'], ['/warranty', '@slug']])(
  'finds the code of %s ahead in pages/%s',
  (path, page) => {
    expect(findPage(path)).toBe(`/pages/${page}`);
  },
);

test('finds no code for a path without a page', () => {
  expect(findPage('/product/simple/1/more')).toBeUndefined();
});
