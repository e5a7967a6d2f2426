import { expect, it } from 'vitest';
import { categoryPath, PATHS, tipPath } from '../../../domain/core/paths.js';
import { brandPath, isCataloguePath, LANDING_PATHS } from './landingPaths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';

it.each([
  ...[PATHS.home, PATHS.search, categoryPath(1), productPath('simple', 7)],
  ...[LANDING_PATHS.cars, brandPath('Michelin')],
])('products are chosen at %s', (path) => {
  expect(isCataloguePath(path)).toBe(true);
});

it.each([
  ...[PATHS.cart, PATHS.cartAddress, PATHS.checkout, PATHS.profile, PATHS.login, PATHS.faq],
  ...[PATHS.branches, PATHS.tips, tipPath(3), '/about-us', '/categoryx', '/searching'],
])('no products are chosen at %s', (path) => {
  expect(isCataloguePath(path)).toBe(false);
});
