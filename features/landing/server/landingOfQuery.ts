import { carParts } from '../../../domain/fitment/carKey.js';
import { PAGE_SIZE_DEFAULT } from '../../../domain/core/limits.js';
import { sizePath, sizeSlug, slugOf } from '../domain/landingPaths.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { TyreSize } from '../../../domain/tyres/tyre.js';
import type { Backend } from '../../../server/ports/backend.js';
import { findLanding } from './findLanding.js';
import { ofBrand, readAssortment, stockedIn } from './assortment.js';
import { fitmentsIn } from '../domain/carYears.js';
import { sizesOf } from '../../../domain/fitment/fitment.js';

/**
 * The canonical path of a search that shows what a landing page shows: one size, one brand, one brand in a size, or one
 * car, and nothing else. Null for every other search, which search engines do not list.
 */
export async function landingOfQuery(backend: Backend, query: ProductQuery): Promise<string | null> {
  const { sort, page, perPage, ...filters } = query;
  if (sort !== 'relevance' || page !== 1 || perPage !== PAGE_SIZE_DEFAULT) return null;
  const names = Object.keys(filters).sort().join(' ');
  switch (names) {
    case 'car':
      return landingOfCar(backend, query.car ?? '');
    case 'brand':
      return landingOfBrand(backend, query.brand ?? []);
    case 'aspect rim width':
    case 'aspect brand rim width':
      return landingOfSize(backend, query);
    default:
      return null;
  }
}

async function landingOfCar(backend: Backend, key: string): Promise<string | null> {
  const parts = carParts(key);
  // With a size, the search shows only a part of what fits the car.
  if (parts?.size !== '') return null;
  const make = (await backend.store.fitment.table()).find(({ models }) =>
    models.some(({ slug }) => slug === parts.model),
  );
  const found = await findLanding(backend, `/cars/${make?.slug ?? ''}/${parts.model}/${parts.year}`);
  if (found?.landing.kind !== 'car') return null;
  const { model, year } = found.landing;
  const sizes = sizesOf(fitmentsIn(found.landing.make, model, year));
  return stockedIn(await readAssortment(backend), sizes).size > 0 ? found.path : null;
}

async function landingOfBrand(backend: Backend, brands: readonly string[]): Promise<string | null> {
  const found = await findLanding(backend, `/brands/${encodeURIComponent(slugOf(brands[0] ?? ''))}`);
  if (brands.length !== 1 || found?.landing.kind !== 'brand') return null;
  return found.landing.brand.stocked.size > 0 ? found.path : null;
}

async function landingOfSize(backend: Backend, query: ProductQuery): Promise<string | null> {
  const { width = [], aspect = [], rim = [], brand = [] } = query;
  const [[w], [a], [r]] = [width, aspect, rim];
  const isOne = [width, aspect, rim].every(({ length }) => length === 1) && brand.length <= 1;
  if (!isOne || w === undefined || a === undefined || r === undefined) return null;
  const { sizes } = await readAssortment(backend);
  const kinds: TyreSize[] = [false, true].map((commercial) => ({ width: w, aspect: a, rim: r, commercial }));
  const stocked = kinds.filter((size) => (sizes.get(sizeSlug(size))?.stocked.size ?? 0) > 0);
  const [size] = stocked;
  // Car and van tyres of the same figures are two pages, and the search shows both.
  if (size === undefined || stocked.length > 1) return null;
  if (brand[0] === undefined) return sizePath(size);
  const found = await findLanding(backend, sizePath(size, brand[0]));
  if (found?.landing.kind !== 'size' || found.landing.brand === null) return null;
  const range = ofBrand(found.landing.size, found.landing.brand.slug);
  return range !== null && range.stocked.size > 0 ? found.path : null;
}
