import { GOODS_PATHS } from '../../features/goodsPaths.js';
import { PATHS } from '../core/paths.js';

/** Where all tyres are. */
export const TYRES_PATH = GOODS_PATHS.tyres ?? PATHS.search;

/** What there is of a brand, by its English name. */
export function brandPath(name: string): string {
  return GOODS_PATHS.brand?.(name) ?? `${PATHS.search}?${new URLSearchParams({ brand: name })}`;
}
