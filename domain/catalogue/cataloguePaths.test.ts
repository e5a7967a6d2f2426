import { expect, it } from 'vitest';
import { categoryPath, PATHS, tipPath } from '../core/paths.js';
import { TREE_ROOTS } from '../../features/facts.js';
import { isCataloguePath } from './cataloguePaths.js';
import { productPath } from './productPath.js';

it.each([
  ...[PATHS.home, PATHS.search, categoryPath(1), productPath('simple', 7)],
  ...TREE_ROOTS.flatMap(({ path }) => [path, `${path}/one`]),
])('products are chosen at %s', (path) => {
  expect(isCataloguePath(path)).toBe(true);
});

it.each([
  ...[PATHS.cart, PATHS.cartAddress, PATHS.checkout, PATHS.profile, PATHS.login, PATHS.faq],
  ...[PATHS.branches, PATHS.tips, tipPath(3), '/about-us', '/categoryx', '/searching'],
])('no products are chosen at %s', (path) => {
  expect(isCataloguePath(path)).toBe(false);
});
