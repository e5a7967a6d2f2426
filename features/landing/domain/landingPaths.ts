import { decoded } from '../../../domain/text/decoded.js';
import { FEATURE_PAGES } from '../../facts.js';
import { PATHS } from '../../../domain/core/paths.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import { formatSize, type TyreSize } from '../../../domain/tyres/tyre.js';

/*
 * Addresses of the landing pages: `/tyres/205-55-r16`, `/tyres/205-55-r16/michelin`, `/brands/michelin`,
 * `/cars/toyota/corolla/2018`, and of the indexes above them.
 */

export const LANDING_PATHS = { sizes: '/tyres', brands: '/brands', cars: '/cars' } as const;

/** Whether a path without locale is that of a landing page or index. */
export function isLandingPath(path: string): boolean {
  return Object.values(LANDING_PATHS).some((base) => path === base || path.startsWith(`${base}/`));
}

/** Other pages on which products are chosen. */
const LISTS: readonly string[] = [
  ...[PATHS.home, PATHS.search],
  ...FEATURE_PAGES.filter(({ isCatalogue }) => isCatalogue === true).map(({ path }) => path),
];
const BELOW = ['/category/', '/product/'];

/** Whether a path without locale is that of a page on which products are chosen, such as a listing or a product. */
export function isCataloguePath(path: string): boolean {
  return LISTS.includes(path) || BELOW.some((base) => path.startsWith(base)) || isLandingPath(path);
}

/** The decoded segments of a path; null if one of them cannot be decoded. */
export function segmentsOf(path: string): string[] | null {
  const segments = path.split('/').slice(1).map(decoded);
  const known = segments.filter((segment) => segment !== null);
  return known.length < segments.length ? null : known;
}

/** A name in an address: `B.F. Goodrich` → `b-f-goodrich`, in any script; empty if it has no letter or digit. */
export function slugOf(name: string): string {
  return foldSearchText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** `205/55 R16` → `205-55-r16`; a decimal point is `_`, because a dot would look like the name of a file. */
export function sizeSlug(size: TyreSize): string {
  return formatSize(size).toLowerCase().replace(/[/ ]/g, '-').replaceAll('.', '_');
}

/** The page of a tyre size, or of one brand in it. */
export function sizePath(size: TyreSize, brand?: string): string {
  return pathOf(LANDING_PATHS.sizes, sizeSlug(size), ...(brand === undefined ? [] : [slugOf(brand)]));
}

/** The page of a brand by its English name. */
export function brandPath(brand: string): string {
  return pathOf(LANDING_PATHS.brands, slugOf(brand));
}

/** The page of a make, a model or a model year. `model` is the slug of the fitment table: `toyota-corolla`. */
export function carPath(make: string, model?: string, year?: number): string {
  const own =
    model === undefined ? [] : [model.startsWith(`${make}-`) ? model.slice(make.length + 1) : model];
  return pathOf(LANDING_PATHS.cars, make, ...own, ...(year === undefined ? [] : [String(year)]));
}

function pathOf(base: string, ...segments: string[]): string {
  return [base, ...segments.map(encodeURIComponent)].join('/');
}
