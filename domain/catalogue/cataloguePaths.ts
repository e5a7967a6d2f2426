import { FEATURE_PAGES, treeAt } from '../../features/facts.js';
import { PATHS } from '../core/paths.js';

/** Pages on which products are chosen. */
const LISTS: readonly string[] = [
  ...[PATHS.home, PATHS.search],
  ...FEATURE_PAGES.filter(({ isCatalogue }) => isCatalogue === true).map(({ path }) => path),
];
const BELOW = ['/category/', '/product/'];

/** Whether a path without locale is that of a page on which products are chosen, such as a listing or a product. */
export function isCataloguePath(path: string): boolean {
  return (
    LISTS.includes(path) || BELOW.some((base) => path.startsWith(base)) || treeAt(path)?.isCatalogue === true
  );
}
