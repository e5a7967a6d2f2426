import type { GoodsPaths } from './feature.js';
import { landingPaths } from './landing/domain/landingPaths.js';

/** Pages of features about what the shop sells. */
export const GOODS_PATHS: GoodsPaths = { ...landingPaths };
