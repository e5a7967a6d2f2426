import { PATHS } from '../core/paths.js';
import { isLandingPath } from './landingPaths.js';

const PAGES: readonly string[] = [PATHS.home, PATHS.search, PATHS.wishlist];
const BELOW = ['/category/', '/product/'];

/** Whether a path without locale is that of a page on which products are chosen, such as a listing or a product. */
export function isCataloguePath(path: string): boolean {
  return PAGES.includes(path) || BELOW.some((base) => path.startsWith(base)) || isLandingPath(path);
}
