import { brandPath, carPath, sizePath, sizeSlug } from '../domain/landingPaths.js';
import { LANDING_PATHS } from '../facts.js';
import type { TyreSize } from '../../../domain/tyres/tyre.js';
import { fitmentsIn, modelYears } from '../domain/carYears.js';
import { type FitmentTable, sizesOf } from '../../../domain/fitment/fitment.js';
import type { Backend } from '../../../server/ports/backend.js';
import { type Assortment, byBrand, type Range, readAssortment, stockedIn } from './assortment.js';
import { sizesOfModel } from './carLanding.js';
import { thisYear } from './findLanding.js';

/** A landing page with something in stock. */
export interface LandingPlace {
  path: string;
  /** Ids of the products in stock. */
  stocked: ReadonlySet<number>;
}

/** Landing pages by kind. */
export interface LandingPlaces {
  indexes: LandingPlace[];
  sizes: LandingPlace[];
  brands: LandingPlace[];
  brandSizes: LandingPlace[];
  makes: LandingPlace[];
  models: LandingPlace[];
  /** Models in one year. */
  cars: LandingPlace[];
}

const known = new WeakMap<Assortment, { table: FitmentTable; places: LandingPlaces }>();

/** All landing pages that search engines may list, from the catalogue's index and the fitment table. */
export async function listLandings(backend: Pick<Backend, 'store'>): Promise<LandingPlaces> {
  const [assortment, table] = await Promise.all([readAssortment(backend), backend.store.fitment.table()]);
  const before = known.get(assortment);
  if (before?.table === table) return before.places;
  const places = placesOf(assortment, table);
  known.set(assortment, { table, places });
  return places;
}

function placesOf(assortment: Assortment, table: FitmentTable): LandingPlaces {
  const [sizes, brands] = [[...assortment.sizes.values()], [...assortment.brands.values()]];
  const cars = carPlaces(table, assortment);
  return {
    indexes: filled([
      { path: LANDING_PATHS.sizes, stocked: union(sizes) },
      { path: LANDING_PATHS.brands, stocked: union(brands) },
      { path: LANDING_PATHS.cars, stocked: union(cars.makes) },
    ]),
    sizes: filled(sizes.map(({ size, stocked }) => ({ path: sizePath(size), stocked }))),
    brands: filled(brands.map(({ slug, stocked }) => ({ path: brandPath(slug), stocked }))),
    brandSizes: filled(
      sizes.flatMap(({ size, lines }) =>
        [...byBrand(lines).values()].map(({ slug, stocked }) => ({ path: sizePath(size, slug), stocked })),
      ),
    ),
    ...cars,
  };
}

function carPlaces(
  table: FitmentTable,
  assortment: Assortment,
): Pick<LandingPlaces, 'makes' | 'models' | 'cars'> {
  // Years of a model, and models, often share their sizes; each set of products is made once.
  const sets = new Map<string, ReadonlySet<number>>();
  const place = (path: string, sizes: readonly TyreSize[]): LandingPlace => {
    const key = sizes.map(sizeSlug).join(' ');
    const stocked = sets.get(key) ?? stockedIn(assortment, sizes);
    sets.set(key, stocked);
    return { path, stocked };
  };
  const [makes, models, cars]: [LandingPlace[], LandingPlace[], LandingPlace[]] = [[], [], []];
  for (const make of table) {
    makes.push(place(carPath(make.slug), make.models.flatMap(sizesOfModel)));
    for (const model of make.models) {
      models.push(place(carPath(make.slug, model.slug), sizesOfModel(model)));
      for (const year of modelYears(model, thisYear())) {
        cars.push(place(carPath(make.slug, model.slug, year), sizesOf(fitmentsIn(make, model, year))));
      }
    }
  }
  return { makes: filled(makes), models: filled(models), cars: filled(cars) };
}

function union(ranges: readonly Pick<Range, 'stocked'>[]): ReadonlySet<number> {
  return new Set(ranges.flatMap(({ stocked }) => [...stocked]));
}

/** No empty page is listed. */
function filled(places: readonly LandingPlace[]): LandingPlace[] {
  return places.filter(({ stocked }) => stocked.size > 0);
}

/**
 * Paths of the landing pages that the build prerenders: the indexes, then in turn a size, a brand, a brand in a size and
 * a car with most products in stock, up to the setting. The others are rendered on demand.
 */
export async function listPrerenderedLandings(
  backend: Pick<Backend, 'store' | 'settings'>,
): Promise<string[]> {
  const { indexes, sizes, brands, brandSizes, cars } = await listLandings(backend);
  const ranked = [sizes, brands, brandSizes, newestOfEach(cars)].map(mostFirst);
  const longest = Math.max(...ranked.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, rank) => ranked.flatMap((places) => places[rank] ?? []));
  return [...indexes, ...inTurn.flat()]
    .slice(0, backend.settings.prerenderLandingPages)
    .map(({ path }) => path);
}

function mostFirst(places: readonly LandingPlace[]): LandingPlace[] {
  return [...places].sort((a, b) => b.stocked.size - a.stocked.size);
}

/**
 * The newest of a model's years that need the same sizes, whose pages show the same products: so a sitemap has not many
 * times more cars than the shop has products. The other years can be reached by links.
 */
export function newestOfAlike(cars: readonly LandingPlace[]): LandingPlace[] {
  const listed = new Map<ReadonlySet<number>, Set<string>>();
  return cars.filter(({ path, stocked }) => {
    const models = listed.get(stocked) ?? new Set();
    listed.set(stocked, models);
    const isFirst = !models.has(modelOf(path));
    models.add(modelOf(path));
    return isFirst;
  });
}

function modelOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The newest year of each model; years are listed newest first. */
function newestOfEach(cars: readonly LandingPlace[]): LandingPlace[] {
  return [...new Map([...cars].reverse().map((car) => [modelOf(car.path), car])).values()].reverse();
}
