import { decoded } from '../../../domain/text/decoded.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import { formatSize, type TyreSize } from '../../../domain/tyres/tyre.js';
import type { GoodsPaths } from '../../feature.js';
import { LANDING_PATHS } from '../facts.js';

/*
 * Addresses of the landing pages: `/tyres/205-55-r16`, `/tyres/205-55-r16/michelin`, `/brands/michelin`,
 * `/cars/toyota/corolla/2018`, and of the indexes above them.
 */

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

/** What the shop links to. */
export const landingPaths = {
  tyres: LANDING_PATHS.sizes,
  brand: brandPath,
  car: (make, model) => carPath(slugOf(make), model === null ? undefined : slugOf(`${make} ${model}`)),
} satisfies GoodsPaths;

function pathOf(base: string, ...segments: string[]): string {
  return [base, ...segments.map(encodeURIComponent)].join('/');
}
